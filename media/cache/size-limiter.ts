import { readdir, rm, rmdir, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { unlessMissing } from '../storage/file-errors'

/** Looked at again after a share of the bound was written, so that it is never passed by more. */
const LOOK_AFTER = 1 / 16
/** Emptied a little further than it must be, so that not every file makes another one go. */
const FILL = 0.9
/** A file that is being written is not touched; one this old belongs to a killed process. */
const PART_LIFETIME = 3_600_000

type Kept = { path: string; size: number; usedAt: number }

/** Limits the total size of the files in a folder. */
export type SizeLimiter = {
  /** Reports written bytes; the folder is checked after enough of them. */
  written: (bytes: number) => void
}

/**
 * Limits the size of a folder; measures it at the first added file, since other processes may have filled
 * it.
 */
export function sizeLimiter(folder: string, maxBytes: number): SizeLimiter {
  let unseen = Infinity
  let looking = false
  return {
    written: (bytes) => {
      unseen += bytes
      if (looking || unseen < maxBytes * LOOK_AFTER) return
      looking = true
      unseen = 0
      void removeOldest(folder, maxBytes).finally(() => {
        looking = false
      })
    },
  }
}

/**
 * Removes the least recently used files until the rest fits; returns their number. Never throws.
 */
export async function removeOldest(folder: string, maxBytes: number): Promise<number> {
  try {
    const files = await filesUnder(folder)
    let total = files.reduce((sum, { size }) => sum + size, 0)
    if (total <= maxBytes) return 0
    let removed = 0
    for (const { path, size } of files.sort((a, b) => a.usedAt - b.usedAt)) {
      if (total <= maxBytes * FILL) break
      await rm(path, { force: true })
      await removeWhenEmpty(dirname(path))
      total -= size
      removed += 1
    }
    return removed
  } catch {
    // Another process evicts from the same folder: the next scan sees the result.
    return 0
  }
}

async function filesUnder(folder: string): Promise<Kept[]> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true })
  const kept: Kept[] = []
  for (const entry of entries) {
    if (!entry.isFile()) continue
    const path = join(entry.parentPath, entry.name)
    const found = await unlessMissing(stat(path))
    if (!found) continue
    const isPart = entry.name.endsWith('.part')
    if (!isPart) kept.push({ path, size: found.size, usedAt: found.mtimeMs })
    else if (Date.now() - found.mtimeMs > PART_LIFETIME) await rm(path, { force: true })
  }
  return kept
}

/** Fails, as it should, while there is something in it. */
const removeWhenEmpty = (folder: string): Promise<void> => rmdir(folder).catch(() => undefined)
