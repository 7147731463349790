import { readFile, rm, writeFile } from 'node:fs/promises'
import { hasCode, isAlive, startTimeOf } from '@/src/runtime/process/processes'

/** A lock file names the process that holds it, so that the file of a killed process is no lock. */
export type LockAttempt =
  { isHeld: true; release: () => Promise<void> } | { isHeld: false; holder: number }

/** Acquires the lock at `path`, or returns the process that holds it. */
export async function tryLock(path: string): Promise<LockAttempt> {
  for (;;) {
    const holder = await getLockHolder(path)
    if (holder !== undefined) return { isHeld: false, holder }
    try {
      const own = `${String(process.pid)} ${await startTimeOf(process.pid)}\n`
      await writeFile(path, own, { flag: 'wx', mode: 0o600 })
      return { isHeld: true, release: () => rm(path, { force: true }) }
    } catch (error) {
      if (!hasCode(error, 'EEXIST')) throw error
    }
  }
}

/** Returns the process that holds the lock; removes the lock of a process that has ended. */
export async function getLockHolder(path: string): Promise<number | undefined> {
  const text = await readFile(path, 'utf8').catch(() => undefined)
  if (text === undefined) return undefined
  const [id = '', startTime = ''] = text.trim().split(' ')
  const pid = Number(id)
  const isThere = pid > 0 && isAlive(pid) && (await startTimeOf(pid)) === startTime
  if (isThere) return pid
  await rm(path, { force: true })
  return undefined
}
