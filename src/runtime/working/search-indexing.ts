import pg from 'pg'
import type { Logger } from 'pino'
import { searchPlace } from '@/search'
import { startIndexer } from '@/search/indexer'
import type { Settings } from '@/src/runtime/launching/settings/settings'
import { DatabaseClient } from '@/src/server/database-client'

/** Keeps the search index up to date while the process serves; returns a function that stops it. */
export function keepSearchIndexed(settings: Settings, logger: Logger): () => Promise<void> {
  const pool = new pg.Pool({
    Client: DatabaseClient,
    connectionString: settings.databaseUrl,
    // One holds the lock while the other reads what is sent.
    max: 2,
    connectionTimeoutMillis: 10_000,
  })
  pool.on('error', () => undefined)
  const stop = startIndexer(pool, searchPlace(settings), {
    info: (message) => {
      logger.info(message)
    },
    warn: (error, message) => {
      logger.warn({ err: error }, message)
    },
  })
  return async () => {
    await stop()
    await pool.end()
  }
}
