import { createHash } from 'node:crypto'
import type { Settings } from 'meilisearch'
import { FACETS } from '@/search/engine'
import { COMMON_SYNONYM_INDEX } from '@/search/query/synonyms'

/** The primary key of documents. */
export const PRIMARY_KEY = 'id'

/** More terms of one facet than any site has. */
const MAX_FACET_VALUES = 2_000
/** Pages end here, and numbers of results too. */
const MAX_TOTAL_HITS = 100_000
/** Time limit of a search, in milliseconds; beyond it, partial results are returned. */
const CUTOFF_MS = 1_000

/** The settings of the index: a change builds a new index, which replaces the old one. */
export const INDEX_SETTINGS = {
  // In the order of what counts most.
  searchableAttributes: [
    'title',
    'ingredients',
    'keywords',
    'terms',
    'alsoCalled',
    'description',
    'collections',
    'otherForms',
  ],
  // Cards come from Postgres: the index returns nothing else.
  displayedAttributes: ['id'],
  filterableAttributes: [
    'siteId',
    'publishedAt',
    'totalMinutes',
    'isLocked',
    'ingredientStems',
    'words',
    ...FACETS,
  ],
  sortableAttributes: ['publishedAt', 'ratingScore', 'titleKey'],
  // A requested order takes precedence; without one, the newest of equal matches come first.
  rankingRules: ['sort', 'words', 'attributeRank', 'proximity', 'exactness', 'publishedAt:desc'],
  synonyms: Object.fromEntries(
    [...COMMON_SYNONYM_INDEX].map(([name, others]) => [name, [...others]]),
  ),
  // Words are corrected from those of the site (search/query/corrected.ts), in both engines.
  typoTolerance: { enabled: false },
  faceting: { maxValuesPerFacet: MAX_FACET_VALUES, sortFacetValuesBy: { '*': 'count' } },
  pagination: { maxTotalHits: MAX_TOTAL_HITS },
  searchCutoffMs: CUTOFF_MS,
} satisfies Settings

/** Incremented when documents change while the settings do not. */
const DOCUMENT_VERSION = 5

/** A hash of the settings an index was created with. */
export const settingsVersion = (): string =>
  createHash('sha256')
    .update(JSON.stringify([DOCUMENT_VERSION, INDEX_SETTINGS]))
    .digest('hex')
    .slice(0, 16)
