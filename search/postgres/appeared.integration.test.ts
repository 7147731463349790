import { describe, expect, it } from 'vitest'
import { makeSite } from '@/src/testing/builders'
import { toQuery, expectTrue } from '@/src/testing/search/questions'
import { searchRequest } from '@/src/testing/search/search-request'
import { apply, payload, run } from '@/src/testing/search/stories'
import { postgresEngine } from './engine'

const ALL = { by: 1, rest: 0 }
const DRAFT = { does: 'add', count: 1, word: 'plum', minutes: 5, isDraft: true } as const
const FILE = { does: 'file', some: ALL, facet: 'meals', name: 'one' } as const

/** The ways to ask that are answered by different statements. */
const WAYS = [
  { text: '', chosen: {} },
  { text: '', chosen: { meals: ['one'] } },
  { text: 'plum', chosen: {} },
  { text: 'plum', chosen: { meals: ['one'] } },
]

async function expectAllTrue(siteId: string, page?: { limit: number; offset: number }) {
  for (const way of WAYS) await expectTrue(siteId, toQuery({ ...way, maxMinutes: null }), page)
}

describe('recipes that appear by themselves', () => {
  it('are listed and counted at once, the first one of a site too', async () => {
    const { id: siteId } = await makeSite(payload)
    await apply(DRAFT, siteId, siteId)
    await apply(FILE, siteId, siteId)
    await apply({ does: 'appear', some: ALL }, siteId, siteId)
    await expectAllTrue(siteId, { limit: 5, offset: 0 })
  })

  it('are listed and counted at once among more than a row of bits holds and are put in order', async () => {
    const { id: siteId } = await makeSite(payload)
    await apply({ ...DRAFT, count: 405, isDraft: false }, siteId, siteId)
    await run('update search_sites set places = 4500 where site_id = $1', [siteId])
    await apply({ ...DRAFT, count: 3 }, siteId, siteId)
    await apply(FILE, siteId, siteId)
    await apply({ does: 'appear', some: ALL }, siteId, siteId)
    await expectAllTrue(siteId, { limit: 5, offset: 0 })
  })
})

describe('a site without recipes', () => {
  it.each([
    ['nothing is looked for', {}],
    ['a term', { facets: { meals: ['dinner'] } }],
    ['a word', { text: 'plum' }],
    ['a word and a term', { text: 'plum', facets: { meals: ['dinner'] } }],
  ])('answers that it has none: %s', async (_, asked) => {
    const { id: siteId } = await makeSite(payload)
    const engine = postgresEngine(payload.db.pool)
    for (const wantsFacets of [true, false]) {
      const answer = await engine.search(searchRequest({ siteId, ...asked, wantsFacets }))
      expect(answer).toMatchObject({ recipeIds: [], total: 0 })
      expect([...(answer.facets?.meals ?? [])]).toEqual([])
    }
  })
})
