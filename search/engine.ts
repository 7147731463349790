import type { Filters } from '@/src/contract/recipe/recipes-index'

/** The six facets, by the names of the API. */
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
export type SearchOrder = 'published_at_desc' | 'published_at_asc' | 'title_asc' | 'relevance'

/** Slugs chosen in each facet: or-ed within one, and-ed across. */
export type FacetSelection = Readonly<Partial<Record<Facet, readonly string[]>>>

/** A search among the published recipes of one site. */
export type SearchRequest = {
  siteId: string
  /** The text as typed; blank without one. */
  text: string
  /** Names of ingredients, all of which a recipe has to have. */
  ingredients: readonly string[]
  facets: FacetSelection
  /** The most minutes a recipe may take in all; recipes without times are left out. */
  maxMinutes: number | null
  /** Whether recipes are locked or not; both when it is left out. */
  isLocked?: boolean
  orderBy: SearchOrder
  limit: number
  offset: number
  /** Whether terms are counted too. */
  wantsFacets: boolean
  /** Whether it is told what of each recipe was found. */
  wantsHighlights: boolean
}

/** The matched words of a recipe; nothing that is withheld from readers. */
export type Highlights = {
  /** Ranges of matched words in the title, in UTF-16 units. */
  title: readonly (readonly [start: number, end: number])[]
  /** Ingredients with a matched word, as they are called; none of locked recipes. */
  ingredients: readonly string[]
}

/** Numbers of recipes by facet and slug of the term. */
export type FacetCounts = Record<Facet, ReadonlyMap<string, number>>

/** The result of a search. */
export type SearchAnswer = {
  /** Ids of one page, in order. */
  recipeIds: readonly string[]
  total: number
  /** Counts over all matches, each facet without regard to its own selection; null unless asked for. */
  facets: FacetCounts | null
  /** Highlights by recipe id; empty unless asked for. */
  highlights: ReadonlyMap<string, Highlights>
  /** The corrected words, when the words as typed match nothing. */
  didYouMean: string | null
}

/** A way to go on typing, and how many recipes it leads to. */
export type WordSuggestion = { text: string; recipeCount: number }

/**
 * A search engine. Documents come from the database: an engine is told which recipes have changed, and
 * updates its index to match what is stored.
 */
export type SearchEngine = {
  name: 'postgres' | 'meilisearch'
  search: (request: SearchRequest) => Promise<SearchAnswer>
  /** Ways to end the last word of a text, the most frequent first. */
  suggest: (request: {
    siteId: string
    text: string
    limit: number
  }) => Promise<readonly WordSuggestion[]>
  /**
   * Resolves when searches see these recipes as they are stored; ones that are gone are taken out.
   */
  index: (recipeIds: readonly string[]) => Promise<void>
  /** Takes recipes out, whatever is stored. */
  remove: (recipeIds: readonly string[]) => Promise<void>
  health: () => Promise<'ok' | 'away'>
}

/** Counts of nothing. */
export const noCounts = (): Record<Facet, Map<string, number>> => ({
  meals: new Map(),
  categories: new Map(),
  methods: new Map(),
  cuisines: new Map(),
  diets: new Map(),
  tags: new Map(),
})

/** The facets in which something is chosen. */
export const chosenFacets = (facets: FacetSelection): Facet[] =>
  FACETS.filter((facet) => (facets[facet] ?? []).length > 0)
