import type { Payload } from 'payload'
import { notFound } from '@/src/contract/failure'
import type { ManagedRecipeRow } from '@/src/contract/recipe/recipe'
import type { ManagedRecipesQuery } from '@/src/contract/recipe/recipes-index'
import { firstRow } from '../database/statements'
import { isoInstant } from '../database/instant-sql'
import { DRAFT_CARD } from './drafts/draft-row-sql'
import { RECIPE_CARD } from './reading/card-sql'
import { MATCHES_FILTER, filterValues, nearFilterValues } from './managed-filter'
import type { FilterValues } from './managed-filter'
import { presentCard } from './reading/present'
import type { CardRow } from './reading/present'
import { IS_STORED_POST } from './reading/stored-post-sql'

/** The SQL of each sort order of the list, on recipes `r`. */
export const MANAGED_ORDERS = {
  updated_at_desc: 'r.updated_at desc, r.id',
  published_at_desc: 'r.published_at desc nulls first, r.id',
  published_at_asc: 'r.published_at nulls last, r.id',
  title_asc: 'lower(r.title), r.id',
} as const satisfies Record<Exclude<ManagedRecipesQuery['orderBy'], 'relevance'>, string>

/** Those orders, and the similarity of a title to the searched text. */
const ORDERS = {
  ...MANAGED_ORDERS,
  relevance: `case when $2 is null then 0 when r.title ilike $2 || '%' then 0
    when r.title ilike '% ' || $2 || '%' then 1 when r.title ilike '%' || $2 || '%' then 2
    else 3 end, r.updated_at desc, r.id`,
} as const satisfies Record<ManagedRecipesQuery['orderBy'], string>

const ROW = `${RECIPE_CARD} || ${DRAFT_CARD} || jsonb_build_object('updatedAt', ${isoInstant('r.updated_at')},
  'deletedAt', ${isoInstant('r.deleted_at')},
  'isLegacy', ${IS_STORED_POST})
  || coalesce((select jsonb_build_object('changesAt', ${isoInstant('d.publish_at')},
      'changesFailure', d.publish_failure) from recipe_drafts d where d.recipe_id = r.id),
    '{"changesAt": null, "changesFailure": null}')`

const WANTED = `${MATCHES_FILTER} and ($13::text is null or r.slug = $13)`

const listStatement = (orderBy: ManagedRecipesQuery['orderBy']) => ({
  name: `managed_recipes_${orderBy}`,
  text: `
    with page as (
      select r.id from recipes r where ${WANTED}
      order by ${ORDERS[orderBy]} limit $11 offset $12)
    select (select count(*)::int from recipes r where ${WANTED}) as total,
      (select coalesce(jsonb_agg(${ROW} order by ${ORDERS[orderBy]}), '[]')
        from recipes r where r.id in (select id from page)) as recipes`,
})

type ManagedCardRow = CardRow &
  Pick<ManagedRecipeRow, 'updatedAt' | 'isLegacy' | 'changesAt' | 'changesFailure' | 'deletedAt'>

const presentRow = (row: ManagedCardRow): ManagedRecipeRow => ({
  ...presentCard(row),
  updatedAt: row.updatedAt,
  isLegacy: row.isLegacy,
  changesAt: row.changesAt,
  changesFailure: row.changesFailure,
  deletedAt: row.deletedAt,
})

/**
 * Lists a page of a site's recipes for its staff, including drafts. Searches the text literally in titles
 * and addresses, and by words in the whole recipe; tolerates typos when nothing else matches.
 */
export async function listManagedRecipes(
  payload: Payload,
  siteId: string,
  query: ManagedRecipesQuery,
): Promise<{ recipes: ManagedRecipeRow[]; total: number }> {
  const asTyped = await listMatching(payload, query, filterValues(siteId, query))
  if (asTyped.total > 0) return asTyped
  const near = await nearFilterValues(payload, siteId, query)
  return near === null ? asTyped : listMatching(payload, query, near)
}

async function listMatching(
  payload: Payload,
  { limit, offset, orderBy, slug }: ManagedRecipesQuery,
  values: FilterValues,
): Promise<{ recipes: ManagedRecipeRow[]; total: number }> {
  const found = await firstRow<{ total: number; recipes: ManagedCardRow[] }>(
    payload,
    listStatement(orderBy),
    [...values, limit, offset, slug ?? null],
  )
  return { recipes: (found?.recipes ?? []).map(presentRow), total: found?.total ?? 0 }
}

const BY_ID = {
  name: 'managed_recipe',
  text: `select ${ROW} as recipe from recipes r
    where r.id = $2 and r.site_id = $1 and r.deleted_at is null`,
}

/** Returns one row of that list. @throws Failure `not_found`, also for another site's recipe */
export async function getManagedRow(
  payload: Payload,
  siteId: string,
  id: string,
): Promise<ManagedRecipeRow> {
  const found = await firstRow<{ recipe: ManagedCardRow }>(payload, BY_ID, [siteId, id])
  if (!found) throw notFound('Recipe')
  return presentRow(found.recipe)
}
