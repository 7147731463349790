import type { Payload } from 'payload'
import { nearCondition, storedCondition } from '@/search/postgres/stored'
import type { ManagedFilter } from '@/src/contract/recipe/recipes-index'
import { eachTermList, TERM_LIST_NAMES, TERM_LISTS } from '@/src/contract/recipe/term-lists'
import type { TermList } from '@/src/contract/recipe/term-lists'
import { DRAFT_PRIVACY, draftHasTerm, draftsWith, DRAFT_HAS_PART } from './drafts/draft-row-sql'
import { IS_STORED_POST } from './reading/stored-post-sql'
import { RICH_RESULT_PART_NAMES } from '@/src/domain/recipes/rich-results'
import type { RichResultPart } from '@/src/domain/recipes/rich-results'

const STORED_HAS_PART: Record<RichResultPart, string> = {
  picture: 'exists (select 1 from recipe_images p where p._parent_id = r.id)',
  description: `btrim(coalesce(r.description, '')) <> ''`,
  ingredients: `exists (select 1 from recipe_ingredient_groups g
    join recipe_ingredients u on u._parent_id = g.id where g._parent_id = r.id)`,
  steps: `exists (select 1 from recipe_instruction_groups g
    join recipe_instructions s on s._parent_id = g.id where g._parent_id = r.id)`,
  time: 'coalesce(r.prep_time_minutes, 0) + coalesce(r.cook_time_minutes, 0) > 0',
  servings: 'coalesce(r.yield_servings, 0) > 0',
  category: `exists (select 1 from recipes_rels f where f.parent_id = r.id
    and f.path in ('${TERM_LISTS.meals.stored}', '${TERM_LISTS.categories.stored}'))`,
}

const hasPart = (part: RichResultPart): string =>
  `coalesce(${DRAFT_HAS_PART[part]}, ${STORED_HAS_PART[part]})`

/** Whether a recipe `r` has a picture, one that was never published in its draft. */
const HAS_PICTURE = hasPart('picture')

/**
 * SQL condition that a recipe `r` has all parts of a rich result, in its draft if it was never published.
 * @see docs/product/kitchen.md#search-and-social
 */
const IS_READY_FOR_RICH_RESULTS = RICH_RESULT_PART_NAMES.map(hasPart).join('\n  and ')

/**
 * Locked recipes of the site with a text in an ingredient line. The index contains only their public
 * content, so their lines are scanned here, for staff.
 */
const LOCKED_WITH_LINE = `select g._parent_id from recipes l
  join recipe_ingredient_groups g on g._parent_id = l.id
  join recipe_ingredients u on u._parent_id = g.id left join ingredients i on i.id = u.ingredient_id
  where l.site_id = $1 and l.privacy_setting <> 'public'
    and (u.ingredient_title_override ilike '%' || $2 || '%' or i.title ilike '%' || $2 || '%')`

/** The id of the wanted term of a list, in the object of `$8`. */
const wantedTerm = (list: TermList): string => `($8::jsonb ->> '${list}')`
/** The condition on recipes `r` that they have the wanted term of a list, if there is one. */
const hasTerm = (list: TermList): string =>
  `(${wantedTerm(list)} is null or coalesce(${draftHasTerm(list, wantedTerm(list))},
    exists (select 1 from recipes_rels f where f.parent_id = r.id
      and f.path = '${TERM_LISTS[list].stored}' and f.terms_id = ${wantedTerm(list)}::uuid)))`

/** The condition on recipes `r` that match a filter; its values are `$1` to `$10`. */
export const MATCHES_FILTER = `r.site_id = $1
  and coalesce($3::text = 'deleted', false) = (r.deleted_at is not null)
  and ($2::text is null or r.title ilike '%' || $2 || '%' or r.slug ilike '%' || $2 || '%'
    or r.id in (select s.recipe_id from search_recipes s where s.document @@ $4::tsquery)
    or r.id in (${LOCKED_WITH_LINE}) or r.id in (${draftsWith('$1', '$2')}))
  and ($3::text is null or case $3 when 'deleted' then true
    when 'failed' then exists (select 1 from recipe_drafts d
      where d.recipe_id = r.id and d.publish_failure is not null)
    else ($3 = 'draft') = (r.published_at is null) end)
  and ($5::text is null or coalesce(${DRAFT_PRIVACY}, r.privacy_setting::text) = $5)
  and ($6::text is null or ($6 = 'legacy') = ${IS_STORED_POST})
  and ($7::text is null or case $7 when 'picture' then not ${HAS_PICTURE}
    else not (${IS_READY_FOR_RICH_RESULTS}) end)
  and ${TERM_LIST_NAMES.map(hasTerm).join('\n  and ')}
  and ($9::uuid is null or exists (select 1 from recipe_collections_rels f
    join recipe_collections c on c.id = f.parent_id
    where f.parent_id = $9 and c.site_id = $1 and f.path = 'recipes' and f.recipes_id = r.id))
  and ($10::uuid is null or r.id in (select i.recipe_id from import_rows i
    where i.import_id = $10 and i.site_id = $1 and i.outcome = 'created'))`

/** Values of a condition, in order. */
export type FilterValues = readonly (string | null)[]

/** Returns the values of `MATCHES_FILTER`, with words as typed. */
export const filterValues = (siteId: string, filter: ManagedFilter): FilterValues =>
  valuesWith(siteId, filter, storedCondition(siteId, filter.query ?? ''))

/** Returns those values with unknown words replaced by similar ones; null when there are none. */
export async function nearFilterValues(
  payload: Payload,
  siteId: string,
  filter: ManagedFilter,
): Promise<FilterValues | null> {
  if (!filter.query) return null
  const near = await nearCondition(payload.db.pool, siteId, filter.query)
  return near === null ? null : valuesWith(siteId, filter, near)
}

/** The ids of the terms that a filter wants, by the names of their lists. */
const wantedTerms = (filter: ManagedFilter): Partial<Record<TermList, string | undefined>> =>
  eachTermList((list) => filter[`${TERM_LISTS[list].kind}Id`])

const valuesWith = (
  siteId: string,
  filter: ManagedFilter,
  condition: string | null,
): FilterValues => [
  siteId,
  filter.query ? filter.query.replace(/[\\%_]/g, '\\$&') : null,
  filter.status ?? null,
  condition,
  filter.privacySetting ?? null,
  filter.kind ?? null,
  filter.missing ?? null,
  JSON.stringify(wantedTerms(filter)),
  filter.collectionId ?? null,
  filter.importId ?? null,
]
