import { PRIVATE } from './storage'
import type { MediaStorage } from './storage'

/**
 * The name of the file that identifies a store: its content is the mark, which the database has too.
 * @see docs/product/media.md#the-mark-of-a-store
 */
export const STORE_MARK = `${PRIVATE}store-mark`

/** Returns the mark of a store; null without one. */
export async function readStoreMark(store: Pick<MediaStorage, 'read'>): Promise<string | null> {
  const text = (await store.read(STORE_MARK))?.toString().trim() ?? ''
  return text === '' ? null : text
}

/** Writes the mark of a store. */
export const writeStoreMark = (store: Pick<MediaStorage, 'write'>, mark: string): Promise<void> =>
  store.write(STORE_MARK, Buffer.from(`${mark}\n`), 'text/plain')
