import pg from 'pg'
import type { MarkReader } from '@/media/storage/write-guard'
import { readMediaStore } from './media-store'

const TIMEOUT_MS = 10_000

/**
 * Creates the reader of the mark that the store of a database must have. It has a connection of its own, which
 * is open only while files are written: the writer may hold a transaction.
 */
export function createMarkReader(databaseUrl: string): MarkReader {
  let pool: pg.Pool | undefined
  const open = (): pg.Pool => {
    const opened = new pg.Pool({
      connectionString: databaseUrl,
      max: 1,
      connectionTimeoutMillis: TIMEOUT_MS,
      query_timeout: TIMEOUT_MS,
      idleTimeoutMillis: TIMEOUT_MS,
      allowExitOnIdle: true,
    })
    opened.on('error', () => undefined)
    return opened
  }
  return async () => {
    const row = await readMediaStore((pool ??= open()))
    const isUnclaimed = row === null || (!row.isWritten && row.previousMark === null)
    return isUnclaimed ? null : row.mark
  }
}
