import { fork } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { join } from 'node:path'
import { NODE_FLAGS } from '@/src/runtime/process/node-settings.mjs'
import { waitUntilGone } from '@/src/runtime/process/processes'

/** Starts a script of this folder as a child process that ends with this one. */
export const startChild = (script: string): ChildProcess =>
  fork(join(import.meta.dirname, script), {
    execArgv: [...NODE_FLAGS],
    env: { ...process.env, NODE_ENV: 'production' },
  })

/** Resolves with the next message of a child; throws when it ends before that. */
export function nextMessage(child: ChildProcess): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const ended = () => {
      reject(new Error('A process of the benchmark ended by itself'))
    }
    child.once('exit', ended)
    child.once('message', (message) => {
      child.off('exit', ended)
      resolve(message)
    })
  })
}

/** Ends a child process and waits until it has exited, at most 12 s. */
export async function endChild(child: ChildProcess): Promise<void> {
  if (child.pid === undefined || child.exitCode !== null) return
  child.kill('SIGTERM')
  if (!(await waitUntilGone(child.pid, 12_000))) child.kill('SIGKILL')
}
