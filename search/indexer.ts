import type { SearchPlace } from './index'
import { clientsOf } from './meilisearch/client'
import type { Clients } from './meilisearch/client'
import { meilisearchEngine } from './meilisearch/engine'
import { connectIndex, disconnectIndex, isUpToDate, rebuild } from './meilisearch/rebuild'
import { drainOutbox, withLock } from './outbox'
import type { Pool } from './outbox'
import { countDueRecipes } from './postgres/maintenance'
import type { Database } from './postgres/database'

/** The log of the indexer. */
export type IndexerLog = {
  info: (message: string) => void
  warn: (error: unknown, message: string) => void
}

/** One process at a time makes an index anew. */
const REBUILD_LOCK = 7_261_405

/** How long it rests when nothing was to do, and at most after failures, in milliseconds. */
const REST = 1_000
const MOST_REST = 30_000

/**
 * Keeps the index true while a process serves: recipes that appear by themselves are counted, and an
 * engine outside is made ready and told what has changed. Gives what ends it.
 */
export function startIndexer(
  database: Database & Pool,
  place: SearchPlace,
  log: IndexerLog,
): () => Promise<void> {
  const step = place ? outsideStep(database, place, log) : insideStep(database)
  const stopping = new AbortController()
  const running = work(step, log, stopping.signal)
  return async () => {
    stopping.abort()
    await running
  }
}

async function work(
  step: () => Promise<void>,
  log: IndexerLog,
  signal: AbortSignal,
): Promise<void> {
  const isOver = (): boolean => signal.aborted
  let failures = 0
  while (!isOver()) {
    try {
      await step()
      failures = 0
    } catch (error) {
      if (!isOver() && failures === 0) {
        log.warn(error, 'The search index could not be kept; trying again')
      }
      failures += 1
    }
    await rest(Math.min(REST * 2 ** failures, MOST_REST), signal)
  }
}

/** Waits, unless it is over before that. */
const rest = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(end, milliseconds)
    function end(): void {
      clearTimeout(timer)
      signal.removeEventListener('abort', end)
      resolve()
    }
    signal.addEventListener('abort', end)
    if (signal.aborted) end()
  })

function insideStep(database: Database): () => Promise<void> {
  let isDetached = false
  return async () => {
    await countDueRecipes(database)
    if (isDetached) return
    await disconnectIndex(database)
    isDetached = true
  }
}

function outsideStep(
  database: Database & Pool,
  place: NonNullable<SearchPlace>,
  log: IndexerLog,
): () => Promise<void> {
  const clients = clientsOf(place)
  const engine = meilisearchEngine(clients, database)
  let isReady = false
  return async () => {
    await countDueRecipes(database)
    if (!isReady) isReady = await makeReady(clients, database, log)
    if (isReady) await drainOutbox(database, engine)
  }
}

/** Whether the index is there and as this version wants it; makes it where nobody else does. */
async function makeReady(
  clients: Clients,
  database: Database & Pool,
  log: IndexerLog,
): Promise<boolean> {
  await connectIndex(database)
  if (await isUpToDate(clients, database)) return true
  return withLock(database, REBUILD_LOCK, false, async () => {
    if (await isUpToDate(clients, database)) return true
    log.info('Making the search index')
    const sent = await rebuild(clients, database)
    log.info(`The search index is made: ${sent} recipes`)
    return true
  })
}
