import { fork } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { join } from 'node:path'
import { ALLOCATOR_ENV, entryLikeOurs } from '@/src/runtime/process/node-settings.mjs'
import { whenExited } from '@/src/runtime/process/processes'

/** Time a process has to finish its current batch; a server has ten seconds in all. */
const GRACE = 8_000

/** Starts `src/entries/work.ts` as a process of its own, which ends when we are gone. */
export function startWorkProcess(root: string, args: readonly string[] = []): ChildProcess {
  const { flags, file } = entryLikeOurs('work')
  return fork(join(root, file), args, {
    cwd: root,
    env: { ...ALLOCATOR_ENV, ...process.env },
    execArgv: [...flags],
  })
}

/** Asks a process to stop, and ends it when it does not. */
export async function endProcess(child: ChildProcess): Promise<void> {
  const exited = whenExited(child)
  child.kill('SIGTERM')
  const timer = setTimeout(() => child.kill('SIGKILL'), GRACE)
  await exited.catch(() => undefined)
  clearTimeout(timer)
}
