import { sql } from '@payloadcms/db-postgres'
import pg from 'pg'
import { beforeEach, describe, expect, it } from 'vitest'
import { migrations } from '@/collections/migrations/index'
import { readiness } from '@/src/runtime/serving/health'
import { prepareDatabase } from '@/src/runtime/startup/start/prepare-database'
import { Refusal } from '@/src/runtime/startup/start/refusal'
import { listPublishedRecipes } from '@/src/server/recipes/reading/read'
import { makeRecipe, makeSite } from '@/src/testing/builders'
import { directDatabaseUrl } from '@/src/testing/database'
import { testPayload } from '@/src/testing/payload'
import { changedDefinitions, readDefinitions } from './definitions'
import { withClient } from './database-state'
import { withLockTimeout } from './lock-timeout'
import type { LockPatience } from './lock-timeout'

const payload = await testPayload()
const OWN = migrations.at(-1)?.name ?? ''
const LATER = '29990101_000000_later'
const NEWEST = { limit: 9, offset: 0, orderBy: 'published_at_desc' } as const

const run = (text: string, values: unknown[] = []) =>
  withClient(directDatabaseUrl(), (client) => client.query(text, values))

/** Starts this version as far as the database goes; returns what it reports. */
async function start(): Promise<string[]> {
  const lines: string[] = []
  await prepareDatabase({
    // Without programs: a start that wants to change the database fails.
    root: '/nowhere',
    dataDir: process.env['DATA_DIR'] ?? '',
    databaseUrl: process.env['DATABASE_URL'] ?? '',
    databaseDirectUrl: directDatabaseUrl(),
    hasNamedStatements: false,
    isEmbedded: false,
    demo: false,
    paymentMode: 'off',
    env: process.env,
    report: (line) => lines.push(line),
    signal: new AbortController().signal,
  })
  return lines
}

/** The start of a newer version with one more migration. */
async function update(oldestCompatible: string): Promise<void> {
  await run('insert into payload_migrations (name, batch) values ($1, 99)', [LATER])
  await run('update schema_compatibility set oldest = $1', [oldestCompatible])
}

beforeEach(async () => {
  await run('delete from payload_migrations where name = $1', [LATER])
  await run('update schema_compatibility set oldest = $1', [OWN])
})

// docs/operating.md#without-stopping
describe('a server of the version before, while a newer one has changed the database', () => {
  it('serves on, and starts, when the newer one has only added to it', async () => {
    const site = await makeSite(payload)
    const titles = async () =>
      (await listPublishedRecipes(payload, site.id, NEWEST)).recipes.map(({ title }) => title)
    await makeRecipe(payload, site.id, { title: 'Before' })
    expect(await titles()).toEqual(['Before'])
    // On connections that have planned their statements already.
    for (const table of ['recipes', 'sites', 'users', 'comments', 'recipe_ingredients']) {
      await run(`alter table ${table} add column added_later text not null default ''`)
    }
    await run(`insert into sql_definitions (name, hash) values ('added-later', 'x')`)
    await run(`update sql_definitions set hash = 'newer' where name = 'content-changes'`)
    await update(OWN)
    await makeRecipe(payload, site.id, { title: 'Meanwhile' })
    expect((await titles()).sort()).toEqual(['Before', 'Meanwhile'])
    expect(await start()).toEqual([expect.stringMatching(/newer version.*compatible/)])
    expect((await readiness()).parts.migrations).toBe('ok')
    const changed = await withClient(directDatabaseUrl(), async (client) =>
      changedDefinitions(client, await readDefinitions()),
    )
    expect(changed, 'functions of the newer version stay').toEqual(['content-changes'])
    await run(`delete from sql_definitions where name = 'added-later'`)
  })

  it('is refused, and not ready, when the newer one has removed what it needs', async () => {
    await update(LATER)
    await expect(start()).rejects.toThrow(Refusal)
    await expect(start()).rejects.toThrow(new RegExp(`newer version.*${LATER}`))
    expect(await readiness()).toMatchObject({
      isReady: false,
      parts: { migrations: 'incompatible' },
    })
  })

  it('is refused by a database that never said which servers it works with', async () => {
    await update(OWN)
    await run('delete from schema_compatibility')
    await expect(start()).rejects.toThrow(/newer version/)
    await run('insert into schema_compatibility (oldest) values ($1)', [OWN])
  })
})

// CONTRIBUTING.md#migrations
describe('a migration', () => {
  it('creates an index without stopping writes, outside of its transaction', async () => {
    const name = '29980101_000000_index'
    const index = { name, up: createIndex, down: () => Promise.resolve() }
    await payload.db.migrate({ migrations: [index] })
    const { rows } = await run(
      `select indisvalid from pg_index where indexrelid = 'made_beside'::regclass`,
    )
    expect(rows).toEqual([{ indisvalid: true }])
    await run('delete from payload_migrations where name = $1', [name])
  })
})

describe('a migration that waits for a lock', () => {
  const add = sql`ALTER TABLE recipes ADD COLUMN added_behind text`
  const migrateWith = (patience: LockPatience) =>
    payload.db.drizzle.transaction((db) => {
      const up = async (): Promise<void> => {
        await db.execute(add)
      }
      return withLockTimeout({ db }, up, patience)
    })

  it('lets others pass until it gets it', async () => {
    const reading = new pg.Client({ connectionString: directDatabaseUrl() })
    await reading.connect()
    await reading.query('begin; select count(*) from recipes')
    const patience = { timeoutMs: 200, attempts: 100, pauseMs: 100 }
    const migrated = migrateWith(patience)
    // Another reader, as long as the first one keeps the migration waiting.
    for (let count = 0; count < 10; count += 1) await run('select count(*) from recipes')
    await reading.query('commit')
    await reading.end()
    await migrated
    await run('alter table recipes drop column added_behind')
  })

  it('fails when it never gets it', async () => {
    const reading = new pg.Client({ connectionString: directDatabaseUrl() })
    await reading.connect()
    await reading.query('begin; select count(*) from recipes')
    await expect(migrateWith({ timeoutMs: 50, attempts: 2, pauseMs: 50 })).rejects.toThrow()
    await reading.end()
  })
})

async function createIndex(): Promise<void> {
  const create = sql`CREATE INDEX CONCURRENTLY IF NOT EXISTS made_beside ON recipes (title)`
  await payload.db.drizzle.execute(create)
}
