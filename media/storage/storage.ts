import type { Readable } from 'node:stream'
import type { Overwrite } from '../videos/overwrite'

/** A byte range of a file; `end` is inclusive. */
export type ByteRange = { start: number; end: number }

/** The result of an upload: `same` and `different` compare it with an existing file. */
export type Received = 'stored' | 'same' | 'different' | 'too_large' | 'empty'

/** The way browsers upload files: directly to the store at a presigned URL, or through the server. */
export type Uploads =
  | { kind: 'direct'; sign: (key: string, contentType: string, seconds: number) => Promise<string> }
  | {
      kind: 'through us'
      receive: (key: string, body: AsyncIterable<Uint8Array>, maxBytes: number) => Promise<Received>
    }

/**
 * The status of a store: `missing` without its bucket, `refused` when its keys are refused, `away` when it
 * does not respond.
 */
export type StorageState = 'ok' | 'missing' | 'refused' | 'away'

/**
 * A file store. Keys are flat names made by the server: letters, digits, `-`, `_`, `.`. A missing file
 * gives null; any other failure throws.
 */
export type MediaStorage = {
  uploads: Uploads
  /** Stores a whole file; replaces an existing one with the same key. */
  write: (key: string, data: Uint8Array, contentType: string) => Promise<void>
  read: (key: string) => Promise<Buffer | null>
  /**
   * Renames a file, with some of its parts overwritten; false when it does not exist. Avoids copying where
   * possible.
   */
  move: (
    from: string,
    to: string,
    change: { contentType: string; overwrites: readonly Overwrite[] },
  ) => Promise<boolean>
  /** Streams the file or a range of it. */
  stream: (key: string, range?: ByteRange) => Promise<Readable | null>
  /** Size in bytes. */
  size: (key: string) => Promise<number | null>
  remove: (key: string) => Promise<void>
  /** Removes unregistered uploads older than a time; returns their number. */
  removePending: (before: Date) => Promise<number>
  /** Checks whether files can be stored; never throws. */
  state: () => Promise<StorageState>
}

const KEY_PATTERN = /^[A-Za-z0-9][A-Za-z0-9._-]{0,199}$/

/** The prefix of unregistered uploads, which are not served. */
export const PENDING = 'pending-'

/** The name of an upload until it is registered. */
export const pendingName = (key: string): string => `${PENDING}${key}`

/** Whether a name is valid in a store: a key, or a key with the prefix of unregistered uploads. */
const isStoredName = (name: string): boolean =>
  isMediaKey(name.startsWith(PENDING) ? name.slice(PENDING.length) : name)

/**
 * Restricts a store to valid names, whatever the source of the name: reads of any other name find nothing,
 * and writes of it are refused.
 */
export function withValidNames(store: MediaStorage): MediaStorage {
  const own = (name: string): string => {
    if (!isStoredName(name))
      throw new Error('A store was asked to keep a file under a foreign name.')
    return name
  }
  const ifOwn = <Value>(name: string, find: () => Promise<Value>): Promise<Value | null> =>
    isStoredName(name) ? find() : Promise.resolve(null)
  return {
    uploads: withOwnUploads(store.uploads, own),
    write: async (key, data, contentType) => store.write(own(key), data, contentType),
    move: async (from, to, change) => store.move(own(from), own(to), change),
    read: (key) => ifOwn(key, () => store.read(key)),
    stream: (key, range) => ifOwn(key, () => store.stream(key, range)),
    size: (key) => ifOwn(key, () => store.size(key)),
    remove: async (key) => {
      if (isStoredName(key)) await store.remove(key)
    },
    removePending: (before) => store.removePending(before),
    state: () => store.state(),
  }
}

const withOwnUploads = (uploads: Uploads, own: (name: string) => string): Uploads =>
  uploads.kind === 'direct'
    ? { ...uploads, sign: async (key, type, seconds) => uploads.sign(own(key), type, seconds) }
    : { ...uploads, receive: async (key, body, most) => uploads.receive(own(key), body, most) }

/**
 * Returns whether a text can be a key: it cannot leave the store's folder or name an unregistered upload.
 */
export const isMediaKey = (key: string): boolean =>
  KEY_PATTERN.test(key) && !key.includes('..') && !key.startsWith(PENDING)
