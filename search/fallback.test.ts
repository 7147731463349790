import { describe, expect, it } from 'vitest'
import { searchRequest } from '@/src/testing/search/search-request'
import type { SearchAnswer, SearchEngine, SearchRequest } from './engine'
import { withFallback } from './fallback'

function engine(name: SearchEngine['name']) {
  const state = { isAway: false, asked: 0 }
  const ask = <Answer>(answer: Answer): Promise<Answer> => {
    state.asked += 1
    return state.isAway ? Promise.reject(new Error('away')) : Promise.resolve(answer)
  }
  const found: SearchAnswer = {
    recipeIds: [name],
    total: 1,
    facets: null,
    highlights: new Map(),
    didYouMean: null,
  }
  const made: SearchEngine = {
    name,
    search: () => ask(found),
    suggest: () => ask([{ text: name, recipeCount: 1 }]),
    index: () => ask(undefined),
    remove: () => ask(undefined),
    health: () => ask('ok' as const),
  }
  return { state, made }
}

function both() {
  const [outside, inside] = [engine('meilisearch'), engine('postgres')]
  const failures: unknown[] = []
  const clock = { now: 0 }
  const search = withFallback(
    outside.made,
    inside.made,
    (error) => failures.push(error),
    () => clock.now,
  )
  const who = async (request: Partial<SearchRequest> = {}) =>
    (await search.search(searchRequest({ siteId: 'site', text: 'soup', ...request }))).recipeIds[0]
  return { outside: outside.state, inside: inside.state, search, who, failures, clock }
}

describe('search with an engine outside', () => {
  it('looks there for words and ingredients, and inside for lists and terms', async () => {
    const { who } = both()
    expect(await who()).toBe('meilisearch')
    expect(await who({ text: '', ingredients: ['rice'] })).toBe('meilisearch')
    expect(await who({ text: ' ' })).toBe('postgres')
    expect(await who({ text: '', facets: { meals: ['dinner'] } })).toBe('postgres')
  })

  it('answers from inside while it is away, and tries again after a while', async () => {
    const { who, outside, failures, clock, search } = both()
    outside.isAway = true
    expect(await who()).toBe('postgres')
    expect(await who()).toBe('postgres')
    expect(await search.suggest({ siteId: 'site', text: 's', limit: 1 })).toMatchObject([
      { text: 'postgres' },
    ])
    expect([outside.asked, failures.length]).toEqual([1, 1])
    outside.isAway = false
    clock.now = 10_000
    expect(await who()).toBe('meilisearch')
  })
})
