import type { Payload } from 'payload'
import { beforeAll } from 'vitest'
import { FACETS } from '@/search/engine'
import type { Facet, SearchAnswer, SearchEngine, SearchRequest } from '@/search/engine'
import { makeSearchKitchen } from '../kitchen'
import type { SearchKitchen } from '../kitchen'
import { searchRequest } from '../search-request'

/** An engine under test. */
export type EngineUnderTest = {
  payload: Payload
  engine: SearchEngine
  /** Resolves when everything that was written has reached the engine. */
  settled: () => Promise<void>
}

/** An engine with the recipes of the contract, and functions that query it by titles and plain slugs. */
export type TriedEngine = ReturnType<typeof tryEngine>

/** Starts an engine and stores the recipes of the contract before the tests of a file. */
export function tryEngine(start: () => Promise<EngineUnderTest>) {
  let under: EngineUnderTest
  let kitchen: SearchKitchen
  let titles: Map<string, string>

  beforeAll(async () => {
    under = await start()
    kitchen = await makeSearchKitchen(under.payload)
    titles = new Map([...kitchen.ids].map(([title, id]) => [id, title]))
    await under.settled()
  }, 120_000)

  const ask = (request: Partial<SearchRequest> = {}): Promise<SearchAnswer> =>
    under.engine.search(searchRequest({ siteId: kitchen.siteId, ...request }))
  const namesOf = ({ recipeIds }: SearchAnswer): string[] =>
    recipeIds.map((id) => titles.get(id) ?? id)
  const found = async (request: Partial<SearchRequest>): Promise<string[]> =>
    namesOf(await ask(request))
  const chosen = (facet: Facet, ...terms: string[]) => ({ [facet]: terms.map(kitchen.slug) })
  const counts = async (request: Partial<SearchRequest> = {}) => {
    const { facets } = await ask({ ...request, wantsFacets: true, limit: 0 })
    const plain = (slug: string): string => slug.replace(/^t-[0-9a-f]{8}-/, '')
    return Object.fromEntries(
      FACETS.map((facet) => [
        facet,
        Object.fromEntries([...(facets?.[facet] ?? [])].map(([slug, n]) => [plain(slug), n])),
      ]),
    )
  }

  return { under: () => under, kitchen: () => kitchen, ask, namesOf, found, chosen, counts }
}
