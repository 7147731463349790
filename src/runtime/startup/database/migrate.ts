import { OLDEST_COMPATIBLE } from '@/collections/compatibility'
import { migrations } from '@/collections/migrations/index'
import { reindexAll, recountAll } from '@/search/postgres/maintenance'
import { readDatabaseState, withClient } from '@/src/runtime/startup/database/database-state'
import {
  applyDefinitions,
  changedDefinitions,
  recordDefinitions,
  readDefinitions,
} from '@/src/runtime/startup/database/definitions'
import { withLockTimeout } from '@/src/runtime/startup/database/lock-timeout'
import { newerMessage } from '@/src/runtime/startup/start/prepare-database'
import { Refusal } from '@/src/runtime/startup/start/refusal'
import type { MigrateDownArgs, MigrateUpArgs } from '@payloadcms/db-postgres'
import type pg from 'pg'
import type { Migration, Payload } from 'payload'

/** The number under which all instances of the product wait for each other while migrating. */
const MIGRATION_LOCK = 7_261_403

/**
 * Brings the database up to date, one instance at a time, and proves it by looking again.
 * Throws a `Refusal` when the database is ahead of us.
 */
export async function migrate(payload: Payload, databaseUrl: string): Promise<void> {
  const names = migrations.map(({ name }) => name)
  await withClient(databaseUrl, async (client) => {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    const before = await readDatabaseState(databaseUrl, names)
    if (before.unknown.length > 0) throw new Refusal(newerMessage(before.unknown))
    // Before, so that no older server starts meanwhile that needs what is removed.
    await recordCompatibility(client)
    if (before.pending.length > 0) {
      await payload.db.migrate({ migrations: migrations.map(asMigration) })
      const { pending } = await readDatabaseState(databaseUrl, names)
      if (pending.length > 0) throw new Error(`Not all migrations ran: ${pending.join(', ')}`)
      await recordCompatibility(client)
    }
    await bringDefinitions(client, payload)
  })
}

/** Records which servers work with the database, where it has the table for that. */
async function recordCompatibility(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ name: string | null }>(
    `select to_regclass('schema_compatibility')::text as name`,
  )
  if (rows[0]?.name == null) return
  await client.query(
    `insert into schema_compatibility (oldest) values ($1)
      on conflict (id) do update set oldest = excluded.oldest
        where schema_compatibility.oldest <> excluded.oldest`,
    [OLDEST_COMPATIBLE],
  )
}

/**
 * Runs the named migrations alone, without functions and triggers, for rows of that version.
 * @throws when not all of them ran
 */
export async function migrateTo(
  payload: Payload,
  databaseUrl: string,
  names: readonly string[],
): Promise<void> {
  const known = migrations.filter(({ name }) => names.includes(name))
  await payload.db.migrate({ migrations: known.map(asMigration) })
  const { pending } = await readDatabaseState(databaseUrl, names)
  if (pending.length > 0) throw new Error(`Not all migrations ran: ${pending.join(', ')}`)
}

/**
 * Brings a database with restored rows up to date. Its records name functions and triggers that only the
 * backed-up database had: all are applied.
 */
export async function migrateRestored(payload: Payload, databaseUrl: string): Promise<void> {
  const names = migrations.map(({ name }) => name)
  const { pending, changedDefinitions: changed } = await readDatabaseState(databaseUrl, names)
  await withClient(databaseUrl, async (client) => {
    if (pending.length + changed.length > 0) await client.query('delete from sql_definitions')
    else await applyDefinitions(client, await readDefinitions())
  })
  await migrate(payload, databaseUrl)
}

/**
 * Applies changed functions and triggers. Rebuilds an index that older ones have built before it records
 * the new ones, so that a killed process leaves it to the next.
 */
async function bringDefinitions(client: pg.Client, payload: Payload): Promise<void> {
  const definitions = await readDefinitions()
  const changed = await changedDefinitions(client, definitions)
  if (changed.length === 0) return
  await applyDefinitions(client, definitions)
  if (changed.some((name) => name.startsWith('search-'))) {
    await reindexAll(payload.db.pool)
    await recountAll(payload.db.pool)
  }
  await recordDefinitions(client, definitions)
}

/** Payload's type omits what it passes to a migration: its adapter's own arguments. */
function asMigration({ name, up, down }: (typeof migrations)[number]): Migration {
  return {
    name,
    up: (args) => withLockTimeout(checked(args), () => up(checked(args))),
    down: (args) => down(checked(args)),
  }
}

function checked(args: unknown): MigrateUpArgs & MigrateDownArgs {
  if (isOfAdapter(args)) return args
  throw new Error('Payload gave a migration no database')
}

function isOfAdapter(args: unknown): args is MigrateUpArgs & MigrateDownArgs {
  return typeof args === 'object' && args !== null && 'db' in args && 'payload' in args
}
