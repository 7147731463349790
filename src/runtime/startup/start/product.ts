import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { waitUntilGone, waitForExit } from '@/src/runtime/process/processes'
import { startLogRotation, openLog } from '@/src/runtime/startup/start/log-file'
import { Refusal } from '@/src/runtime/startup/start/refusal'
import { lastLines } from '@/src/runtime/startup/start/step'
import { ALLOCATOR_ENV, entryLikeOurs } from '@/src/runtime/process/node-settings.mjs'
import type { ChildProcess } from 'node:child_process'

/** The serving process. */
export type Product = {
  /** Resolves when it answers; throws when it ended before that. */
  ready: Promise<void>
  /** Resolves when it has ended by itself. */
  ended: Promise<void>
  /** Stops the process; requests under way have 10 s to finish. */
  stop: () => Promise<void>
}

/** Starts the serving process, which also ends when we are killed. */
export async function startProduct(options: {
  root: string
  isDev: boolean
  env: NodeJS.ProcessEnv
  logFile: string
}): Promise<Product> {
  const { root, isDev, env, logFile } = options
  const log = await openLog(logFile)
  const { flags, file } = entryLikeOurs('serve')
  const args = [...flags, join(root, file), ...(isDev ? ['--dev'] : [])]
  const output = isDev ? 'inherit' : log.fd
  const child = spawn(process.execPath, args, {
    env: { ...ALLOCATOR_ENV, ...env },
    stdio: ['ignore', output, output, 'ipc'],
  })
  await log.close()
  const stopKeeping = startLogRotation(logFile)
  const exited = waitForExit(child).then(stopKeeping)
  const ended = exited.then(async () => {
    throw new Refusal(`The product did not start:\n${await lastLines(logFile, 30)}`)
  })
  const ready = Promise.race([whenReady(child), ended])
  ready.catch(() => undefined)
  return { ready, ended: exited, stop: () => stop(child) }
}

function whenReady(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    child.on('message', (message) => {
      if (message === 'ready') resolve()
    })
  })
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.pid === undefined || child.exitCode !== null) return
  child.kill('SIGTERM')
  if (!(await waitUntilGone(child.pid, 12_000))) child.kill('SIGKILL')
}
