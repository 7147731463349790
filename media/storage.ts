import type { Readable } from 'node:stream'

/** Part of a file in bytes; `end` is included. */
export type ByteRange = { start: number; end: number }

/** How a received file ended: `same` and `different` tell about one that was there already. */
export type Received = 'stored' | 'same' | 'different' | 'too_large'

/** How browsers send files: straight to the store by a signed address, or through us. */
export type Uploads =
  | { kind: 'direct'; sign: (key: string, contentType: string, seconds: number) => Promise<string> }
  | {
      kind: 'through us'
      receive: (key: string, body: AsyncIterable<Uint8Array>, maxBytes: number) => Promise<Received>
    }

/**
 * What a store of files must do. Keys are flat names made by us: letters, digits, `-`, `_`, `.`.
 * What is not there gives null; every other trouble throws.
 */
export type MediaStorage = {
  uploads: Uploads
  /** Stores a file whole; an existing one of that key is replaced. */
  write: (key: string, data: Uint8Array, contentType: string) => Promise<void>
  read: (key: string) => Promise<Buffer | null>
  /** The file as a stream, or a part of it. */
  stream: (key: string, range?: ByteRange) => Promise<Readable | null>
  /** Size in bytes. */
  size: (key: string) => Promise<number | null>
  remove: (key: string) => Promise<void>
  /** Removes uploads that nobody registered, sent before a moment; gives how many. */
  removePending: (before: Date) => Promise<number>
}

const KEY_PATTERN = /^[A-Za-z0-9][A-Za-z0-9._-]{0,199}$/

/** What the names of uploads begin with that are not registered yet: nobody can fetch them. */
export const PENDING = 'pending-'

/** The name an upload is kept under until it is registered. */
export const pendingName = (key: string): string => `${PENDING}${key}`

/** Whether a text can be a key: nothing that leaves the store's folder or is not for everybody. */
export const isMediaKey = (key: string): boolean =>
  KEY_PATTERN.test(key) && !key.includes('..') && !key.startsWith(PENDING)
