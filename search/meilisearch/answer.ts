import type { Hit, MultiSearchResult } from 'meilisearch'
import { FACETS, noCounts } from '@/search/engine'
import type { FacetCounts, Highlights, SearchAnswer, SearchRequest } from '@/search/engine'
import { beginsLike, matchedRanges, matchedTexts } from '@/search/query/highlight'
import { editDistance } from '@/search/query/edit-distance'
import type { ParsedQuery } from '@/search/query/read-query'
import { singular, wordsOf } from '@/search/query/words'
import { MARKS } from './queries'

/** The fields of a document in search results. */
export type FoundDocument = { id: string; title: string; ingredients?: string[] }
type FoundHit = Hit<FoundDocument>
type Result = MultiSearchResult<FoundDocument>

/** The answers of one request, put together. */
export function readAnswer(
  request: SearchRequest,
  query: ParsedQuery,
  results: readonly Result[],
): SearchAnswer {
  const [counted, ...others] = results
  const page = request.limit > 0 ? others[0] : undefined
  const hits = page?.hits ?? []
  return {
    recipeIds: hits.map(({ id }) => id),
    total: counted?.totalHits ?? 0,
    facets: request.wantsFacets ? facetCounts(results) : null,
    highlights: request.wantsHighlights ? highlightsOf(hits, query) : new Map(),
    didYouMean: meantBy(request.text, hits[0]),
  }
}

function facetCounts(results: readonly Result[]): FacetCounts {
  const all = noCounts()
  for (const { facetDistribution = {} } of results) {
    for (const facet of FACETS) {
      for (const [slug, recipes] of Object.entries(facetDistribution[facet] ?? {})) {
        if (recipes > 0) all[facet].set(slug, recipes)
      }
    }
  }
  return all
}

function highlightsOf(hits: readonly FoundHit[], query: ParsedQuery): Map<string, Highlights> {
  const stems = query.ingredients.flat()
  const asked = beginsLike(stems)
  return new Map(
    hits.map((hit) => {
      const { title, ranges } = marked(hit._formatted?.title ?? hit.title)
      const ingredients = (hit._formatted?.ingredients ?? []).map(marked)
      const found = ingredients.filter((each) => each.ranges.length > 0).map((each) => each.title)
      const byName = stems.length > 0 ? matchedTexts(hit.ingredients ?? [], asked) : []
      const named = stems.length > 0 ? matchedRanges(title, asked) : []
      return [
        hit.id,
        {
          title: ranges.length > 0 ? ranges : named,
          ingredients: [...new Set([...found, ...byName])],
        },
      ]
    }),
  )
}

/** A text without its marks, and where they were. */
function marked(text: string): { title: string; ranges: [number, number][] } {
  const ranges: [number, number][] = []
  let title = ''
  for (const part of text.split(MARKS.open)) {
    const [word, rest] = part.split(MARKS.close)
    if (rest === undefined) {
      title += part
      continue
    }
    ranges.push([title.length, title.length + (word ?? '').length])
    title += (word ?? '') + rest
  }
  return { title, ranges }
}

/** What was meant, when even the best hit has the words with other letters. */
function meantBy(text: string, best: FoundHit | undefined): string | null {
  const typos = best?._rankingScoreDetails?.typo?.typoCount ?? 0
  if (!best || typos === 0) return null
  const words = shownTexts(best).flatMap(markedWords)
  const written = text.replace(/[\p{L}\p{N}\p{M}]+/gu, (typed) => nearestOf(typed, words) ?? typed)
  return written === text ? null : written.trim()
}

const shownTexts = ({ _formatted: shown }: FoundHit): string[] => [
  shown?.title ?? '',
  ...(shown?.ingredients ?? []),
]

/** The one of the matched words that a typed one stands for, where it is another. */
function nearestOf(typed: string, words: readonly string[]): string | undefined {
  const [word] = wordsOf(typed)
  if (word === undefined) return undefined
  const near = words
    .map((other) => ({ other, apart: editDistance(word, other) }))
    .filter(({ apart }) => apart <= 2)
    .toSorted((one, other) => one.apart - other.apart)[0]
  return near && near.apart > 0 && singular(word) !== singular(near.other) ? near.other : undefined
}

const markedWords = (text: string): string[] => {
  const { title, ranges } = marked(text)
  return ranges.flatMap(([start, end]) => wordsOf(title.slice(start, end)))
}
