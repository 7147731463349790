import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Payload } from 'payload'
import { newPassword, startPostgres } from '@/src/runtime/startup/embedded/postgres'
import type { EmbeddedPostgres } from '@/src/runtime/startup/embedded/postgres'
import { migrate } from '@/src/runtime/startup/database/migrate'
import { readiness } from '@/src/runtime/serving/health'
import { makeRecipe, makeSite } from '@/src/testing/builders'
import { testPayload } from '@/src/testing/payload'
import { startReplica } from '@/src/testing/servers/replica'
import type { Replica } from '@/src/testing/servers/replica'
import { startCachedSite } from '@/src/testing/setups/cached-site'
import type { CachedSite } from '@/src/testing/setups/cached-site'
import { createRandom } from '@/src/testing/random'
import { EDITS } from '@/src/testing/setups/content-edits'
import { ReadReplica } from './read-replica'

const MAX_LAG_SECONDS = 1
const RANDOM_EDITS = Number(process.env['EDITS'] ?? 30)
const SEED = Number(process.env['SEED'] ?? Math.floor(Math.random() * 1e9))
const SOON = { timeout: 20_000, interval: 50 }

let folder = ''
let primary: EmbeddedPostgres
let replica: Replica
let payload: Payload
let cached: CachedSite
let reader: ReadReplica
let site: { id: string; slug: string }
let recipe: { id: string; slug: string }

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'recipes-replica-'))
  const place = { folder: join(folder, 'primary'), password: newPassword(), database: 'recipes' }
  await mkdir(place.folder)
  primary = await startPostgres({ ...place, settings: { fsync: 'off', wal_keep_size: '512MB' } })
  const { url } = primary
  payload = await testPayload({ DATABASE_URL: url, DATABASE_DIRECT_URL: url })
  await migrate(payload, url)
  site = await makeSite(payload)
  replica = await startReplica({ ...place, url }, join(folder, 'replica'))
  cached = await startCachedSite(payload, site.slug)
  const options = {
    url: replica.url,
    maxLagSeconds: MAX_LAG_SECONDS,
    poolSize: 4,
    hasNamedStatements: true,
  }
  reader = await new ReadReplica(options, cached.position, pino({ enabled: false })).start()
  globalThis.databaseReplica = reader
  await isRead()
})
beforeEach(async () => {
  recipe = await makeRecipe(payload, site.id)
})
afterAll(async () => {
  globalThis.databaseReplica = undefined
  await reader.stop()
  await cached.stop()
  await payload.destroy()
  await replica.server().stop()
  await primary.stop()
  await rm(folder, { recursive: true, force: true })
})

const pathOf = (): string => `/recipes/${recipe.slug}`
const rename = (title: string): Promise<unknown> =>
  payload.update({ collection: 'recipes', id: recipe.id, data: { title } })

/** Number of statements that the replica answers for a page that is not in memory. */
async function readsOf(page: () => Promise<unknown>): Promise<number> {
  const before = reader.figures().reads
  await page()
  return reader.figures().reads - before
}

let searches = 0
/** Reads a response that is not in memory. */
const search = (): Promise<string> => {
  searches += 1
  return cached.get(`/api/v1/site/${site.slug}/recipes?query=words${searches}`)
}

/** Resolves once the replica is read. */
const isRead = (): Promise<unknown> =>
  vi.waitFor(async () => {
    await reader.poll()
    expect(await readsOf(search)).toBeGreaterThan(0)
  }, SOON)

/** Clears the pages of the site. */
async function clear(): Promise<void> {
  await payload.db.pool.query('update sites set updated_at = updated_at where id = $1', [site.id])
  await cached.settle()
}

/** Renames the recipe and reads its page, many times. */
async function expectEditsToBeSeen(edits: number, name: string): Promise<void> {
  for (let edit = 0; edit < edits; edit += 1) {
    const title = `${name} ${edit}`
    await rename(title)
    await cached.settle()
    expect(await cached.get(pathOf())).toContain(title)
  }
}

// docs/operating.md#a-read-replica
describe('a read replica', () => {
  it('answers the statements of pages for everyone', async () => {
    expect(reader.state()).toBe('ok')
    expect((await readiness()).parts.replica).toBe('ok')
    await clear()
    await isRead()
    expect(await readsOf(() => cached.get('/'))).toBeGreaterThan(5)
    expect(await readsOf(() => cached.get(pathOf()))).toBeGreaterThan(5)
  })

  it('never answers older than a change that was made', async () => {
    await expectEditsToBeSeen(30, 'Edit')
    await isRead()
  })

  it('shows every kind of change in the next response of every address', async () => {
    const random = createRandom(SEED)
    const names = Object.keys(EDITS)
    const api = `/api/v1/site/${site.slug}`
    const paths = ['/', '/feed.xml', pathOf(), `${api}/recipes`, `${api}/filters`]
    const before = reader.figures().reads
    for (let edit = 0; edit < RANDOM_EDITS; edit += 1) {
      await Promise.all(paths.map((path) => cached.get(path)))
      const name = names[Math.floor(random() * names.length)] ?? ''
      // Some need content that this site has not, and change nothing.
      await EDITS[name]?.({ payload, siteId: site.id, random }).catch(() => undefined)
      await cached.settle()
      // A site at rest, whose replica has caught up, and one that is read at once.
      if (edit % 2 === 0) await isRead()
      for (const path of paths) {
        const fresh = await cached.render(path)
        expect(await cached.get(path), `${path} after ${name}, SEED=${SEED}`).toBe(fresh)
      }
    }
    expect(reader.figures().reads - before).toBeGreaterThan(RANDOM_EDITS)
  })

  it('is not read for a change that it has not replayed, nor when it is too far behind', async () => {
    await replica.run('select pg_wal_replay_pause()')
    await expectEditsToBeSeen(10, 'Paused')
    expect(await readsOf(search)).toBe(0)
    await vi.waitFor(async () => {
      await reader.poll()
      expect(reader.state()).toBe('behind')
    }, SOON)
    expect(reader.figures().lagSeconds).toBeGreaterThan(MAX_LAG_SECONDS)
    expect(await readiness()).toMatchObject({ parts: { replica: 'behind' } })
    await replica.run('select pg_wal_replay_resume()')
    await isRead()
    await expectEditsToBeSeen(5, 'Resumed')
  })

  it('is replaced by the primary while it is away, and read again when it is back', async () => {
    const pages = Array.from({ length: 40 }, async (_, index) => {
      if (index === 10) await replica.kill()
      return search()
    })
    for (const page of await Promise.all(pages)) expect(page).toMatch(/^200 /)
    await reader.poll()
    expect(reader.state()).toBe('away')
    expect((await readiness()).parts.replica).toBe('away')
    await expectEditsToBeSeen(5, 'Away')
    await replica.startAgain()
    await expectEditsToBeSeen(5, 'Starting')
    await isRead()
    await expectEditsToBeSeen(10, 'Back')
  })

  it('is not read once it was promoted to a primary', async () => {
    await replica.run('select pg_promote()')
    await reader.poll()
    expect(reader.state()).toBe('away')
    await expectEditsToBeSeen(3, 'Promoted')
  })
})
