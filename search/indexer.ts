import type { SearchPlace } from './index'
import type { Pool } from './locks'
import { outsideKeeper } from './meilisearch/keeper'
import { disconnectIndex } from './meilisearch/target'
import { countDueRecipes } from './postgres/maintenance'
import type { Database } from './postgres/database'

/** The log of the indexer. */
export type IndexerLog = {
  info: (message: string) => void
  warn: (error: unknown, message: string) => void
}

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
  const keep = outsideKeeper(database, place, log)
  return async () => {
    await countDueRecipes(database)
    await keep()
  }
}
