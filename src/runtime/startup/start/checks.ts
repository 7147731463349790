import { access, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { dirname, join } from 'node:path'
import { hasCode, messageOf, pause } from '@/src/runtime/process/processes'
import { cannotWrite } from '@/src/runtime/startup/start/cannot-write'
import { tryLock } from '@/src/runtime/startup/start/lock'
import { restrictToOwner } from '@/src/runtime/startup/start/private-folder'
import { Refusal } from '@/src/runtime/startup/start/refusal'

/** The addresses that `localhost` may mean. */
export const LOOPBACK = ['127.0.0.1', '::1'] as const

/** Throws when the port is in use; waits a moment for processes of a killed start to release it. */
export async function checkPort(port: number, dataDir: string): Promise<void> {
  const wasKilled = await exists(lockPath(dataDir))
  const tries = wasKilled ? 25 : 1
  for (let attempt = 1; ; attempt += 1) {
    const error = await portError(port)
    if (error === undefined) return
    if (hasCode(error, 'EACCES')) {
      throw new Refusal(`Port ${String(port)} is only for root. Choose another: PORT=3000`)
    }
    if (attempt === tries) {
      const other = `PORT=${String(port + 1)}`
      throw new Refusal(
        `Port ${String(port)} is taken by another program. Stop it, or choose another: ${other}`,
      )
    }
    await pause(200)
  }
}

/** Creates the data folder, readable by its owner only; refuses when it is not writable. */
export async function makeDataDir(dataDir: string): Promise<void> {
  try {
    await makeFolder(dataDir)
    const probe = join(dataDir, `.probe-${String(process.pid)}`)
    // Not empty: a full disk still has room for names.
    await writeFile(probe, 'x')
    await rm(probe)
    await restrictToOwner(dataDir)
  } catch (error) {
    throw new Refusal(
      cannotWrite(error, dataDir) ??
        `The data folder ${dataDir} cannot be written (${messageOf(error)}). ` +
          'Make it writable, or choose another: DATA_DIR=/some/folder',
    )
  }
}

/** Creates and locks the data folder; returns a function that releases it. */
export async function claimDataDir(dataDir: string): Promise<() => Promise<void>> {
  await makeDataDir(dataDir)
  const lock = await tryLock(lockPath(dataDir))
  if (lock.isHeld) return lock.release
  const running = await readFile(join(dataDir, 'running.json'), 'utf8').catch(() => '')
  const address = /"account":\s*"([^"]+)"/.exec(running)?.[1]
  throw new Refusal(
    `The data folder ${dataDir} is in use by process ${String(lock.holder)}` +
      `${address ? `, which serves ${address}` : ''}. Stop it, or choose another: DATA_DIR=/some/folder`,
  )
}

/** One level at a time: Node's `recursive` never ends where a parent cannot be made (/proc/x). */
async function makeFolder(path: string): Promise<void> {
  const parent = dirname(path)
  if (parent !== path && !(await exists(parent))) await makeFolder(parent)
  if (!(await exists(path))) await mkdir(path, { mode: 0o700 })
}

function lockPath(dataDir: string): string {
  return join(dataDir, 'start.lock')
}

async function portError(port: number): Promise<unknown> {
  for (const host of LOOPBACK) {
    const error = await listenError(port, host)
    const isOurs = hasCode(error, 'EADDRINUSE') || hasCode(error, 'EACCES')
    if (isOurs) return error
  }
  return undefined
}

function listenError(port: number, host: string): Promise<unknown> {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', resolve)
    server.listen(port, host, () => {
      server.close(() => {
        resolve(undefined)
      })
    })
  })
}

async function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  )
}
