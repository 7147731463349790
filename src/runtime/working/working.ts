import type { ChildProcess } from 'node:child_process'
import type { Logger } from 'pino'
import type { MetricsGatherer } from '@/src/runtime/metrics/gather-metrics'
import { waitForExit } from '@/src/runtime/process/processes'
import { endProcess, startWorkProcess } from './child'

/** The background work beside the server. */
export type BackgroundWork = {
  /** Stops it; waits for the batch in hand. */
  stop: () => Promise<void>
}

/** A worker that ended by itself is started again after so long, and after twice as long each time. */
const RESTART_AFTER = 1_000
const MOST_RESTART_AFTER = 60_000
/** One that has lived for so long was all right. */
const ALL_RIGHT_AFTER = 60_000

/**
 * Starts a worker beside the server, in a separate process: pages stay fast, and a crash does not affect
 * the server.
 */
export function startWorking(
  root: string,
  logger: Logger,
  metrics: MetricsGatherer,
): BackgroundWork {
  let child: ChildProcess | null = null
  let restart: NodeJS.Timeout | undefined
  let failures = 0
  let isStopped = false

  const start = (): void => {
    const startedAt = Date.now()
    const started = startWorkProcess(root, metrics)
    child = started
    void waitForExit(started)
      .catch(() => -1)
      .then((code) => {
        child = null
        if (isStopped) return
        failures = Date.now() - startedAt > ALL_RIGHT_AFTER ? 0 : failures + 1
        logger.warn({ code }, 'The worker ended; starting it again')
        restart = setTimeout(start, Math.min(RESTART_AFTER * 2 ** failures, MOST_RESTART_AFTER))
      })
  }
  start()
  return {
    stop: async () => {
      isStopped = true
      clearTimeout(restart)
      if (child) await endProcess(child)
    },
  }
}
