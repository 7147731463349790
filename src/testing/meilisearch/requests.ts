import { z } from 'zod'

/*
 * What the published interface of Meilisearch 1.50 takes, as far as we use it. Everything is strict: a
 * parameter that is not in it, or of another kind, is refused as the server refuses it.
 */

const count = z.number().int().min(0)
const names = z.array(z.string())

const search = {
  q: z.string().nullable().optional(),
  offset: count.optional(),
  limit: count.optional(),
  page: count.optional(),
  hitsPerPage: count.optional(),
  attributesToRetrieve: names.optional(),
  attributesToHighlight: names.optional(),
  highlightPreTag: z.string().optional(),
  highlightPostTag: z.string().optional(),
  showMatchesPosition: z.boolean().optional(),
  filter: z.string().optional(),
  sort: z.array(z.string().regex(/^[A-Za-z_-]+:(asc|desc)$/)).optional(),
  facets: names.optional(),
  matchingStrategy: z.enum(['last', 'all', 'frequency']).optional(),
  attributesToSearchOn: names.nullable().optional(),
  showRankingScore: z.boolean().optional(),
  showRankingScoreDetails: z.boolean().optional(),
  rankingScoreThreshold: z.number().min(0).max(1).optional(),
}

/** One query of `POST /multi-search`. */
export const SearchQuery = z.strictObject({ indexUid: z.string(), ...search })
export type SearchQuery = z.infer<typeof SearchQuery>

/** `POST /multi-search` without federation. */
export const MultiSearch = z.strictObject({ queries: z.array(SearchQuery) })

/** `POST /indexes/{uid}/facet-search`. */
export const FacetSearch = z.strictObject({
  facetName: z.string(),
  facetQuery: z.string().nullable().optional(),
  q: z.string().nullable().optional(),
  filter: z.string().optional(),
  matchingStrategy: z.enum(['last', 'all', 'frequency']).optional(),
  exhaustiveFacetCount: z.boolean().optional(),
})

const BUILT_IN = [
  'words',
  'typo',
  'proximity',
  'attribute',
  'attributeRank',
  'wordPosition',
  'sort',
  'exactness',
] as const

/** `PATCH /indexes/{uid}/settings`. */
export const IndexSettings = z.strictObject({
  searchableAttributes: names.optional(),
  displayedAttributes: names.optional(),
  filterableAttributes: names.optional(),
  sortableAttributes: names.optional(),
  rankingRules: z
    .array(z.union([z.enum(BUILT_IN), z.string().regex(/^[A-Za-z]+:(asc|desc)$/)]))
    .optional(),
  stopWords: names.optional(),
  synonyms: z.record(z.string(), names).optional(),
  typoTolerance: z
    .strictObject({
      enabled: z.boolean().optional(),
      minWordSizeForTypos: z
        .strictObject({ oneTypo: count.max(255), twoTypos: count.max(255) })
        .refine(({ oneTypo, twoTypos }) => oneTypo <= twoTypos)
        .optional(),
      disableOnWords: names.optional(),
      disableOnAttributes: names.optional(),
      disableOnNumbers: z.boolean().optional(),
    })
    .optional(),
  faceting: z
    .strictObject({
      maxValuesPerFacet: count.optional(),
      sortFacetValuesBy: z.record(z.string(), z.enum(['alpha', 'count'])).optional(),
    })
    .optional(),
  pagination: z.strictObject({ maxTotalHits: count.optional() }).optional(),
  searchCutoffMs: count.optional(),
})
export type IndexSettings = z.infer<typeof IndexSettings>

/** `POST /indexes`. */
export const IndexCreate = z.strictObject({
  uid: z.string().regex(/^[A-Za-z0-9_-]{1,400}$/),
  primaryKey: z.string().nullable().optional(),
})

/** `POST /swap-indexes`. */
export const SwapIndexes = z.array(
  z.strictObject({ indexes: z.tuple([z.string(), z.string()]), rename: z.boolean().optional() }),
)

/** `POST /indexes/{uid}/documents`: flat or nested values, each with an id the server takes. */
export const Documents = z.array(z.looseObject({ id: z.string().regex(/^[A-Za-z0-9_-]{1,511}$/) }))

/** `POST /indexes/{uid}/documents/delete-batch`. */
export const DocumentIds = z.array(z.union([z.string(), z.number()]))

/** `GET /indexes/{uid}/documents`. */
export const DocumentsFetch = z.strictObject({
  offset: count.optional(),
  limit: count.optional(),
  fields: names.optional(),
  filter: z.string().optional(),
})
