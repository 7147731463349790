import { readStoreMark } from './store-mark'
import type { MediaStorage, Uploads } from './storage'

/** Reads the mark that a store must have to take files; null while there is none. */
export type MarkReader = () => Promise<string | null>

/**
 * A file was not stored, or not deleted, because this process uses a store that is not that of the database:
 * files are moved to another one, or it was set up with the wrong one.
 */
export class StoreMovedError extends Error {
  override readonly name = 'StoreMovedError'
  constructor() {
    super(
      'This file store takes no files: it is not, or no longer, the one that the database uses.',
    )
  }
}

/**
 * Lets a store change only while it has the mark that the database names. Compares before a change and after
 * it, so that every change that was reported as done was complete before the mark changed. `current` is the
 * part of the store that takes new files.
 * @see docs/product/media.md#moving-files-to-another-store
 */
export function withWriteGuard(
  store: MediaStorage,
  { current, readMark }: { current: Pick<MediaStorage, 'read'>; readMark: MarkReader },
): MediaStorage {
  let own: string | null = null
  const check = async (): Promise<void> => {
    const expected = await readMark()
    if (expected === null || own === expected) return
    own = await readStoreMark(current)
    if (own !== expected) throw new StoreMovedError()
  }
  const guarded = async <Result>(change: () => Promise<Result>): Promise<Result> => {
    await check()
    const result = await change()
    await check()
    return result
  }
  return {
    ...store,
    uploads: withGuardedUploads(store.uploads, guarded),
    write: (...args) => guarded(() => store.write(...args)),
    writeStream: (...args) => guarded(() => store.writeStream(...args)),
    move: (...args) => guarded(() => store.move(...args)),
    remove: (...args) => guarded(() => store.remove(...args)),
  }
}

type Guarded = <Result>(change: () => Promise<Result>) => Promise<Result>

const withGuardedUploads = (uploads: Uploads, guarded: Guarded): Uploads =>
  uploads.kind === 'direct'
    ? { ...uploads, sign: (...args) => guarded(() => uploads.sign(...args)) }
    : { ...uploads, receive: (...args) => guarded(() => uploads.receive(...args)) }
