import { CARD_FIELDS, WRITTEN_RECIPE_FIELDS } from '@/src/contract/recipe/recipe-fields'
import { TERM_LISTS } from '@/src/contract/recipe/term-lists'
import type { RichResultPart } from '@/src/domain/recipes/rich-results'
import { IMAGE_COLUMNS } from '@/src/server/images'

/*
 * A recipe `r` that was never published is, for who works on it, what its draft `d` says: the stored
 * one may be as empty as on its first day (docs/product/recipes.md#drafts-of-published-recipes).
 */

/** Stored as they are in the draft, or only ever changed by publishing it. */
const OF_THE_RECIPE = new Set(['title', 'slug', 'publishedAt'])

const PLAIN = Object.keys(CARD_FIELDS).filter(
  (name) => name in WRITTEN_RECIPE_FIELDS && !OF_THE_RECIPE.has(name),
)

/** How many parts of the document a path of JSON leads to. */
const count = (path: string): string =>
  `(select count(*) from jsonb_path_query(d.document, '${path}'))`
const has = (path: string): string => `jsonb_path_exists(d.document, '${path}')`

const LINES = '$.ingredientUsageGroups[*].ingredientUsages[*]'
const STEPS = '$.instructionGroups[*].instructions[*]'

// Pictures of other sites are none of the draft's, whatever it names.
const PICTURE = `(
  select jsonb_build_object(${IMAGE_COLUMNS('i')}, 'crop', d.document #> '{images,0,crop}')
  from images i
  where i.id = (d.document #>> '{images,0,id}')::uuid and i.site_id = d.site_id)`

const PRIVACY = `coalesce(d.document ->> 'privacySetting', 'public')`

/** What draft `d` puts in the place of the stored values of a card. */
const CARD = `jsonb_build_object(
  ${PLAIN.map((name) => `'${name}', d.document -> '${name}'`).join(', ')})
  || jsonb_build_object('privacySetting', ${PRIVACY}, 'image', ${PICTURE},
    'ingredientUsageCount', ${count(LINES)})`

/** A value of the draft of recipe `r`; null where the stored recipe counts. */
const ofDraft = (value: string): string =>
  `(select ${value} from recipe_drafts d where d.recipe_id = r.id and r.published_at is null)`

/** What the draft of recipe `r` puts in the place of the values of its card; `{}` for nothing. */
export const DRAFT_CARD = `coalesce(${ofDraft(CARD)}, '{}')`

/** Who may read recipe `r`, by its draft; null where the stored recipe counts. */
export const DRAFT_PRIVACY = ofDraft(PRIVACY)

/** Whether the draft of recipe `r` has a tag, a value of the statement; null where the stored one counts. */
export const draftHasTag = (tagId: string): string =>
  ofDraft(`(d.document -> '${TERM_LISTS.tags.written}') ? (${tagId}::uuid)::text`)

const HAS_PART: Record<RichResultPart, string> = {
  picture: has('$.images[*]'),
  description: `btrim(coalesce(d.document ->> 'description', '')) <> ''`,
  ingredients: has(LINES),
  steps: has(STEPS),
  time: has('$ ? (@.prepTimeMinutes > 0 || @.cookTimeMinutes > 0)'),
  servings: has('$ ? (@.yieldServings > 0)'),
  category:
    has(`$.${TERM_LISTS.meals.written}[*]`) + ' or ' + has(`$.${TERM_LISTS.categories.written}[*]`),
}

/** Whether the draft of recipe `r` has a picture; null where the stored recipe counts. */
export const DRAFT_HAS_PICTURE = ofDraft(HAS_PART.picture)

/** Whether it has all that a rich result wants; null where the stored recipe counts. */
export const DRAFT_IS_READY_FOR_RICH_RESULTS = ofDraft(
  Object.values(HAS_PART)
    .map((part) => `(${part})`)
    .join(' and '),
)
