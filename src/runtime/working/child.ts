import { fork } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { join } from 'node:path'
import { ALLOCATOR_ENV, entryLikeOurs } from '@/src/runtime/process/node-settings.mjs'
import type { MetricsGatherer } from '@/src/runtime/metrics/gather-metrics'
import { waitForExit } from '@/src/runtime/process/processes'

/** Time in milliseconds for a process to finish its current batch; a server has ten seconds in all. */
const GRACE = 8_000

/** Starts `src/entrypoints/work.ts` as a separate process, which ends when this one does. */
export function startWorkProcess(
  root: string,
  metrics: MetricsGatherer,
  args: readonly string[] = [],
): ChildProcess {
  const { flags, file } = entryLikeOurs('work')
  const child = fork(join(root, file), args, {
    cwd: root,
    // It has no port of its own: this process answers for it.
    env: { ...ALLOCATOR_ENV, ...process.env, WORKER_PORT: '' },
    execArgv: [...flags],
  })
  metrics.add(child)
  return child
}

/** Terminates a process, and kills it when it does not end in time. */
export async function endProcess(child: ChildProcess): Promise<void> {
  const exited = waitForExit(child)
  child.kill('SIGTERM')
  const timer = setTimeout(() => child.kill('SIGKILL'), GRACE)
  await exited.catch(() => undefined)
  clearTimeout(timer)
}
