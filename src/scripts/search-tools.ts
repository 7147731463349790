import { SingleBar } from 'cli-progress'
import pg from 'pg'
import { searchPlace } from '@/search'
import { createClients } from '@/search/meilisearch/client'
import type { Clients } from '@/search/meilisearch/client'
import { rebuild } from '@/search/meilisearch/rebuild'
import { joinRunningProduct } from '@/src/runtime/startup/start/join-running'
import { readSettings } from '@/src/runtime/startup/settings/settings'
import { statementClient } from '@/src/server/database/database-client'

/** Connections for commands about the search index. */
export type SearchTools = {
  pool: pg.Pool
  /** Null where search runs in Postgres alone. */
  meilisearch: Clients | null
  /** Number of recipes, including drafts and deleted ones. */
  recipes: number
}

/** Runs a command beside the running product, or with the services that the environment names. */
export async function withSearchTools(
  work: (tools: SearchTools) => Promise<number>,
): Promise<number> {
  await joinRunningProduct(process.env)
  const settings = readSettings({ LOCAL_SERVICES: 'true', ...process.env })
  const pool = new pg.Pool({
    ...statementClient(true),
    // Locks of the index belong to connections.
    connectionString: settings.databaseDirectUrl,
    max: 2,
  })
  try {
    const { rows } = await pool.query<{ recipes: number }>(
      'select count(*)::int as recipes from recipes',
    )
    const place = searchPlace(settings)
    const meilisearch = place && createClients(place)
    return await work({ pool, meilisearch, recipes: rows[0]?.recipes ?? 0 })
  } finally {
    await pool.end()
  }
}

/** Rebuilds the external index, where there is one; prints the right that its key lacks for that. */
export async function rebuildExternalIndex({
  pool,
  meilisearch,
  recipes,
}: SearchTools): Promise<void> {
  if (!meilisearch) return
  const { missing } = await withBar('Meilisearch', recipes, (onProgress) =>
    rebuild(meilisearch, pool, onProgress),
  )
  if (missing) console.log(`  It was made in place. ${missing.message}`)
}

/** Shows the progress of work on recipes. */
export async function withBar<Result>(
  what: string,
  total: number,
  work: (onProgress: (done: number) => void) => Promise<Result>,
): Promise<Result> {
  const bar = new SingleBar({
    format: `${what.padEnd(24)} {bar} {value}/{total}  {duration_formatted}`,
    hideCursor: true,
    noTTYOutput: true,
    notTTYSchedule: 5_000,
  })
  bar.start(total, 0)
  try {
    return await work((done) => {
      bar.update(done)
    })
  } finally {
    bar.stop()
  }
}

/** Ends the process with the result of a command: its exit code, or 1 and the error message. */
export function runCommand(command: () => Promise<number>): void {
  command().then(
    (code) => process.exit(code),
    (error: unknown) => {
      console.error(error instanceof Error ? error.message : error)
      process.exit(1)
    },
  )
}
