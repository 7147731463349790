import type { Readable } from 'node:stream'
import type { Overwrite } from '../videos/overwrite'

/** Part of a file in bytes; `end` is included. */
export type ByteRange = { start: number; end: number }

/**
 * The result of an upload: `same` and `different` compare it with a file that was already there.
 */
export type Received = 'stored' | 'same' | 'different' | 'too_large' | 'empty'

/** The way browsers upload files: straight to the store by a signed address, or through the server. */
export type Uploads =
  | { kind: 'direct'; sign: (key: string, contentType: string, seconds: number) => Promise<string> }
  | {
      kind: 'through us'
      receive: (key: string, body: AsyncIterable<Uint8Array>, maxBytes: number) => Promise<Received>
    }

/**
 * The state of a store: `missing` without its bucket, `refused` when its keys are refused, `away` when it
 * does not answer.
 */
export type StorageState = 'ok' | 'missing' | 'refused' | 'away'

/**
 * A store of files. Keys are flat names that the server makes: letters, digits, `-`, `_`, `.`. A missing file
 * gives null; any other failure throws.
 */
export type MediaStorage = {
  uploads: Uploads
  /** Stores a file whole; an existing one of that key is replaced. */
  write: (key: string, data: Uint8Array, contentType: string) => Promise<void>
  read: (key: string) => Promise<Buffer | null>
  /**
   * Renames a file, with some of its parts overwritten; false when it does not exist. Copies nothing where
   * that is possible.
   */
  move: (
    from: string,
    to: string,
    change: { contentType: string; overwrites: readonly Overwrite[] },
  ) => Promise<boolean>
  /** The file as a stream, or a part of it. */
  stream: (key: string, range?: ByteRange) => Promise<Readable | null>
  /** Size in bytes. */
  size: (key: string) => Promise<number | null>
  remove: (key: string) => Promise<void>
  /** Removes unregistered uploads older than a time; returns their number. */
  removePending: (before: Date) => Promise<number>
  /** Looks whether files can be kept there; never throws. */
  state: () => Promise<StorageState>
}

const KEY_PATTERN = /^[A-Za-z0-9][A-Za-z0-9._-]{0,199}$/

/** The prefix of unregistered uploads, which are not served. */
export const PENDING = 'pending-'

/** The name an upload is kept under until it is registered. */
export const pendingName = (key: string): string => `${PENDING}${key}`

/**
 * Names of files that a store keeps: keys, and uploads under theirs that are not registered yet.
 */
const isStoredName = (name: string): boolean =>
  isMediaKey(name.startsWith(PENDING) ? name.slice(PENDING.length) : name)

/**
 * A store that knows no name but those of our making, whoever asks and wherever the name comes from:
 * under any other nothing is there, and nothing is put there.
 */
export function withOwnNames(store: MediaStorage): MediaStorage {
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

/** Whether a text can be a key: nothing that leaves the store's folder or is not for everybody. */
export const isMediaKey = (key: string): boolean =>
  KEY_PATTERN.test(key) && !key.includes('..') && !key.startsWith(PENDING)
