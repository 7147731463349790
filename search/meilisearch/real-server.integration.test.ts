import type { Payload } from 'payload'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { drainOutbox } from '@/search/outbox'
import { makeRecipe, makeSite, unique } from '@/src/testing/builders'
import { searchRequest } from '@/src/testing/search/search-request'
import { startRealMeilisearch } from '@/src/testing/servers/meilisearch'
import type { RealMeilisearch } from '@/src/testing/servers/meilisearch'
import { hasServer } from '@/src/testing/servers/programs'
import { testPayload } from '@/src/testing/payload'
import { createClients } from './client'
import { findExternalDrift } from './drift'
import { meilisearchEngine } from './engine'
import { createIndexMaintainer } from './keeper'
import { repairExternalIndex } from './mend'
import { rebuild } from './rebuild'
import { MissingRightsError } from './rights'
import { indexState, isUpToDate } from './state'
import { disconnectIndex } from './target'

const NO_DRIFT = { wrong: [], surplus: [] }

describe.skipIf(!hasServer('meilisearch'))('the index of a real server', () => {
  let server: RealMeilisearch
  let payload: Payload
  let siteId: string
  let uid: string
  const recipeIds: string[] = []
  beforeAll(async () => {
    ;[server, payload] = await Promise.all([startRealMeilisearch(), testPayload()])
    siteId = (await makeSite(payload)).id
    for (let made = 0; made < 30; made += 1) {
      recipeIds.push((await makeRecipe(payload, siteId, { title: `Dumpling ${made}` })).id)
    }
  })
  afterAll(async () => {
    await disconnectIndex(payload.db.pool)
    await server.stop()
  })
  // Every test has an index of its own, and a database that has never heard of one.
  beforeEach(async () => {
    uid = unique('recipes')
    await disconnectIndex(payload.db.pool)
  })

  const pool = () => payload.db.pool
  const clients = (key = server.key) => createClients({ url: server.url, key, index: uid })
  const drain = () => drainOutbox(pool(), meilisearchEngine(clients(), pool()))
  const names = async (): Promise<string[]> => {
    const { results } = await clients().writing.getRawIndexes({ limit: 1_000 })
    return results.map((each) => each.uid).filter((name) => name.startsWith(uid))
  }
  const keyFor = async (actions: readonly string[]): Promise<string> => {
    const asked = { actions, indexes: [`${uid}*`], expiresAt: null }
    const made: unknown = await server.ask('POST', '/keys', asked)
    return typeof made === 'object' && made !== null && 'key' in made ? String(made.key) : ''
  }
  const keeper = (key = server.key) => {
    const told: string[] = []
    const clock = { now: 0 }
    const keep = createIndexMaintainer(
      pool(),
      { url: server.url, key, index: uid },
      {
        info: (message) => told.push(message),
        warn: (error) => told.push(error instanceof Error ? error.message : String(error)),
      },
      () => clock.now,
    )
    return { keep, told, clock }
  }
  const asked = (text: string) => searchRequest({ siteId, text })
  const rename = (title: string) =>
    pool().query(`update recipes set title = $2 || ' ' || id where site_id = $1`, [siteId, title])

  it('misses no edit that is made while it is made anew', async () => {
    await rebuild(clients(), pool())
    let isRebuilding = true
    // Each recipe once: a later edit of the same one would hide that the first was lost.
    const edits = async () => {
      for (const id of recipeIds) {
        if (!isRebuilding) return
        await pool().query(`update recipes set title = 'Edited ' || id where id = $1`, [id])
        await drain()
      }
    }
    const edited = edits()
    await rebuild(clients(), pool()).finally(() => {
      isRebuilding = false
    })
    await edited
    await drain()
    expect(await findExternalDrift(clients(), pool())).toMatchObject(NO_DRIFT)
    expect(await names()).toEqual([uid])
  })

  it('gets an edit in both places between its first batch and the swap', async () => {
    await rebuild(clients(), pool())
    const seen: Promise<unknown>[] = []
    await rebuild(clients(), pool(), () => {
      // The documents sent are already outdated when the two indexes swap.
      seen.push(rename('Late').then(drain))
    })
    await Promise.all(seen)
    await drain()
    expect(await findExternalDrift(clients(), pool())).toMatchObject(NO_DRIFT)
    const { total } = await meilisearchEngine(clients(), pool()).search(asked('late'))
    expect(total).toBe(30)
  })

  it('is made again when its data were wiped and something is edited', async () => {
    const { keep } = keeper()
    await keep()
    expect(await indexState(clients())).toBe('ok')
    await server.ask('DELETE', `/indexes/${uid}`)
    await rename('Wiped')
    // It finds the index gone; the next turn makes it.
    expect(await keep()).toBe(false)
    expect(await keep()).toBe(true)
    expect(await indexState(clients())).toBe('ok')
    expect(await findExternalDrift(clients(), pool())).toMatchObject(NO_DRIFT)
  })

  it('is found without its settings, at start and hourly, and mended', async () => {
    const { keep, clock, told } = keeper()
    await keep()
    const loseSettings = () =>
      clients().writing.index(uid).resetSettings().waitTask({ timeout: 60_000 })
    await loseSettings()
    expect(await indexState(clients())).toBe('unmade')
    expect(await isUpToDate(clients(), pool())).toBe(false)
    await keep()
    expect(await indexState(clients())).toBe('unmade')
    clock.now = 3_600_000
    await keep()
    expect(await indexState(clients())).toBe('ok')
    await loseSettings()
    await keeper().keep()
    expect(await indexState(clients())).toBe('ok')
    expect(told.filter((line) => line.startsWith('The search index is made'))).toHaveLength(2)
  })

  it('is mended hourly where documents are missing or too many', async () => {
    const { keep, clock, told } = keeper()
    await keep()
    await clients().writing.index(uid).deleteAllDocuments().waitTask({ timeout: 60_000 })
    clock.now = 3_600_000
    await keep()
    expect(told.at(-1)).toMatch(/mended: \d+ recipes/)
    expect(await findExternalDrift(clients(), pool())).toMatchObject(NO_DRIFT)
  })

  it('is told apart from what is stored, and mended document by document', async () => {
    await rebuild(clients(), pool())
    const drift = await findExternalDrift(clients(), pool())
    expect(drift).toMatchObject({ documents: 30, ...NO_DRIFT })
    const { results } = await clients().writing.index(uid).getDocuments({ limit: 2 })
    const [lost, wrong] = results.map(({ id }) => String(id))
    const index = clients().writing.index(uid)
    await index.deleteDocument(lost ?? '').waitTask({ timeout: 60_000 })
    const others = [
      { id: wrong, siteId, title: 'other', fingerprint: 'x' },
      { id: 'stray', siteId },
    ]
    await index.addDocuments(others).waitTask({ timeout: 60_000 })
    const found = await findExternalDrift(clients(), pool())
    expect([found.wrong.toSorted(), found.surplus]).toEqual([[lost, wrong].toSorted(), ['stray']])
    expect(await repairExternalIndex(clients(), pool(), found)).toBe(3)
    expect(await findExternalDrift(clients(), pool())).toMatchObject(NO_DRIFT)
  })

  it('is made once with a key for its own names only, which does not see the swap', async () => {
    const { keep, told, clock } = keeper(await keyFor(['*']))
    await keep()
    clock.now = 3_600_000
    await keep()
    expect(told.filter((line) => line === 'Making the search index')).toHaveLength(1)
    expect(told.filter((line) => line.includes('MEILI_KEY'))).toEqual([])
    const { missing } = await rebuild(clients(await keyFor(['*'])), pool())
    expect(missing).toBeNull()
    expect(await names()).toEqual([uid])
  })

  it('is made in place with a key that may make no other, and says once which right is missing', async () => {
    await rebuild(clients(), pool())
    await clients().writing.index(uid).resetSettings().waitTask({ timeout: 60_000 })
    const rights = ['search', 'documents.*', 'indexes.get', 'settings.*', 'tasks.get']
    const { keep, told, clock } = keeper(await keyFor(rights))
    await keep()
    clock.now = 3_600_000
    await keep()
    expect(told.filter((line) => line.includes('`indexes.create`'))).toHaveLength(1)
    expect(await indexState(clients())).toBe('ok')
    expect(await findExternalDrift(clients(), pool())).toMatchObject(NO_DRIFT)
  })

  it('is left alone, and that said once, with a key that may not write', async () => {
    await rebuild(clients(), pool())
    await clients().writing.index(uid).resetSettings().waitTask({ timeout: 60_000 })
    const { keep, told, clock } = keeper(await keyFor(['search', 'indexes.get', 'settings.get']))
    for (const hour of [0, 0, 0, 1, 2]) {
      clock.now = hour * 3_600_000
      await keep()
    }
    expect(told.filter((line) => line.includes('MEILI_KEY may not do'))).toHaveLength(1)
    expect(await names()).toEqual([uid])
    expect(await indexState(clients('not a key'))).toBe('refused')
    expect(
      await indexState(createClients({ url: 'http://127.0.0.1:1', key: 'k', index: uid })),
    ).toBe('away')
  })

  it('leaves no other index behind when it could not be made, or was killed', async () => {
    await rebuild(clients(), pool())
    await expect(
      rebuild(clients(), pool(), () => {
        throw new Error('broken off')
      }),
    ).rejects.toThrow('broken off')
    expect(await names()).toEqual([uid])
    // As a process leaves it that is killed in the middle.
    await clients().writing.createIndex(`${uid}_0123abcd`).waitTask({ timeout: 60_000 })
    await keeper().keep()
    expect(await names()).toEqual([uid])
  })

  it('cannot be made without a right to write at all', async () => {
    const key = await keyFor(['search', 'indexes.get', 'settings.get'])
    await expect(rebuild(clients(key), pool())).rejects.toThrow(MissingRightsError)
  })
})
