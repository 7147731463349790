import { randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { MediaStorage } from './storage'

/** A store in a folder, spread over subfolders by the key's first two letters. */
export function diskStorage(folder: string): MediaStorage {
  const pathOf = (key: string): string => join(folder, key.slice(0, 2), key)
  return {
    write: async (key, data) => {
      const path = pathOf(key)
      // Written beside and renamed: a killed process never leaves half a picture.
      const part = `${path}.${randomUUID()}.part`
      await mkdir(dirname(path), { recursive: true })
      await writeFile(part, data)
      await rename(part, path)
    },
    read: async (key) => unlessMissing(readFile(pathOf(key))),
    size: async (key) => (await unlessMissing(stat(pathOf(key))))?.size ?? null,
    stream: async (key, range) => {
      const found = await unlessMissing(stat(pathOf(key)))
      return found ? createReadStream(pathOf(key), range) : null
    },
    remove: async (key) => {
      await rm(pathOf(key), { force: true })
    },
  }
}

async function unlessMissing<Value>(promise: Promise<Value>): Promise<Value | null> {
  try {
    return await promise
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
    throw error
  }
}
