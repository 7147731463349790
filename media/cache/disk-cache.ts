import { readdir, readFile, rm, stat, utimes } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { unlessMissing } from '../storage/file-errors'
import { writeWhole } from '../storage/disk'
import { sizeLimiter } from './size-limiter'

/**
 * A disk cache of computed pictures, with a folder for each source picture. It may be deleted at any time
 * and shared by several processes: files are written atomically, and a missing one is computed again.
 */
export type DiskCache = {
  read: (key: string, name: string) => Promise<Buffer | null>
  write: (key: string, name: string, data: Uint8Array) => Promise<void>
  /** The names of a picture's cached files. */
  names: (key: string) => Promise<string[]>
  /** Removes the least recently used of the named files of a picture. */
  removeOldest: (key: string, names: readonly string[]) => Promise<void>
  /** Removes all files of a picture. */
  removeAll: (key: string) => Promise<void>
}

/** Minimum interval between two updates of a file's last-used time, in milliseconds. */
const MARK_EVERY = 3_600_000

/** Creates a disk cache of at most `maxBytes`; evicts the least recently used files. */
export function diskCache(folder: string, maxBytes: number): DiskCache {
  const folderOf = (key: string): string => join(folder, key.slice(0, 2), key)
  const room = sizeLimiter(folder, maxBytes)
  return {
    read: async (key, name) => {
      const path = join(folderOf(key), basename(name))
      const data = await unlessMissing(readFile(path))
      if (data) await markUsed(path)
      return data
    },
    write: async (key, name, data) => {
      await writeWhole(join(folderOf(key), basename(name)), data)
      room.written(data.length)
    },
    names: async (key) => {
      const names = (await unlessMissing(readdir(folderOf(key)))) ?? []
      return names.filter((name) => !name.endsWith('.part'))
    },
    removeOldest: async (key, names) => {
      const paths = names.map((name) => join(folderOf(key), basename(name)))
      const oldest = await oldestOf(paths)
      if (oldest) await rm(oldest, { force: true })
    },
    removeAll: (key) => rm(folderOf(key), { recursive: true, force: true }),
  }
}

/** Stores the last-used time as modification time: many disks do not record reads. */
async function markUsed(path: string): Promise<void> {
  const now = new Date()
  const found = await unlessMissing(stat(path))
  if (found && now.getTime() - found.mtimeMs > MARK_EVERY)
    await unlessMissing(utimes(path, now, now))
}

async function oldestOf(paths: readonly string[]): Promise<string | null> {
  let oldest: { path: string; usedAt: number } | null = null
  for (const path of paths) {
    const usedAt = (await unlessMissing(stat(path)))?.mtimeMs ?? Infinity
    if (!oldest || usedAt < oldest.usedAt) oldest = { path, usedAt }
  }
  return oldest?.path ?? null
}
