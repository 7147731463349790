import { execFileSync } from 'node:child_process'
import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { isAlive, waitUntilGone } from '@/src/runtime/process/processes'

/** The content of `postmaster.pid` in the data folder of a running Postgres. */
export type Postmaster = { pid: number; isReady: boolean }

/** The states of a server that accepts connections, the second one as a replica. */
const READY: ReadonlySet<string> = new Set(['ready', 'standby'])

/** Reads `postmaster.pid`; undefined when no server has the folder. */
export async function readPostmaster(dataFolder: string): Promise<Postmaster | undefined> {
  const text = await readFile(join(dataFolder, 'postmaster.pid'), 'utf8').catch(() => '')
  const lines = text.split('\n')
  const pid = Number(lines[0])
  if (!Number.isSafeInteger(pid) || pid <= 0) return undefined
  return { pid, isReady: READY.has(lines[7]?.trim() ?? '') }
}

/**
 * Stops the server that a killed start left running in this folder. Removes a `postmaster.pid` whose
 * process id now belongs to another program (after a reboot).
 */
export async function stopLeftover(dataFolder: string): Promise<void> {
  const leftover = await readPostmaster(dataFolder)
  if (!leftover || !isAlive(leftover.pid)) return
  if (!isPostgres(leftover.pid)) {
    await rm(join(dataFolder, 'postmaster.pid'), { force: true })
    return
  }
  await stopServer(leftover.pid)
}

/** Stops a server: its clients are disconnected, its data written (Postgres' fast shutdown). */
export async function stopServer(pid: number): Promise<void> {
  const signals = [
    ['SIGINT', 8000],
    ['SIGQUIT', 3000],
    ['SIGKILL', 3000],
  ] as const
  for (const [signal, limit] of signals) {
    if (!isAlive(pid)) return
    process.kill(pid, signal)
    if (await waitUntilGone(pid, limit)) return
  }
  throw new Error(`The Postgres with process id ${String(pid)} could not be stopped`)
}

function isPostgres(pid: number): boolean {
  try {
    const name = execFileSync('ps', ['-o', 'comm=', '-p', String(pid)], { encoding: 'utf8' })
    return name.includes('postgres')
  } catch {
    return true
  }
}
