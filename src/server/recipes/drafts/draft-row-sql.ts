import { CARD_FIELDS, WRITTEN_RECIPE_FIELDS } from '@/src/contract/recipe/recipe-fields'
import { TERM_LISTS } from '@/src/contract/recipe/term-lists'
import type { TermList } from '@/src/contract/recipe/term-lists'
import type { RichResultPart } from '@/src/domain/recipes/rich-results'
import { IMAGE_COLUMNS } from '@/src/server/images'

/*
 * A recipe `r` that was never published is, for who works on it, what its draft `d` says: the stored
 * one may be as empty as on its first day (docs/product/recipes.md#drafts-of-published-recipes). What
 * the draft has left as it was counts as it is stored now: the editor merges the two likewise.
 */

/** Stored as they are in the draft, or only ever changed by publishing it. */
const OF_THE_RECIPE = new Set(['title', 'slug', 'publishedAt'])

const PLAIN = Object.keys(CARD_FIELDS).filter(
  (name) => name in WRITTEN_RECIPE_FIELDS && !OF_THE_RECIPE.has(name),
)

/** The number of parts of the document at a path of JSON. */
const count = (path: string): string =>
  `(select count(*) from jsonb_path_query(d.document, '${path}'))`
const has = (path: string): string => `jsonb_path_exists(d.document, '${path}')`

const LINES = '$.ingredientUsageGroups[*].ingredientUsages[*]'
const STEPS = '$.instructionGroups[*].instructions[*]'

/** Whether the draft has changed one of these parts. */
const changes = (...parts: readonly string[]): string =>
  parts.map((part) => `d.document -> '${part}' is distinct from d.base -> '${part}'`).join(' or ')

// A draft may refer to pictures of other sites, which do not count.
const PICTURE = `(
  select jsonb_build_object(${IMAGE_COLUMNS('i')}, 'crop', d.document #> '{images,0,crop}')
  from images i
  where i.id = (d.document #>> '{images,0,id}')::uuid and i.site_id = d.site_id)`

const PRIVACY = `coalesce(d.document ->> 'privacySetting', 'public')`

/** The frame of a video that everybody may see stands in for a picture, as on every card. */
const VIDEO_POSTER = `(
  select jsonb_build_object(${IMAGE_COLUMNS('i')})
  from videos v join images i on i.id = v.poster_id
  where v.id = (d.document ->> 'videoId')::uuid and v.site_id = d.site_id
    and case when ${changes('privacySetting')} then ${PRIVACY} else r.privacy_setting::text end = 'public')`

/** A value of a card where the draft has changed one of these parts, else nothing. */
const shown = (name: string, parts: readonly string[], value: string): string =>
  `case when ${changes(...parts)} then jsonb_build_object('${name}', ${value}) else '{}' end`

const CARD = [
  ...PLAIN.map((name) =>
    shown(name, [name], name === 'privacySetting' ? PRIVACY : `d.document -> '${name}'`),
  ),
  shown('image', ['images', 'videoId', 'privacySetting'], `coalesce(${PICTURE}, ${VIDEO_POSTER})`),
  shown('ingredientUsageCount', ['ingredientUsageGroups'], count(LINES)),
].join('\n  || ')

/** A value of the draft of recipe `r`; null where the stored recipe counts. */
const ofDraft = (value: string, condition = 'true'): string =>
  `(select ${value} from recipe_drafts d
    where d.recipe_id = r.id and r.published_at is null and (${condition}))`

/** The card values that the draft of recipe `r` replaces; `{}` for none. */
export const DRAFT_CARD = `coalesce(${ofDraft(CARD)}, '{}')`

/** SQL condition that a text contains another, a value of the statement. */
const holds = (words: string, text: string): string => `${words} ilike '%' || ${text} || '%'`

/**
 * Builds the SQL of recipes of a site that were never published and contain a text in the description or an
 * ingredient line of their draft; both are values of the statement. The index of words contains only stored
 * recipes.
 */
export const draftsWith = (siteId: string, text: string): string => `
  select d.recipe_id from recipe_drafts d join recipes u on u.id = d.recipe_id
  where d.site_id = ${siteId} and u.published_at is null and (
    ${holds(`d.document ->> 'description'`, text)}
    or exists (
      select 1 from jsonb_path_query(d.document, '${LINES}') line
      left join ingredients i on i.id = (line ->> 'ingredientId')::uuid
      where ${holds(`line ->> 'originalText'`, text)} or ${holds('i.title', text)}
        or ${holds(`line ->> 'ingredientTitleOverride'`, text)}))`

/** The privacy setting in the draft of recipe `r`; null where the stored recipe counts. */
export const DRAFT_PRIVACY = ofDraft(PRIVACY, changes('privacySetting'))

const { meals, categories } = TERM_LISTS

/**
 * Whether the draft of recipe `r` has a term of a list, by its id, a text of the statement; null where the
 * stored one counts.
 */
export function draftHasTerm(list: TermList, termId: string): string {
  const { written } = TERM_LISTS[list]
  return ofDraft(`(d.document -> '${written}') ? (${termId}::uuid)::text`, changes(written))
}

/** SQL conditions that a draft has each part of a rich result; null where the stored recipe counts. */
export const DRAFT_HAS_PART: Record<RichResultPart, string> = {
  picture: ofDraft(has('$.images[*]'), changes('images')),
  description: ofDraft(
    `btrim(coalesce(d.document ->> 'description', '')) <> ''`,
    changes('description'),
  ),
  ingredients: ofDraft(has(LINES), changes('ingredientUsageGroups')),
  steps: ofDraft(has(STEPS), changes('instructionGroups')),
  time: ofDraft(
    has('$ ? (@.prepTimeMinutes > 0 || @.cookTimeMinutes > 0)'),
    changes('prepTimeMinutes', 'cookTimeMinutes'),
  ),
  servings: ofDraft(has('$ ? (@.yieldServings > 0)'), changes('yieldServings')),
  category: ofDraft(
    `${has(`$.${meals.written}[*]`)} or ${has(`$.${categories.written}[*]`)}`,
    changes(meals.written, categories.written),
  ),
}
