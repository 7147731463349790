import type { Database } from './postgres/database'

/**
 * Lock for sending changes to an external engine: one process at a time, so that their order is preserved.
 */
export const DRAIN_LOCK = 7_261_404
/** Lock for rebuilding an index: one process at a time. */
export const REBUILD_LOCK = 7_261_405

const TRY = 'select pg_try_advisory_lock($1) as "isOurs"'
const WAIT = 'select pg_advisory_lock($1)'
const UNLOCK = 'select pg_advisory_unlock($1)'

/** A pool of connections. */
export type Pool = { connect: () => Promise<Database & { release: () => void }> }

/** Runs work under an advisory lock; returns `instead` when another process holds it. */
export const withLock = <Result>(
  pool: Pool,
  lock: number,
  instead: Result,
  work: (connection: Database) => Promise<Result>,
): Promise<Result> =>
  withConnection(pool, async (connection) => {
    const { rows } = await connection.query<{ isOurs: boolean }>(TRY, [lock])
    return rows[0]?.isOurs === true ? underLock(connection, lock, work) : instead
  })

/** Waits for an advisory lock, then runs work under it. */
export const waitForLock = <Result>(
  pool: Pool,
  lock: number,
  work: (connection: Database) => Promise<Result>,
): Promise<Result> =>
  withConnection(pool, async (connection) => {
    await connection.query(WAIT, [lock])
    return underLock(connection, lock, work)
  })

async function withConnection<Result>(
  pool: Pool,
  work: (connection: Database) => Promise<Result>,
): Promise<Result> {
  const connection = await pool.connect()
  try {
    return await work(connection)
  } finally {
    connection.release()
  }
}

async function underLock<Result>(
  connection: Database,
  lock: number,
  work: (connection: Database) => Promise<Result>,
): Promise<Result> {
  try {
    return await work(connection)
  } finally {
    await connection.query(UNLOCK, [lock])
  }
}
