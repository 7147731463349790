import { readFilter } from './filter'
import type { Document } from './filter'
import { matchDocument, highlight } from './matching'
import type { DocumentMatch } from './matching'
import type { IndexSettings, SearchQuery } from './requests'

type Found = { document: Document; fit: DocumentMatch }

/** The server's message about a search that it cannot perform. */
export class SearchError extends Error {
  override readonly name = 'SearchError'
  constructor(
    readonly code: string,
    message: string,
  ) {
    super(message)
  }
}

/** An index in memory. */
export class StoredIndex {
  readonly documents = new Map<string, Document>()
  settings: IndexSettings = {}

  readonly createdAt = new Date().toISOString()

  constructor(readonly primaryKey: string | null) {}

  /** The answer to a query, in the shape of the published interface. */
  search(query: SearchQuery): Record<string, unknown> {
    const found = this.#find(query.q ?? '', query.filter)
    const ordered = found.toSorted((one, other) => this.#compare(one, other, query.sort ?? []))
    const isNumbered = query.page !== undefined || query.hitsPerPage !== undefined
    const most = this.settings.pagination?.maxTotalHits ?? 1_000
    const total = Math.min(ordered.length, most)
    const size = isNumbered ? (query.hitsPerPage ?? 20) : (query.limit ?? 20)
    const from = isNumbered ? ((query.page ?? 1) - 1) * size : (query.offset ?? 0)
    const hits = ordered.slice(0, most).slice(from, from + size)
    return {
      indexUid: query.indexUid,
      hits: hits.map((each) => this.#hit(each, query)),
      query: query.q ?? '',
      processingTimeMs: 1,
      ...(isNumbered
        ? {
            hitsPerPage: size,
            page: query.page ?? 1,
            totalPages: size === 0 ? 0 : Math.ceil(total / size),
            totalHits: total,
          }
        : { limit: size, offset: from, estimatedTotalHits: total }),
      ...(query.facets
        ? { facetDistribution: this.#counts(found, query.facets), facetStats: {} }
        : {}),
    }
  }

  /** Values of a facet that begin like a text, with how many documents have them. */
  facetValues(facet: string, facetQuery: string, q: string, filter: string | undefined) {
    const counts = this.#counts(this.#find(q, filter), [facet])[facet] ?? {}
    return Object.entries(counts)
      .filter(([value]) => value.startsWith(facetQuery))
      .slice(0, this.settings.faceting?.maxValuesPerFacet ?? 100)
      .map(([value, count]) => ({ value, count }))
  }

  #find(q: string, filter: string | undefined): Found[] {
    const filterable = this.settings.filterableAttributes ?? []
    const fits = filter === undefined ? () => true : readFilter(filter, filterable)
    return [...this.documents.values()].filter(fits).flatMap((document) => {
      const fit = matchDocument(document, q, this.settings)
      return fit ? [{ document, fit }] : []
    })
  }

  #compare(one: Found, other: Found, sort: readonly string[]): number {
    for (const rule of this.settings.rankingRules ?? []) {
      const by = this.#byRule(rule, one, other, sort)
      if (by !== 0) return by
    }
    return 0
  }

  #byRule(rule: string, one: Found, other: Found, sort: readonly string[]): number {
    if (rule === 'typo') return one.fit.typos - other.fit.typos
    if (rule === 'attributeRank') return one.fit.ranks - other.fit.ranks
    if (rule === 'exactness') return other.fit.exact - one.fit.exact
    const fields = rule === 'sort' ? sort : rule.includes(':') ? [rule] : []
    for (const field of fields) {
      const [name = '', direction] = field.split(':')
      if (rule === 'sort' && !(this.settings.sortableAttributes ?? []).includes(name)) {
        throw new SearchError('invalid_search_sort', `Attribute \`${name}\` is not sortable.`)
      }
      const [value, next] = [one.document[name] ?? null, other.document[name] ?? null]
      // Documents without a value are last in either direction.
      if ((value === null) !== (next === null)) return value === null ? 1 : -1
      const by = compareValues(value, next)
      if (by !== 0) return direction === 'desc' ? -by : by
    }
    return 0
  }

  #hit({ document, fit }: Found, query: SearchQuery): Record<string, unknown> {
    const shown = this.settings.displayedAttributes ?? ['*']
    const wanted = query.attributesToRetrieve ?? Object.keys(document)
    const isShown = (name: string): boolean => shown.includes('*') || shown.includes(name)
    const kept = wanted.filter((name) => isShown(name) && name in document)
    const words = new Set(fit.tokens.map(({ word }) => word))
    const tags = [query.highlightPreTag ?? '<em>', query.highlightPostTag ?? '</em>'] as const
    const mark = (value: unknown): unknown =>
      typeof value === 'string'
        ? highlight(value, words, tags)
        : Array.isArray(value)
          ? value.map(mark)
          : value
    const marked = (query.attributesToHighlight ?? []).filter(isShown)
    return {
      ...Object.fromEntries(kept.map((name) => [name, document[name]])),
      ...(marked.length > 0
        ? { _formatted: Object.fromEntries(marked.map((name) => [name, mark(document[name])])) }
        : {}),
      ...(query.showRankingScoreDetails
        ? {
            _rankingScoreDetails: {
              typo: { order: 0, typoCount: fit.typos, maxTypoCount: 2, score: 1 },
            },
          }
        : {}),
    }
  }

  #counts(found: readonly Found[], facets: readonly string[]) {
    const counts: Record<string, Record<string, number>> = {}
    for (const facet of facets) {
      if (!(this.settings.filterableAttributes ?? []).includes(facet)) {
        throw new SearchError('invalid_search_facets', `Attribute \`${facet}\` is not filterable.`)
      }
      const values: Record<string, number> = {}
      for (const { document } of found) {
        const held = document[facet]
        for (const value of Array.isArray(held) ? held : [held]) {
          if (typeof value === 'string') values[value] = (values[value] ?? 0) + 1
        }
      }
      counts[facet] = values
    }
    return counts
  }
}

const compareValues = (one: unknown, other: unknown): number => {
  if (typeof one === 'number' && typeof other === 'number') return one - other
  const [a, b] = [String(one), String(other)]
  return a < b ? -1 : a > b ? 1 : 0
}
