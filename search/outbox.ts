import type { SearchEngine } from './engine'
import { DRAIN_LOCK, withLock } from './locks'
import type { Pool } from './locks'
import type { Database } from './postgres/database'

const BATCH = 500

const TAKE = `select id, recipe_id as "recipeId", site_id as "siteId" from search_outbox
  order by id limit $1`
const DONE = 'delete from search_outbox where id = any($1::bigint[])'
const TELL = `select pg_notify('content_changed', site) from unnest($1::text[]) as site`

type OutboxRow = { id: string; recipeId: string; siteId: string }

/**
 * Sends pending changes to an external engine, oldest first, until none is left; returns their number.
 * Deletes a change only once the engine has it, so that a killed process loses none. Clears cached
 * responses of sites whose search has changed.
 */
export async function drainOutbox(
  pool: Pool,
  engine: Pick<SearchEngine, 'index'>,
): Promise<number> {
  for (let drained = 0; ;) {
    // Given back after each batch: a rebuild may be waiting for its turn.
    const sent = await withLock(pool, DRAIN_LOCK, 0, (connection) => sendBatch(connection, engine))
    if (sent === 0) return drained
    drained += sent
  }
}

async function sendBatch(
  connection: Database,
  engine: Pick<SearchEngine, 'index'>,
): Promise<number> {
  const { rows } = await connection.query<OutboxRow>(TAKE, [BATCH])
  if (rows.length === 0) return 0
  await engine.index([...new Set(rows.map(({ recipeId }) => recipeId))])
  await connection.query(DONE, [rows.map(({ id }) => id)])
  await connection.query(TELL, [[...new Set(rows.map(({ siteId }) => siteId))]])
  return rows.length
}
