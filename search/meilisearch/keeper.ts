import type { Pool } from '@/search/locks'
import { drainOutbox } from '@/search/outbox'
import type { Database } from '@/search/postgres/database'
import { createClients } from './client'
import type { Clients, MeilisearchPlace } from './client'
import { IndexGoneError, meilisearchEngine } from './engine'
import { repairExternalIndex } from './mend'
import { buildIfNeeded } from './rebuild'
import { isDenied, MissingRightsError } from './rights'
import { connectIndex } from './target'

type Log = {
  info: (message: string) => void
  warn: (error: unknown, message: string) => void
}

/** Interval between comparisons of settings and document counts, in milliseconds. */
const CHECK_EVERY = 3_600_000

const STORED = `select count(*)::int as recipes from search_recipes where published_at is not null`

/** State of the index. Without the required rights, search stays in Postgres until the next check. */
type State = 'unmade' | 'ready' | 'refused'

/**
 * Creates a step that maintains an external index: checks it at first and then hourly, rebuilds it when
 * this version requires other settings, and sends changes. Each run returns whether the index is up to
 * date, or cannot be for an hour. Throws when the server is unavailable: the next run continues.
 */
export function createIndexMaintainer(
  database: Database & Pool,
  place: MeilisearchPlace,
  log: Log,
  now: () => number = Date.now,
): () => Promise<boolean> {
  const clients = createClients(place)
  const engine = meilisearchEngine(clients, database)
  const told = new Set<string>()
  let state: State = 'unmade'
  let nextCheck = 0

  const tellOnce = (error: Error, message: string): void => {
    if (told.has(error.message)) return
    told.add(error.message)
    log.warn(error, message)
  }
  const makeReady = async (): Promise<State> => {
    await connectIndex(database)
    const made = await buildIfNeeded(clients, database, () => log.info('Making the search index'))
    if (made === 'busy') return 'unmade'
    if (made !== null) {
      log.info(`The search index is made: ${made.sent} recipes`)
      if (made.missing) tellOnce(made.missing, 'The search index was made in place')
    }
    return 'ready'
  }
  const turn = async (): Promise<void> => {
    const isDue = now() >= nextCheck
    if (isDue || state === 'unmade') state = await makeReady()
    if (state !== 'ready') return
    await drainOutbox(database, engine)
    if (!isDue) return
    nextCheck = now() + CHECK_EVERY
    const mended = await mendByNumbers(clients, database)
    if (mended > 0) log.info(`The search index was mended: ${mended} recipes`)
  }
  return async () => {
    try {
      await turn()
      return state !== 'unmade'
    } catch (error) {
      if (error instanceof IndexGoneError) {
        // The next run creates it again.
        state = 'unmade'
        return false
      }
      const isRefused = error instanceof MissingRightsError || isDenied(error)
      if (!isRefused || !(error instanceof Error)) throw error
      state = 'refused'
      nextCheck = now() + CHECK_EVERY
      tellOnce(error, 'Meilisearch refuses the key; search stays in Postgres')
      return true
    }
  }
}

/** Compares the number of recipes in the index with the expected number, and repairs differences. */
async function mendByNumbers(clients: Clients, database: Database & Pool): Promise<number> {
  const { rows } = await database.query<{ recipes: number }>(STORED)
  const { total } = await clients.writing.index(clients.uid).getDocuments({ limit: 0 })
  return total === rows[0]?.recipes ? 0 : repairExternalIndex(clients, database)
}
