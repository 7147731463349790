import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { changedDefinitions, readDefinitions } from '@/src/runtime/startup/database/definitions'
import { PROGRESS_TABLE } from '@/src/runtime/startup/database/restore-mark'

/** The state of a database, read without loading Payload. */
export type DatabaseState = {
  /** Migrations of ours that the database has not had, oldest first. */
  pending: string[]
  /** Migrations the database has had and we do not know: it was made by a newer version. */
  unknown: string[]
  /** The oldest migration whose servers work with the database; null when none has said so. */
  oldestCompatible: string | null
  /**
   * Functions and triggers (`collections/sql`) that the database has not in their current version.
   */
  changedDefinitions: string[]
  /** Whether the database never had any data of the product. */
  isBlank: boolean
  hasSites: boolean
  /** Whether a restore into the database has begun and not ended. */
  isBeingRestored: boolean
}

/** The names of all migrations in the repository, oldest first. */
export async function migrationNames(): Promise<string[]> {
  const files = await readdir(join(process.cwd(), 'collections', 'migrations'))
  return files
    .filter((file) => file.endsWith('.ts') && file !== 'index.ts')
    .map((file) => file.slice(0, -'.ts'.length))
    .sort()
}

/** Reads the state of a database; throws when it is unreachable. */
export async function readDatabaseState(
  databaseUrl: string,
  names: readonly string[],
): Promise<DatabaseState> {
  return withClient(databaseUrl, async (client) => {
    const isBlank = !(await hasTable(client, 'payload_migrations'))
    const applied = isBlank
      ? []
      : await column(client, 'select name as value from payload_migrations')
    const hasSites =
      (await hasTable(client, 'sites')) &&
      (await column(client, 'select slug as value from sites limit 1')).length > 0
    return {
      pending: names.filter((name) => !applied.includes(name)),
      unknown: applied.filter((name) => !names.includes(name)),
      oldestCompatible: await readOldestCompatible(client),
      changedDefinitions: await changedDefinitions(client, await readDefinitions()),
      isBlank,
      hasSites,
      isBeingRestored: await hasTable(client, PROGRESS_TABLE),
    }
  })
}

async function readOldestCompatible(client: pg.Client): Promise<string | null> {
  if (!(await hasTable(client, 'schema_compatibility'))) return null
  return (await column(client, 'select oldest as value from schema_compatibility'))[0] ?? null
}

/**
 * Whether a newer version has changed the database in ways that this one works with: it may serve, and must
 * change neither tables nor functions.
 * @see docs/operating.md#without-stopping
 */
export const isAheadAndCompatible = (
  {
    pending,
    unknown,
    oldestCompatible,
  }: Pick<DatabaseState, 'pending' | 'unknown' | 'oldestCompatible'>,
  names: readonly string[],
): boolean =>
  unknown.length > 0 &&
  pending.length === 0 &&
  oldestCompatible !== null &&
  names.includes(oldestCompatible)

const SLUGS = `select slug as value from sites where deleted_at is null
  order by created_at, slug limit 100`

/** The slugs of up to a hundred sites, oldest first. */
export async function siteSlugs(databaseUrl: string): Promise<string[]> {
  return withClient(databaseUrl, async (client) =>
    (await hasTable(client, 'sites')) ? column(client, SLUGS) : [],
  )
}

/** Runs `work` with a connection of its own, which is closed afterwards. */
export async function withClient<T>(
  databaseUrl: string,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: 10_000 })
  // A lost connection fails the query in flight; without a listener it would end the process.
  client.on('error', () => undefined)
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end().catch(() => undefined)
  }
}

async function hasTable(client: pg.Client, name: string): Promise<boolean> {
  const { rows } = await client.query<{ found: boolean }>(
    'select to_regclass($1) is not null as found',
    [name],
  )
  return rows[0]?.found === true
}

async function column(client: pg.Client, query: string): Promise<string[]> {
  const { rows } = await client.query<{ value: string }>(query)
  return rows.map(({ value }) => value)
}
