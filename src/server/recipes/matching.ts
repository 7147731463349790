import type { RecipesQuery } from '@/src/contract/recipes-index'
import { IS_PUBLISHED } from './card-sql'

/** The six facets of the recipes index and the relation each filters by (platform §7). */
export const FACETS = {
  meals: 'meals',
  categories: 'foodCategories',
  methods: 'methods',
  cuisines: 'cuisines',
  diets: 'diets',
  tags: 'tags',
} as const
export type Facet = keyof typeof FACETS
export const FACET_NAMES = Object.keys(FACETS) as readonly Facet[]

/** The parameter that holds a facet's slugs: `$3` to `$8`. */
const parameter = (facet: Facet): string => `$${FACET_NAMES.indexOf(facet) + 3}::text[]`

/** Whether recipe `r` has one of a facet's slugs, or nothing is chosen there. */
export const hasFacet = (facet: Facet): string => `(${parameter(facet)} is null or exists (
  select 1 from recipes_rels rel join terms t on t.id = rel.terms_id
  where rel.parent_id = r.id and rel.path = '${FACETS[facet]}' and t.slug = any(${parameter(facet)})))`

/** Whether a recipe holds every word, somewhere: in its title, words, terms or ingredients. */
const HAS_WORDS = `not exists (select 1 from unnest($2::text[]) word where not (
  r.title ilike word or coalesce(r.description, '') ilike word
  or exists (select 1 from recipes_texts x where x.parent_id = r.id and x.text ilike word)
  or exists (select 1 from recipes_rels rel join terms t on t.id = rel.terms_id
    where rel.parent_id = r.id and t.title ilike word)
  or exists (select 1 from recipe_ingredient_groups g
    join recipe_ingredients u on u._parent_id = g.id
    left join ingredients e on e.id = u.ingredient_id
    where g._parent_id = r.id
      and concat_ws(' ', u.ingredient_title_override, e.title) ilike word)))`

/** Published recipes `r` of site `$1` with all words of `$2`, before any facet. */
export const MATCHES_WORDS = `r.site_id = $1 and ${IS_PUBLISHED} and ${HAS_WORDS}`

/** The same with all facets. */
export const MATCHES = `${MATCHES_WORDS} and ${FACET_NAMES.map(hasFacet).join(' and ')}`

/** How well a title fits the words: how many of them it holds. */
export const RELEVANCE = `(select count(*) from unnest($2::text[]) word where r.title ilike word)`

/** The values of `$1` to `$8`. */
export const matchValues = (siteId: string, query: RecipesQuery): unknown[] => [
  siteId,
  words(query.query),
  ...FACET_NAMES.map((facet) => slugs(query[facet])),
]

const words = (query: string | undefined): string[] =>
  (query ?? '')
    .split(/\s+/)
    .filter((word) => word !== '')
    .slice(0, 12)
    .map((word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`)

const slugs = (chosen: readonly string[] | undefined): readonly string[] | null =>
  chosen && chosen.length > 0 ? chosen : null
