import type { Filters } from '@/src/contract/recipe/recipes-index'

/** The six facets, by their names in the API. */
export type Facet = keyof Filters
export const FACETS = [
  'meals',
  'categories',
  'methods',
  'cuisines',
  'diets',
  'tags',
] as const satisfies readonly Facet[]

/** Sort orders of a search. */
export type SearchOrder =
  'published_at_desc' | 'published_at_asc' | 'title_asc' | 'rating_desc' | 'relevance'

/** Slugs selected in each facet: OR within one, AND across. */
export type FacetSelection = Readonly<Partial<Record<Facet, readonly string[]>>>

/** A search of the published recipes of one site. */
export type SearchRequest = {
  siteId: string
  /** The text as typed; blank without one. */
  text: string
  /** Names of ingredients, all of which a recipe must have. */
  ingredients: readonly string[]
  facets: FacetSelection
  /** Maximum total minutes of a recipe; excludes recipes without times. */
  maxMinutes: number | null
  /** Whether recipes are locked; both when omitted. */
  isLocked?: boolean
  orderBy: SearchOrder
  limit: number
  offset: number
  /** Whether to count terms too. */
  wantsFacets: boolean
  /** Whether to return highlights of the matches. */
  wantsHighlights: boolean
}

/** The matched words of a recipe; nothing that is withheld from readers. */
export type Highlights = {
  /** Ranges of matched words in the title, in UTF-16 units. */
  title: readonly (readonly [start: number, end: number])[]
  /** Ingredients with a matched word; none of locked recipes. */
  ingredients: readonly string[]
}

/** Numbers of recipes by facet and term slug. */
export type FacetCounts = Record<Facet, ReadonlyMap<string, number>>

/** The result of a search. */
export type SearchAnswer = {
  /** Ids of one page, in order. */
  recipeIds: readonly string[]
  total: number
  /** Counts over all matches, each facet without regard to its own selection; null unless requested. */
  facets: FacetCounts | null
  /** Highlights by recipe id; empty unless requested. */
  highlights: ReadonlyMap<string, Highlights>
  /** The corrected query, when the typed one matches nothing. */
  didYouMean: string | null
}

/** A completion of the typed text, with the number of recipes it finds. */
export type WordSuggestion = { text: string; recipeCount: number }

/**
 * A search engine. Documents come from the database: an engine receives the ids of changed recipes and
 * updates its index to match what is stored.
 */
export type SearchEngine = {
  name: 'postgres' | 'meilisearch'
  search: (request: SearchRequest) => Promise<SearchAnswer>
  /** Completions of the last word of a text, the most frequent first. */
  suggest: (request: {
    siteId: string
    text: string
    limit: number
  }) => Promise<readonly WordSuggestion[]>
  /**
   * Resolves when searches see these recipes as they are stored; missing ones are removed from the index.
   */
  index: (recipeIds: readonly string[]) => Promise<void>
  /** Removes recipes from the index, whatever is stored. */
  remove: (recipeIds: readonly string[]) => Promise<void>
  health: () => Promise<'ok' | 'away'>
}

/** Creates empty counts for all facets. */
export const createEmptyCounts = (): Record<Facet, Map<string, number>> => ({
  meals: new Map(),
  categories: new Map(),
  methods: new Map(),
  cuisines: new Map(),
  diets: new Map(),
  tags: new Map(),
})

/** Returns the facets with a selection. */
export const chosenFacets = (facets: FacetSelection): Facet[] =>
  FACETS.filter((facet) => (facets[facet] ?? []).length > 0)
