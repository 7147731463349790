import type { ChildProcess } from 'node:child_process'
import type { Logger } from 'pino'
import type { MetricsGatherer } from '@/src/runtime/metrics/gather-metrics'
import { waitForExit } from '@/src/runtime/process/processes'
import { endProcess, startWorkProcess } from './child'

/** A process for imports, which runs only while there are some. */
export type ImportProcess = {
  /** Starts the process, unless it runs. */
  wake: () => void
  stop: () => Promise<void>
}

/**
 * Creates a process for imports of large files: its memory is released when it ends, and a crash stops no
 * other work.
 * @param metrics reads its metrics
 * @param onEnd called when it has ended, since a job may have been queued at the last moment
 */
export function createImportProcess(
  root: string,
  logger: Logger,
  metrics: MetricsGatherer,
  onEnd: () => void,
): ImportProcess {
  let child: ChildProcess | null = null
  let isStopped = false

  const start = (): void => {
    const started = startWorkProcess(root, metrics, ['--imports'])
    child = started
    void waitForExit(started)
      .catch((error: unknown) => logger.warn({ err: error }, 'The importer could not be started'))
      .then((code) => {
        child = null
        if (code === 0) onEnd()
        // At the next poll: the lease of its job expires first.
        else if (!isStopped) logger.warn({ code }, 'The importer ended before its work was done')
      })
  }
  return {
    wake: () => {
      if (!child && !isStopped) start()
    },
    stop: async () => {
      isStopped = true
      if (child) await endProcess(child)
    },
  }
}
