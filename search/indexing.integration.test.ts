import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeRecipe, makeSite, unique } from '@/src/testing/builders'
import { startMeilisearchStandIn } from '@/src/testing/meilisearch/server'
import { startRealMeilisearch } from '@/src/testing/servers/meilisearch'
import { hasServer } from '@/src/testing/servers/programs'
import { testPayload } from '@/src/testing/payload'
import { createClients } from './meilisearch/client'
import { findExternalDrift } from './meilisearch/drift'
import { meilisearchEngine } from './meilisearch/engine'
import { rebuild } from './meilisearch/rebuild'
import { disconnectIndex } from './meilisearch/target'
import { drainOutbox } from './outbox'
import {
  findDrift,
  repairDrift,
  recipeBatches,
  reindexAll,
  countDueRecipes,
} from './postgres/maintenance'

const NO_DRIFT = { wrongRecipes: [], goneRecipes: [], wrongSites: [] }

const payload = await testPayload()
const run = (text: string, values: unknown[] = []) => payload.db.pool.query(text, values)

async function totalOf(siteId: string): Promise<number> {
  const { rows } = await payload.db.pool.query<{ recipes: number }>(
    'select recipes from search_counts where site_id = $1 and term = 0',
    [siteId],
  )
  return rows[0]?.recipes ?? 0
}

describe('the index inside Postgres', () => {
  it('hears of statements that go past Payload', async () => {
    const { id } = await makeSite(payload)
    await run(
      `insert into recipes (site_id, title, slug, published_at)
        select $1, 'Bulk ' || n, 'bulk-' || n, now() from generate_series(1, 300) n`,
      [id],
    )
    expect(await totalOf(id)).toBe(300)
    await run(`update recipes set published_at = null where site_id = $1 and slug like '%0'`, [id])
    expect(await totalOf(id)).toBe(270)
    await run('delete from recipes where site_id = $1', [id])
    expect(await totalOf(id)).toBe(0)
    const left = await run('select word from search_words where site_id = $1', [id])
    expect(left.rows).toEqual([])
  })

  it('knows nothing of what was rolled back', async () => {
    const { id } = await makeSite(payload)
    const client = await payload.db.pool.connect()
    await client.query('begin')
    await client.query(
      `insert into recipes (site_id, title, slug, published_at) values ($1, 'No', 'no', now())`,
      [id],
    )
    await client.query('rollback')
    client.release()
    expect(await totalOf(id)).toBe(0)
    expect((await run('select 1 from search_pending')).rows).toEqual([])
  })

  it('stays true when a recipe and a term of it change at the same time', async () => {
    const { id: siteId } = await makeSite(payload)
    const term = await payload.create({
      collection: 'terms',
      data: { kind: 'tag', title: 'Before', slug: unique('before') },
    })
    const { id } = await makeRecipe(payload, siteId, { title: 'Twice', tagIds: [term.id] })
    const [one, other] = [await payload.db.pool.connect(), await payload.db.pool.connect()]
    await one.query('begin')
    await other.query('begin')
    await one.query(`update recipes set title = 'Thrice' where id = $1`, [id])
    await other.query(`update terms set title = 'After' where id = $1`, [term.id])
    const committed = other.query('commit')
    await one.query('commit')
    await committed
    one.release()
    other.release()
    expect(await findDrift(payload.db.pool)).toMatchObject(NO_DRIFT)
  })

  it('counts recipes that appear by themselves', async () => {
    const { id: siteId } = await makeSite(payload)
    const publishedAt = new Date(Date.now() + 3_600_000).toISOString()
    const { id } = await makeRecipe(payload, siteId, { title: 'Soon', publishedAt })
    expect(await totalOf(siteId)).toBe(0)
    // An hour later: nothing was written.
    const past = new Date(Date.now() - 1_000).toISOString()
    await run(`update search_recipes set published_at = $2 where recipe_id = $1`, [id, past])
    const client = await payload.db.pool.connect()
    await client.query('set session_replication_role = replica')
    await client.query('update recipes set published_at = $2 where id = $1', [id, past])
    await client.query('reset session_replication_role')
    client.release()
    expect(await countDueRecipes(payload.db.pool)).toBe(1)
    expect(await totalOf(siteId)).toBe(1)
    expect(await findDrift(payload.db.pool)).toMatchObject(NO_DRIFT)
  })

  it('tells what is wrong with it, and mends that', async () => {
    const { id: siteId } = await makeSite(payload)
    const [lost, wrong] = [await makeRecipe(payload, siteId), await makeRecipe(payload, siteId)]
    const stray = '11111111-1111-4111-8111-111111111111'
    await run('delete from search_recipes where recipe_id = $1', [lost.id])
    await run(`update search_recipes set title_key = 'x' where recipe_id = $1`, [wrong.id])
    await run(
      `insert into search_recipes select $1, site_id, published_at, is_counted, is_locked,
        title_key, total_minutes, terms, ranking, document, place + 1
        from search_recipes where recipe_id = $2`,
      [stray, wrong.id],
    )
    await run('update search_counts set recipes = 99 where site_id = $1', [siteId])
    const drift = await findDrift(payload.db.pool)
    expect(drift.wrongRecipes.toSorted()).toEqual([lost.id, wrong.id].toSorted())
    expect(drift).toMatchObject({ goneRecipes: [stray], wrongSites: [siteId] })
    await repairDrift(payload.db.pool, drift)
    expect(await findDrift(payload.db.pool)).toMatchObject(NO_DRIFT)
  })

  it('is written anew without changing what is right', async () => {
    const before = await run(
      'select md5(array_agg(s order by recipe_id)::text) from search_recipes s',
    )
    await reindexAll(payload.db.pool)
    const after = await run(
      'select md5(array_agg(s order by recipe_id)::text) from search_recipes s',
    )
    expect(after.rows).toEqual(before.rows)
  })
})

