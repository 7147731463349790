import { SingleBar } from 'cli-progress'
import pg from 'pg'
import { searchPlace } from '@/search'
import { clientsOf } from '@/search/meilisearch/client'
import type { Clients } from '@/search/meilisearch/client'
import { rebuild } from '@/search/meilisearch/rebuild'
import { joinRunningProduct } from '@/src/runtime/launching/start/join-running'
import { readSettings } from '@/src/runtime/launching/settings/settings'
import { DatabaseClient } from '@/src/server/database/database-client'

/** Connections for commands about the search index. */
export type SearchTools = {
  pool: pg.Pool
  /** Null where search runs in Postgres alone. */
  meilisearch: Clients | null
  /** The number of recipes, drafts and deleted ones included. */
  recipes: number
}

/** Runs a command beside the running product, or against what the environment names. */
export async function withSearchTools(
  work: (tools: SearchTools) => Promise<number>,
): Promise<number> {
  await joinRunningProduct(process.env)
  const settings = readSettings({ LOCAL_SERVICES: 'true', ...process.env })
  const pool = new pg.Pool({
    Client: DatabaseClient,
    connectionString: settings.databaseUrl,
    max: 2,
  })
  try {
    const { rows } = await pool.query<{ recipes: number }>(
      'select count(*)::int as recipes from recipes',
    )
    const place = searchPlace(settings)
    const meilisearch = place && clientsOf(place)
    return await work({ pool, meilisearch, recipes: rows[0]?.recipes ?? 0 })
  } finally {
    await pool.end()
  }
}

/** Makes the index outside anew, where there is one; says which right its key has not for that. */
export async function rebuildOutside({ pool, meilisearch, recipes }: SearchTools): Promise<void> {
  if (!meilisearch) return
  const { missing } = await withBar('Meilisearch', recipes, (onProgress) =>
    rebuild(meilisearch, pool, onProgress),
  )
  if (missing) console.log(`  It was made in place. ${missing.message}`)
}

/** Shows how far some work over recipes has come. */
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

/** Ends the process as a command does: 0 when all is well, with the message when it is not. */
export function runCommand(command: () => Promise<number>): void {
  command().then(
    (code) => process.exit(code),
    (error: unknown) => {
      console.error(error instanceof Error ? error.message : error)
      process.exit(1)
    },
  )
}
