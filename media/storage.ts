import type { Readable } from 'node:stream'

/** What a store of files must do. Keys are flat names made by us: letters, digits, `-`, `_`, `.`. */
export type MediaStorage = {
  /** Stores a file whole; an existing one of that key is replaced. */
  write: (key: string, data: Buffer, contentType: string) => Promise<void>
  /** The file's bytes, or null when there is none. */
  read: (key: string) => Promise<Buffer | null>
  /** Part of a file, for videos; null when there is none. `end` is included. */
  stream: (key: string, range?: { start: number; end: number }) => Promise<Readable | null>
  /** Size in bytes, or null when there is no such file. */
  size: (key: string) => Promise<number | null>
  remove: (key: string) => Promise<void>
}

const KEY_PATTERN = /^[A-Za-z0-9][A-Za-z0-9._-]{0,199}$/

/** Whether a text can be a key: nothing that could leave the store's folder. */
export const isMediaKey = (key: string): boolean => KEY_PATTERN.test(key) && !key.includes('..')