describe('recipes some at a time', () => {
  it('come with all of each site, unless a batch is one site’s alone', async () => {
    for (const recipes of [1, 2, 5]) {
      const { id } = await makeSite(payload)
      for (let made = 0; made < recipes; made += 1) await makeRecipe(payload, id)
    }
    const { rows } = await run('select id, site_id from recipes')
    const siteOf = new Map(rows.map(({ id, site_id: site }) => [String(id), String(site)]))
    const seen: string[] = []
    const ended = new Set<string | undefined>()
    for await (const batch of recipeBatches(payload.db.pool, 4)) {
      const sites = new Set(batch.map((id) => siteOf.get(id)))
      expect([...sites].filter((site) => ended.has(site))).toEqual([])
      if (sites.size > 1) for (const site of sites) ended.add(site)
      expect(batch.length).toBeLessThanOrEqual(4)
      seen.push(...batch)
    }
    expect(seen.toSorted()).toEqual([...siteOf.keys()].toSorted())
  })
})

/**
 * The issue asks for ten thousand; every run does fewer, `SEARCH_KILL_WRITES` as many as wanted.
 */
const WRITES = Number(process.env['SEARCH_KILL_WRITES'] ?? 1_000)

/** A real server waits for its disk at each task. */
const REAL_WRITES = Math.ceil(WRITES / 5)

type Server = { url: string; key: string; stop: () => Promise<void> }

function describeKills(name: string, writes: number, start: () => Promise<Server>): void {
  describe(`both indexes, with ${name}`, () => {
    let server: Server
    beforeAll(async () => {
      server = await start()
    })
    afterAll(() => server.stop())

    it('are what is stored after a process was killed again and again while it wrote', async () => {
      const { url, key } = server
      const clients = createClients({ url, key, index: 'recipes' })
      await rebuild(clients, payload.db.pool)
      const { id: site } = await makeSite(payload)
      const script = join(import.meta.dirname, '..', 'src/testing/search/write-and-drain.ts')
      const database = process.env['DATABASE_URL'] ?? ''
      let kills = 0
      for (let done = 0; done < writes; kills += 1) {
        const until = Math.ceil((writes / 8) * (0.5 + Math.random()))
        const args = ['--database', database, '--meili', url, '--key', key, '--site', site]
        done += await writeUntilKilled(script, until, args)
      }
      expect(kills).toBeGreaterThan(3)
      // The connection of the last one killed may hold the lock a moment longer.
      while (await hasWaiting()) {
        await drainOutbox(payload.db.pool, meilisearchEngine(clients, payload.db.pool))
      }
      expect(await findDrift(payload.db.pool)).toMatchObject(NO_DRIFT)
      expect(await findExternalDrift(clients, payload.db.pool)).toMatchObject({
        wrong: [],
        surplus: [],
      })
      await disconnectIndex(payload.db.pool)
    }, 600_000)
  })
}

describeKills('a stand-in', WRITES, startMeilisearchStandIn)
describe.skipIf(!hasServer('meilisearch'))('a real server', () => {
  describeKills('Meilisearch', REAL_WRITES, startRealMeilisearch)
})

async function hasWaiting(): Promise<boolean> {
  const { rows } = await payload.db.pool.query<{ waits: boolean }>(
    'select exists (select from search_outbox) as waits',
  )
  return rows[0]?.waits === true
}

/** Lets a process write, and kills it in the middle; gives how many changes it told of. */
function writeUntilKilled(script: string, until: number, args: readonly string[]): Promise<number> {
  const child = spawn(process.execPath, ['--import', 'tsx', script, ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let done = 0
  child.stdout.on('data', (chunk: Buffer) => {
    done += chunk.length
    if (done >= until) child.kill('SIGKILL')
  })
  return new Promise((resolve, reject) => {
    child.on('close', (code, signal) => {
      if (signal === 'SIGKILL') resolve(done)
      else reject(new Error(`The writing process ended by itself with ${String(code)}`))
    })
  })
}
