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
 * The status of a store: `missing` without its bucket, `refused` when its keys are refused or may not
 * write, `full` when it takes no more bytes, `away` when it does not respond.
 */
export type StorageState = 'ok' | 'missing' | 'refused' | 'full' | 'away'

/** A file in a store, as it is listed. */
export type StoredFile = { key: string; size: number; modifiedAt: Date }

/**
 * A file store. Keys are flat names made by the server: letters, digits, `-`, `_`, `.`. A missing file
 * gives null; any other failure throws.
 */
export type MediaStorage = {
  uploads: Uploads
  /** Stores a whole file; replaces an existing one with the same key. */
  write: (key: string, data: Uint8Array, contentType: string) => Promise<void>
  /** Stores a stream of unknown length, whole or not at all; returns its size in bytes. */
  writeStream: (
    key: string,
    body: AsyncIterable<Uint8Array>,
    contentType: string,
  ) => Promise<number>
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
  /** Lists the files whose names start with a prefix, in no particular order. */
  list: (prefix: string) => AsyncGenerator<StoredFile>
  /** Checks whether files can be stored; never throws. */
  state: () => Promise<StorageState>
}

const KEY_PATTERN = /^[A-Za-z0-9][A-Za-z0-9._-]{0,199}$/

/** The prefix of unregistered uploads, which are not served. */
export const PENDING = 'pending-'

/** The name of an upload until it is registered. */
export const pendingName = (key: string): string => `${PENDING}${key}`

/** The prefix of files that are never served as media: imports and exports under way, the store's mark. */
export const PRIVATE = 'private-'

/** The name of a file that is written to find out whether a store takes files. */
export const STORE_PROBE = `${PRIVATE}probe`

/** Whether a name is valid in a store: a key, or a key with a prefix of files that are not served. */
export function isStoredName(name: string): boolean {
  const prefix = [PENDING, PRIVATE].find((each) => name.startsWith(each)) ?? ''
  return isMediaKey(name.slice(prefix.length))
}

/** Removes the files with a prefix that were last written before a time; returns their number. */
export async function removeOldFiles(
  store: Pick<MediaStorage, 'list' | 'remove'>,
  prefix: string,
  before: Date,
): Promise<number> {
  let removed = 0
  for await (const { key, modifiedAt } of store.list(prefix)) {
    if (modifiedAt >= before) continue
    await store.remove(key)
    removed += 1
  }
  return removed
}

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
    writeStream: async (key, body, contentType) => store.writeStream(own(key), body, contentType),
    move: async (from, to, change) => store.move(own(from), own(to), change),
    read: (key) => ifOwn(key, () => store.read(key)),
    stream: (key, range) => ifOwn(key, () => store.stream(key, range)),
    size: (key) => ifOwn(key, () => store.size(key)),
    remove: async (key) => {
      if (isStoredName(key)) await store.remove(key)
    },
    list: (prefix) => listOwn(store, prefix),
    state: () => store.state(),
  }
}

/** A folder or bucket may hold files of others. */
async function* listOwn(store: MediaStorage, prefix: string): AsyncGenerator<StoredFile> {
  for await (const file of store.list(prefix)) if (isStoredName(file.key)) yield file
}

const withOwnUploads = (uploads: Uploads, own: (name: string) => string): Uploads =>
  uploads.kind === 'direct'
    ? { ...uploads, sign: async (key, type, seconds) => uploads.sign(own(key), type, seconds) }
    : { ...uploads, receive: async (key, body, most) => uploads.receive(own(key), body, most) }

/**
 * Returns whether a text can be a key: it cannot leave the store's folder, or name an unregistered upload or
 * a private file.
 */
export const isMediaKey = (key: string): boolean =>
  KEY_PATTERN.test(key) &&
  !key.includes('..') &&
  !key.startsWith(PENDING) &&
  !key.startsWith(PRIVATE)
