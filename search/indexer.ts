import type { SearchPlace } from './index'
import type { Pool } from './locks'
import { outsideKeeper } from './meilisearch/keeper'
import { disconnectIndex } from './meilisearch/target'
import { countDueRecipes, nextDueRecipe } from './postgres/maintenance'
import type { Database } from './postgres/database'

/** The log of the indexer. */
export type IndexerLog = {
  info: (message: string) => void
  warn: (error: unknown, message: string) => void
}

/** Shortest and longest pause after a turn that has to be continued, in milliseconds. */
const REST = 1_000
const MOST_REST = 30_000

/** Keeps the index, until it is stopped. */
export type Indexer = {
  /** Announces a possible change. */
  wake: () => void
  stop: () => Promise<void>
}

/** One turn; gives how long nothing is to do by itself, in milliseconds. */
type Step = () => Promise<number>

/**
 * Keeps the index true: recipes that appear by themselves are counted at their time, and an engine outside
 * is made ready and told what has changed. It works when it is woken, and looks twice a minute.
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

/** Ends a rest early, also one that begins after it was rung. */
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
    // However many changes are announced, one turn a second is enough.
    await rest(Math.min(next, REST), signal)
    const left = Math.min(next, MOST_REST) - REST
    if (left > 0) await rest(left, signal, failures > 0 ? null : bell)
  }
}

/** Waits, unless it is over or the bell rings before that. */
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
  const keep = outsideKeeper(database, place, log)
  return async () => {
    await countDueRecipes(database)
    const isKept = await keep()
    return isKept ? nextDueRecipe(database) : REST
  }
}
