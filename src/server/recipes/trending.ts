import type { Payload } from 'payload'
import type { RecipeCard } from '@/src/contract/recipe/recipe'
import { rows } from '../database/statements'
import type { Statement } from '../database/statements'
import { limitCacheTime, noteCards } from '../web/content-reads'
import { RECIPE_CARD, IS_PUBLISHED } from './reading/card-sql'
import { presentCard } from './reading/present'
import type { CardRow } from './reading/present'

/** Bookmarks and the passing of time notify nobody. */
const TRENDING_SECONDS = 600

/** A bookmark and a comment count the same; ties are ordered newest first. */
const TRENDING: Statement = {
  name: 'trending_recipes',
  reads: ['lists', 'comments'],
  text: `
  with activity as (
    select recipe_id, count(*) as times from (
      select b.recipe_id from bookmarks b
        where b.site_id = $1 and b.created_at > now() - interval '30 days'
      union all
      select c.recipe_id from comments c
        where c.site_id = $1 and c.created_at > now() - interval '30 days' and c.status = 'published'
    ) as acts group by recipe_id),
  top as (
    select r.id, coalesce(a.times, 0) as times
    from recipes r left join activity a on a.recipe_id = r.id
    where r.site_id = $1 and ${IS_PUBLISHED}
    order by times desc, r.published_at desc, r.id limit $2)
  select ${RECIPE_CARD} as card from top join recipes r on r.id = top.id
    order by top.times desc, r.published_at desc, r.id`,
}

/**
 * Lists the published recipes of a site with the most bookmarks and comments in the last 30 days, filled up
 * with the newest ones to the requested number. One statement.
 */
export async function listTrendingRecipes(
  payload: Payload,
  siteId: string,
  limit: number,
): Promise<RecipeCard[]> {
  const found = await rows<{ card: CardRow }>(payload, TRENDING, [siteId, limit])
  const cards = found.map(({ card }) => presentCard(card))
  noteCards(cards)
  limitCacheTime(TRENDING_SECONDS)
  return cards
}
