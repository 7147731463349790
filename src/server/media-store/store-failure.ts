import { isStoreUnavailable } from '@/media/storage/store-away'
import { StoreMovedError } from '@/media/storage/write-guard'
import { Failure } from '@/src/contract/failure'

const MOVING = 'Files are being moved to another store. Please try again in a few minutes.'
const AWAY = 'The store of pictures and files does not answer. Please try again.'

/**
 * The failure of a call whose file could not be stored or read because of the store; null for other errors.
 * @see docs/product/media.md#a-store-that-hangs
 */
export function storeFailure(error: unknown): Failure | null {
  if (error instanceof StoreMovedError) {
    return new Failure('unavailable', MOVING, { retryAfter: 60, cause: error })
  }
  if (!isStoreUnavailable(error)) return null
  return new Failure('unavailable', AWAY, { retryAfter: 10, cause: error })
}
