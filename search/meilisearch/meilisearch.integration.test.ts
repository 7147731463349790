import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { openSearch } from '@/search'
import { drainOutbox } from '@/search/outbox'
import { makeRecipe, makeSite } from '@/src/testing/builders'
import { startMeilisearchStandIn } from '@/src/testing/meilisearch/server'
import { testPayload } from '@/src/testing/payload'
import { searchRequest } from '@/src/testing/search/search-request'
import { createClients } from './client'
import { findExternalDrift } from './drift'
import { meilisearchEngine } from './engine'
import { rebuild } from './rebuild'
import { isUpToDate } from './state'
import { disconnectIndex } from './target'
import { deleteDocuments, TaskFailedError } from './write'

const standIn = await startMeilisearchStandIn()
const place = { url: standIn.url, key: standIn.key, index: 'recipes' }
const clients = createClients(place)

const payload = await testPayload()
const siteId = (await makeSite(payload)).id
await rebuild(clients, payload.db.pool)

beforeEach(() => {
  standIn.setAway(false)
})

afterAll(() => standIn.stop())

const asked = (text: string) => searchRequest({ siteId, text })
const engine = () => meilisearchEngine(clients, payload.db.pool)
const drain = () => drainOutbox(payload.db.pool, engine())
const waiting = async (): Promise<number> => {
  const { rows } = await payload.db.pool.query<{ n: number }>(
    'select count(*)::int as n from search_outbox',
  )
  return rows[0]?.n ?? 0
}

describe('Meilisearch', () => {
  it('is asked once for page, number and facets together', async () => {
    await makeRecipe(payload, siteId, { title: 'Radish butter' })
    await drain()
    standIn.requests.length = 0
    const request = {
      ...asked('radish'),
      wantsFacets: true,
      facets: { meals: ['x'], diets: ['y'] },
    }
    expect(await engine().search(request)).toMatchObject({ total: 0 })
    expect(standIn.requests).toEqual(['POST /multi-search'])
  })

  it('never gets drafts, steps or stories, and shows no ingredient of locked recipes', async () => {
    await makeRecipe(payload, siteId, { title: 'A draft', publishedAt: null })
    const { id } = await makeRecipe(payload, siteId, {
      title: 'Locked',
      privacySetting: 'subscribers_only',
      storyExcerpt: 'A secret of the family.',
      ingredientUsageGroups: [{ ingredientUsages: [{ ingredientTitleOverride: 'myrtle' }] }],
    })
    await drain()
    const { documents, settings } = standIn.indexes.get('recipes') ?? {}
    expect(documents?.get(id)).toMatchObject({ ingredients: ['myrtle'] })
    expect(settings?.displayedAttributes).toEqual(['id'])
    const all = JSON.stringify([...(documents?.values() ?? [])])
    expect(all).not.toMatch(/A draft|secret/)
  })

  it('keeps what could not be sent, and sends it when it is back', async () => {
    standIn.setAway(true)
    const { id } = await makeRecipe(payload, siteId, { title: 'Patience cake' })
    await expect(drain()).rejects.toThrow()
    expect(await waiting()).toBeGreaterThan(0)
    standIn.setAway(false)
    await drain()
    expect(await waiting()).toBe(0)
    expect((await engine().search(asked('patience'))).recipeIds).toEqual([id])
  })

  it('looks at what became of every task, and forgets no change that failed', async () => {
    await makeRecipe(payload, siteId, { title: 'Failing flan' })
    standIn.failNext('no_space_left_on_device')
    await expect(drain()).rejects.toThrow(TaskFailedError)
    expect(await waiting()).toBeGreaterThan(0)
    await drain()
    expect((await engine().search(asked('flan'))).total).toBe(1)
  })

  it('is made anew beside the index in use, and swapped', async () => {
    const before = standIn.indexes.get('recipes')
    const found: number[] = []
    await rebuild(clients, payload.db.pool, () => {
      found.push(standIn.indexes.get('recipes') === before ? 1 : 0)
    })
    expect(found.every((each) => each === 1)).toBe(true)
    expect(standIn.indexes.get('recipes')).not.toBe(before)
    expect([...standIn.indexes.keys()]).toEqual(['recipes'])
    expect(await isUpToDate(clients, payload.db.pool)).toBe(true)
    expect((await engine().search(asked('radish'))).total).toBe(1)
  })

  it('is told apart from what is stored, document by document', async () => {
    const { id } = await makeRecipe(payload, siteId, { title: 'Drifting dumplings' })
    await drain()
    const documents = standIn.indexes.get('recipes')?.documents
    documents?.set(id, { id, siteId, title: 'Something else', fingerprint: 'x' })
    documents?.set('stray', { id: 'stray', siteId })
    const drift = await findExternalDrift(clients, payload.db.pool)
    expect(drift).toMatchObject({ wrong: [id], surplus: ['stray'] })
    await engine().index(drift.wrong)
    await engine().remove(drift.surplus)
    expect(await findExternalDrift(clients, payload.db.pool)).toMatchObject({
      wrong: [],
      surplus: [],
    })
  })

  it('gives way to Postgres while it is away, for readers without a word', async () => {
    const warnings: unknown[] = []
    const search = openSearch(payload.db.pool, place, (error) => warnings.push(error))
    standIn.setAway(true)
    expect(await search.search(asked('radish'))).toMatchObject({ total: 1 })
    expect(await search.health()).toBe('away')
    expect(warnings).toHaveLength(1)
  })

  it('gives way to Postgres when its key is wrong or its index is not there', async () => {
    for (const wrong of [
      { ...place, key: 'wrong' },
      { ...place, index: 'nowhere' },
    ]) {
      const search = openSearch(payload.db.pool, wrong, () => undefined)
      expect(await search.search(asked('radish'))).toMatchObject({ total: 1 })
    }
  })

  it('is noted down for no more once there is none', async () => {
    await disconnectIndex(payload.db.pool)
    await makeRecipe(payload, siteId, { title: 'Unheard of' })
    expect(await waiting()).toBe(0)
  })

  it('is asked four times in all while it does not answer, and once for what it refuses', async () => {
    const call = 'POST /indexes/recipes/documents/delete-batch'
    const { writing } = createClients({ ...place, key: 'wrong' })
    standIn.requests.length = 0
    await expect(deleteDocuments(writing, 'recipes', ['x'])).rejects.toThrow()
    expect(standIn.requests).toEqual([call])
    standIn.setAway(true)
    await expect(deleteDocuments(clients.writing, 'recipes', ['x'])).rejects.toThrow()
    expect(standIn.requests).toEqual(Array(5).fill(call))
  })

  it('is made and compared in batches, however many recipes there are', async () => {
    const { id } = await makeSite(payload)
    await payload.db.pool.query(
      `insert into recipes (site_id, title, slug, published_at)
        select $1, 'Bulk ' || n, 'bulk-' || n, now() from generate_series(1, 1100) n`,
      [id],
    )
    const progress: number[] = []
    const { sent, missing } = await rebuild(clients, payload.db.pool, (done) => progress.push(done))
    expect([missing, progress]).toEqual([null, [1_000, sent]])
    expect(sent).toBeGreaterThan(1_100)
    const documents = standIn.indexes.get('recipes')?.documents
    expect(documents?.size).toBe(sent)
    for (let n = 0; n < 1_100; n += 1) documents?.set(`stray-${n}`, { id: `stray-${n}`, siteId })
    const drift = await findExternalDrift(clients, payload.db.pool)
    expect(drift).toMatchObject({ documents: sent + 1_100, wrong: [] })
    expect(drift.surplus).toHaveLength(1_100)
  })
})
