import { mkdtemp, open, rm } from 'node:fs/promises'
import type { FileHandle } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * A temporary file of values, for looking up parts of a large file without loading it into memory.
 */
export type Spool = {
  put: (key: string, value: unknown) => Promise<void>
  get: (key: string) => Promise<unknown>
  has: (key: string) => boolean
  close: () => Promise<void>
}

/** Opens a spool in an unlinked file, which disappears with the process. */
export async function openSpool(): Promise<Spool> {
  const folder = await mkdtemp(join(tmpdir(), 'import-spool-'))
  const file = await open(join(folder, 'spool'), 'w+', 0o600)
  await rm(folder, { recursive: true })
  const places = new Map<string, { start: number; length: number }>()
  let end = 0
  return {
    put: async (key, value) => {
      const bytes = Buffer.from(JSON.stringify(value))
      await file.write(bytes, 0, bytes.length, end)
      places.set(key, { start: end, length: bytes.length })
      end += bytes.length
    },
    get: async (key) => {
      const place = places.get(key)
      return place ? read(file, place) : null
    },
    has: (key) => places.has(key),
    close: () => file.close(),
  }
}

async function read(
  file: FileHandle,
  { start, length }: { start: number; length: number },
): Promise<unknown> {
  const { buffer } = await file.read(Buffer.alloc(length), 0, length, start)
  return JSON.parse(buffer.toString('utf8'))
}
