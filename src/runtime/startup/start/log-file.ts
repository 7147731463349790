import { copyFile, open, rename, rm, stat, truncate } from 'node:fs/promises'
import type { FileHandle } from 'node:fs/promises'

/** Size at which a log is rotated, and the number of retained old logs, the newest as `.1`. */
const MAX_BYTES = 10 * 1_048_576
const KEPT = 3
const LOOK_EVERY = 60_000

/** Opens a log for appending; retains the logs of earlier starts, within limits. */
export async function openLog(path: string, maxBytes = MAX_BYTES): Promise<FileHandle> {
  if ((await sizeOf(path)) >= maxBytes) {
    await shift(path)
    await rename(path, `${path}.1`)
  }
  const log = await open(path, 'a', 0o600)
  await log.chmod(0o600)
  return log
}

/** Rotates a log that is being written to; lines written at that moment are lost. */
export async function rotateWhenLarge(path: string, maxBytes = MAX_BYTES): Promise<void> {
  if ((await sizeOf(path)) < maxBytes) return
  await shift(path)
  await copyFile(path, `${path}.1`)
  await truncate(path)
}

/** Rotates a growing log periodically until the returned function is called. */
export function startLogRotation(path: string): () => void {
  const timer = setInterval(() => {
    rotateWhenLarge(path).catch(() => undefined)
  }, LOOK_EVERY)
  timer.unref()
  return () => {
    clearInterval(timer)
  }
}

async function shift(path: string): Promise<void> {
  await rm(`${path}.${KEPT}`, { force: true })
  for (let number = KEPT - 1; number >= 1; number -= 1) {
    await rename(`${path}.${number}`, `${path}.${number + 1}`).catch(() => undefined)
  }
}

const sizeOf = (path: string): Promise<number> =>
  stat(path).then(
    ({ size }) => size,
    () => 0,
  )
