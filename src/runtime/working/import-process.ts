import type { ChildProcess } from 'node:child_process'
import type { Logger } from 'pino'
import { whenExited } from '@/src/runtime/process/processes'
import { endProcess, startWorkProcess } from './child'

/** Imports in a process of its own, which is there only while something is imported. */
export type ImportProcess = {
  /** Starts the process, unless it runs. */
  wake: () => void
  stop: () => Promise<void>
}

/**
 * Large files are read in a process of their own: its memory is given back when it ends, and what a file
 * does to it stops no other work.
 * @param onEnd called when it has ended, since something may have been sent at the last moment
 */
export function createImportProcess(
  root: string,
  logger: Logger,
  onEnd: () => void,
): ImportProcess {
  let child: ChildProcess | null = null
  let isStopped = false

  const start = (): void => {
    const started = startWorkProcess(root, ['--imports'])
    child = started
    void whenExited(started)
      .catch((error: unknown) => logger.warn({ err: error }, 'The importer could not be started'))
      .then((code) => {
        child = null
        if (code === 0) onEnd()
        // With the next look: the lease of what it was at runs out first.
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
