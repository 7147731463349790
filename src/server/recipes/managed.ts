import type { Payload } from 'payload'
import { nearCondition, storedCondition } from '@/search/postgres/stored'
import { notFound } from '@/src/contract/failure'
import type { ManagedRecipeRow } from '@/src/contract/recipe/recipe'
import type { ManagedRecipesQuery } from '@/src/contract/recipe/recipes-index'
import { firstRow } from '../database'
import { isoInstant } from '../instant-sql'
import { RECIPE_CARD } from './card-sql'
import { presentCard } from './present'
import type { CardRow } from './present'

const ORDERS = {
  updated_at_desc: 'r.updated_at desc, r.id',
  published_at_desc: 'r.published_at desc nulls first, r.id',
  published_at_asc: 'r.published_at nulls last, r.id',
  title_asc: 'lower(r.title), r.id',
} as const satisfies Record<ManagedRecipesQuery['orderBy'], string>

const ROW = `${RECIPE_CARD} || jsonb_build_object('updatedAt', ${isoInstant('r.updated_at')},
  'isLegacy', r.legacy_recipe_data is not null)`

/**
 * Locked recipes of the site with a text in an ingredient line. The index holds only what anyone may
 * read of them, so their lines are looked through here, for who works on the site.
 */
const LOCKED_WITH_LINE = `select g._parent_id from recipes l
  join recipe_ingredient_groups g on g._parent_id = l.id
  join recipe_ingredients u on u._parent_id = g.id left join ingredients i on i.id = u.ingredient_id
  where l.site_id = $1 and l.privacy_setting <> 'public'
    and (u.ingredient_title_override ilike '%' || $4 || '%' or i.title ilike '%' || $4 || '%')`

const MATCHES = `r.site_id = $1 and coalesce($5::text = 'deleted', false) = (r.deleted_at is not null)
  and ($4::text is null or r.title ilike '%' || $4 || '%' or r.slug ilike '%' || $4 || '%'
    or r.id in (select s.recipe_id from search_recipes s where s.document @@ $6::tsquery)
    or r.id in (${LOCKED_WITH_LINE}))
  and ($5::text is null or $5 = 'deleted' or ($5 = 'draft') = (r.published_at is null))`

const listStatement = (orderBy: ManagedRecipesQuery['orderBy']) => ({
  name: `managed_recipes_${orderBy}`,
  text: `
    with page as (
      select r.id from recipes r where ${MATCHES} order by ${ORDERS[orderBy]} limit $2 offset $3)
    select (select count(*)::int from recipes r where ${MATCHES}) as total,
      (select coalesce(jsonb_agg(${ROW} order by ${ORDERS[orderBy]}), '[]')
        from recipes r where r.id in (select id from page)) as recipes`,
})

type ManagedCardRow = CardRow & { updatedAt: string; isLegacy: boolean }

const presentRow = (row: ManagedCardRow): ManagedRecipeRow => ({
  ...presentCard(row),
  updatedAt: row.updatedAt,
  isLegacy: row.isLegacy,
})

/**
 * A page of all recipes of a site for who works on it, drafts too. A text is looked for in titles and
 * addresses as it stands, and by the words of the whole recipe; typos count when nothing else fits.
 */
export async function listManagedRecipes(
  payload: Payload,
  siteId: string,
  query: ManagedRecipesQuery,
): Promise<{ recipes: ManagedRecipeRow[]; total: number }> {
  const text = query.query ?? ''
  const asTyped = await listMatching(payload, siteId, query, storedCondition(siteId, text))
  if (asTyped.total > 0 || text === '') return asTyped
  const near = await nearCondition(payload.db.pool, siteId, text)
  return near === null ? asTyped : listMatching(payload, siteId, query, near)
}

async function listMatching(
  payload: Payload,
  siteId: string,
  { limit, offset, query, status, orderBy }: ManagedRecipesQuery,
  condition: string | null,
): Promise<{ recipes: ManagedRecipeRow[]; total: number }> {
  const pattern = query ? query.replace(/[\\%_]/g, '\\$&') : null
  const found = await firstRow<{ total: number; recipes: ManagedCardRow[] }>(
    payload,
    listStatement(orderBy),
    [siteId, limit, offset, pattern, status ?? null, condition],
  )
  return { recipes: (found?.recipes ?? []).map(presentRow), total: found?.total ?? 0 }
}

const BY_ID = {
  name: 'managed_recipe',
  text: `select ${ROW} as recipe from recipes r
    where r.id = $2 and r.site_id = $1 and r.deleted_at is null`,
}

/** One row of that list. @throws Failure `not_found`, also for another site's recipe */
export async function getManagedRow(
  payload: Payload,
  siteId: string,
  id: string,
): Promise<ManagedRecipeRow> {
  const found = await firstRow<{ recipe: ManagedCardRow }>(payload, BY_ID, [siteId, id])
  if (!found) throw notFound('Recipe')
  return presentRow(found.recipe)
}
