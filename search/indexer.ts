import type { SearchPlace } from './index'
import type { Pool } from './locks'
import { createIndexMaintainer } from './meilisearch/keeper'
import { disconnectIndex } from './meilisearch/target'
import { countDueRecipes, nextDueRecipe } from './postgres/maintenance'
import type { Database } from './postgres/database'

/** The log of the indexer. */
export type IndexerLog = {
  info: (message: string) => void
  warn: (error: unknown, message: string) => void
}

/** Shortest and longest pause after a run that must continue, in milliseconds. */
const REST = 1_000
const MOST_REST = 30_000

/** A running indexer. */
export type Indexer = {
  /** Announces a possible change. */
  wake: () => void
  stop: () => Promise<void>
}

/** One run; returns the milliseconds until the next scheduled work. */
type Step = () => Promise<number>

/**
 * Maintains the search index: counts scheduled recipes when their publication time comes, prepares
 * an external engine and sends it changes. Runs when woken, and polls twice a minute.
 */
export function startIndexer(
  database: Database & Pool,
  place: SearchPlace,
  log: IndexerLog,
): Indexer {
  const step = place ? outsideStep(database, place, log) : insideStep(database)
  const stopping = new AbortController()
  const bell = createBell()
  const running = work(step, log, stopping.signal, bell)
  return {
    wake: () => bell.ring(),
    stop: async () => {
      stopping.abort()
      await running
    },
  }
}

/** Ends a pause early, including one that begins after the ring. */
type Bell = { ring: () => void; hear: (end: () => void) => void; reset: () => void }

function createBell(): Bell {
  let hasRung = false
  let listener: (() => void) | null = null
  return {
    ring: () => {
      hasRung = true
      listener?.()
    },
    hear: (end) => {
      listener = end
      if (hasRung) end()
    },
    reset: () => {
      hasRung = false
      listener = null
    },
  }
}

async function work(step: Step, log: IndexerLog, signal: AbortSignal, bell: Bell): Promise<void> {
  const isOver = (): boolean => signal.aborted
  let failures = 0
  while (!isOver()) {
    bell.reset()
    let next = REST
    try {
      next = await step()
      failures = 0
    } catch (error) {
      if (!isOver() && failures === 0) {
        log.warn(error, 'The search index could not be kept; trying again')
      }
      failures += 1
      next = REST * 2 ** failures
    }
    // However many changes are announced, one run a second is enough.
    await rest(Math.min(next, REST), signal)
    const left = Math.min(next, MOST_REST) - REST
    if (left > 0) await rest(left, signal, failures > 0 ? null : bell)
  }
}

/** Waits for a time, until the signal aborts or the bell rings. */
const rest = (milliseconds: number, signal: AbortSignal, bell: Bell | null = null): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(end, milliseconds)
    function end(): void {
      clearTimeout(timer)
      signal.removeEventListener('abort', end)
      resolve()
    }
    signal.addEventListener('abort', end)
    bell?.hear(end)
    if (signal.aborted) end()
  })

function insideStep(database: Database): Step {
  let isDetached = false
  return async () => {
    await countDueRecipes(database)
    if (!isDetached) await disconnectIndex(database)
    isDetached = true
    return nextDueRecipe(database)
  }
}

function outsideStep(
  database: Database & Pool,
  place: NonNullable<SearchPlace>,
  log: IndexerLog,
): Step {
  const keep = createIndexMaintainer(database, place, log)
  return async () => {
    await countDueRecipes(database)
    const isKept = await keep()
    return isKept ? nextDueRecipe(database) : REST
  }
}
