import type pg from 'pg'
import type { SearchEngine, SearchRequest } from '@/search/engine'

/** Typical queries: words, prefixes, several words, and typos. */
export const TEXTS = [
  'curry',
  'roasted sal',
  'bread',
  'spicy noodles',
  'chick',
  'creamy sou',
  'tomato',
  'pie',
  'garlic',
  'summer salad',
  'past',
  'lemon',
  'butter cake',
  'chese',
  'onion',
  'crispy taco',
  'rice',
  'vinegar pickle',
  'egg',
  'brocoli',
  'olive oil',
  'winter stew',
  'flour',
  'coconut curry',
] as const

type Kind = 'text' | 'facets' | 'both'

/** Terms that are selected together. */
export type Selection = SearchRequest['facets']

/** Builds numbered requests of a kind on a site, with common terms or given ones. */
export const requestsOf =
  (siteId: string, kind: Kind, selections: readonly Selection[] = FACETS) =>
  (number: number): SearchRequest => ({
    siteId,
    text: kind === 'facets' ? '' : (TEXTS[number % TEXTS.length] ?? ''),
    ingredients: [],
    facets: kind === 'text' ? {} : (selections[number % selections.length] ?? {}),
    maxMinutes: null,
    orderBy: kind === 'facets' ? 'published_at_desc' : 'relevance',
    limit: 24,
    offset: 0,
    wantsFacets: true,
    wantsHighlights: false,
  })

/** Most find nothing on the sites of the benchmark: `usedTerms` has those that do. */
const FACETS = [
  { meals: ['dinner'], diets: ['vegan'] },
  { meals: ['lunch', 'dinner'], diets: ['vegetarian'] },
  { meals: ['breakfast'], diets: ['dairy-free'] },
  { meals: ['dessert'], diets: ['vegan', 'vegetarian'] },
] as const

const USED = `select array_agg(t.slug order by c.recipes desc, t.slug) as slugs
  from search_counts c join search_terms t on t.no = c.term where c.site_id = $1 and t.facet = $2`

/**
 * Returns selections in two facets, of the terms that most recipes of a site have: one meal, one or two
 * diets.
 */
export async function usedTerms(client: pg.Client, siteId: string): Promise<Selection[]> {
  const slugsOf = async (facet: string): Promise<string[]> => {
    const { rows } = await client.query<{ slugs: string[] | null }>(USED, [siteId, facet])
    return rows[0]?.slugs ?? []
  }
  const [meals, diets] = [await slugsOf('meals'), await slugsOf('diets')]
  return [0, 1, 2, 3].map((place) => ({
    meals: meals.slice(place, place + 1),
    diets: diets.slice(place, place + 1 + (place % 2)),
  }))
}

/** Does something one after the other: the 95th percentile in milliseconds, and how many a second. */
export async function timesOf(
  rounds: number,
  work: (number: number) => Promise<unknown>,
): Promise<{ p95: number; perSecond: number }> {
  // Connections, plans and pages are warm in a server that runs.
  for (let number = 0; number < Math.min(rounds, 30); number += 1) await work(number)
  const times: number[] = []
  for (let number = 0; number < rounds; number += 1) {
    const startedAt = performance.now()
    await work(number)
    times.push(performance.now() - startedAt)
  }
  const sorted = times.toSorted((one, other) => one - other)
  const total = times.reduce((sum, each) => sum + each, 0)
  return { p95: sorted[Math.floor(rounds * 0.95)] ?? 0, perSecond: (rounds * 1_000) / total }
}

const CONNECTIONS = 8

/** Warm-up: the code of a new process is compiled while it runs, for about five seconds. */
const WARM_SECONDS = 5

/** Searches per second that a running server answers over eight connections. */
export async function throughputOf(
  engine: SearchEngine,
  request: (number: number) => SearchRequest,
  seconds: number,
): Promise<number> {
  const answeredIn = async (span: number): Promise<number> => {
    const end = performance.now() + span * 1_000
    let answered = 0
    const connection = async (first: number): Promise<void> => {
      for (let number = first; performance.now() < end; number += CONNECTIONS) {
        await engine.search(request(number))
        answered += 1
      }
    }
    await Promise.all(Array.from({ length: CONNECTIONS }, (_, first) => connection(first)))
    return answered
  }
  await answeredIn(WARM_SECONDS)
  return (await answeredIn(seconds)) / seconds
}
