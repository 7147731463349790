import type { SearchEngine } from './engine'
import type { Database } from './postgres/database'

/** Only one process at a time sends changes to an external engine, so that their order is kept. */
const DRAIN_LOCK = 7_261_404
const BATCH = 500

const TAKE = `select id, recipe_id as "recipeId", site_id as "siteId" from search_outbox
  order by id limit $1`
const DONE = 'delete from search_outbox where id = any($1::bigint[])'
const TELL = `select pg_notify('content_changed', site) from unnest($1::text[]) as site`
const LOCK = 'select pg_try_advisory_lock($1) as "isOurs"'
const UNLOCK = 'select pg_advisory_unlock($1)'

/** A pool of connections. */
export type Pool = { connect: () => Promise<Database & { release: () => void }> }

type OutboxRow = { id: string; recipeId: string; siteId: string }

/** Runs work under an advisory lock; returns `instead` when another process holds it. */
export async function withLock<Result>(
  pool: Pool,
  lock: number,
  instead: Result,
  work: (connection: Database) => Promise<Result>,
): Promise<Result> {
  const connection = await pool.connect()
  try {
    const { rows } = await connection.query<{ isOurs: boolean }>(LOCK, [lock])
    if (rows[0]?.isOurs !== true) return instead
    try {
      return await work(connection)
    } finally {
      await connection.query(UNLOCK, [lock])
    }
  } finally {
    connection.release()
  }
}

/**
 * Sends what has changed to an engine outside, oldest first, until nothing is left; gives how many
 * changes that were. A change is forgotten only once the engine has it: a process that is killed
 * leaves it to the next one. Sites whose search has changed let go of answers they keep.
 */
export const drainOutbox = (pool: Pool, engine: Pick<SearchEngine, 'index'>): Promise<number> =>
  withLock(pool, DRAIN_LOCK, 0, async (connection) => {
    for (let drained = 0; ;) {
      const { rows } = await connection.query<OutboxRow>(TAKE, [BATCH])
      if (rows.length === 0) return drained
      await engine.index([...new Set(rows.map(({ recipeId }) => recipeId))])
      await connection.query(DONE, [rows.map(({ id }) => id)])
      await connection.query(TELL, [[...new Set(rows.map(({ siteId }) => siteId))]])
      drained += rows.length
    }
  })
