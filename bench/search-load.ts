import type { SearchEngine, SearchRequest } from '@/search/engine'

/** What people type: words, beginnings of words, several, and typos. */
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

/** Requests of a kind on a site, by number. */
export const requestsOf =
  (siteId: string, kind: Kind) =>
  (number: number): SearchRequest => ({
    siteId,
    text: kind === 'facets' ? '' : (TEXTS[number % TEXTS.length] ?? ''),
    ingredients: [],
    facets: kind === 'text' ? {} : (FACETS[number % FACETS.length] ?? {}),
    maxMinutes: null,
    orderBy: kind === 'facets' ? 'published_at_desc' : 'relevance',
    limit: 24,
    offset: 0,
    wantsFacets: true,
    wantsHighlights: false,
  })

const FACETS = [
  { meals: ['dinner'], diets: ['vegan'] },
  { meals: ['lunch', 'dinner'], diets: ['vegetarian'] },
  { meals: ['breakfast'], diets: ['dairy-free'] },
  { meals: ['dessert'], diets: ['vegan', 'vegetarian'] },
] as const

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

/** How many searches a second are answered over eight connections. */
export async function throughputOf(
  engine: SearchEngine,
  request: (number: number) => SearchRequest,
  seconds: number,
): Promise<number> {
  const end = performance.now() + seconds * 1_000
  let answered = 0
  const connection = async (first: number): Promise<void> => {
    for (let number = first; performance.now() < end; number += CONNECTIONS) {
      await engine.search(request(number))
      answered += 1
    }
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, (_, first) => connection(first)))
  return answered / seconds
}
