import type { Logger } from 'pino'
import { withClient } from '@/src/runtime/launching/database/database-state'
import { deleteExpired } from '@/src/server/housekeeping'

const EVERY = 3_600_000
/** The first time when the start is over. */
const FIRST_AFTER = 60_000

/** Deletes expired data every hour while the process serves; returns a function that stops it. */
export function keepTidy(databaseUrl: string, logger: Logger): () => void {
  const tidy = (): void => {
    withClient(databaseUrl, (client) =>
      deleteExpired((statement) => client.query(statement)),
    ).catch((error: unknown) => {
      logger.warn({ err: error }, 'Could not tidy up; trying again in an hour')
    })
  }
  const first = setTimeout(tidy, FIRST_AFTER)
  const hourly = setInterval(tidy, EVERY)
  return () => {
    clearTimeout(first)
    clearInterval(hourly)
  }
}
