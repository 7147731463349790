import { readFile } from 'node:fs/promises'
import type { ChildProcess } from 'node:child_process'

/** Returns whether a process with this id exists, under any user. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return hasCode(error, 'EPERM')
  }
}

/** Resolves true once the process has ended, false when it still runs after `limit` ms. */
export async function waitUntilGone(pid: number, limit: number): Promise<boolean> {
  const end = Date.now() + limit
  while (isAlive(pid) && !(await isZombie(pid))) {
    if (Date.now() > end) return false
    await pause(20)
  }
  return true
}

/** Resolves with the exit code of a child, -1 when a signal ended it. */
export function waitForExit(child: ChildProcess): Promise<number> {
  if (child.exitCode !== null) return Promise.resolve(child.exitCode)
  if (child.signalCode !== null) return Promise.resolve(-1)
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (code) => {
      resolve(code ?? -1)
    })
  })
}

/** Waits a number of milliseconds. */
export function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds)
  })
}

/** Returns whether an error carries this system code, such as `ENOENT`. */
export function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code
}

/** Returns the message of any thrown value. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}

/** Distinguishes a process from a later one with the same id by its start time (Linux); empty elsewhere. */
export async function startTimeOf(pid: number): Promise<string> {
  return (await statOf(pid))[19] ?? ''
}

async function isZombie(pid: number): Promise<boolean> {
  return (await statOf(pid))[0] === 'Z'
}

/** The fields of /proc/PID/stat after the name; empty without such a file. */
async function statOf(pid: number): Promise<string[]> {
  const text = await readFile(`/proc/${String(pid)}/stat`, 'utf8').catch(() => '')
  return text.slice(text.lastIndexOf(')') + 2).split(' ')
}
