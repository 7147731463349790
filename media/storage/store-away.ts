import { StoreTimeoutError } from './s3-time-limits'

const UNREACHABLE = /^(?:ECONN|ENOTFOUND|EHOSTUNREACH|ENETUNREACH|ETIMEDOUT|EPIPE|EAI_AGAIN)/

/**
 * Whether an error says that the store of files cannot be reached now, or fails by itself: the same
 * call may succeed later.
 * @see docs/product/media.md#a-store-that-hangs
 */
export function isStoreAway(error: unknown): boolean {
  if (error instanceof StoreTimeoutError) return true
  if (!(error instanceof Error)) return false
  if ('code' in error && typeof error.code === 'string' && UNREACHABLE.test(error.code)) return true
  if (error.name === 'TimeoutError') return true
  return statusOf(error) >= 500
}

/** The status a store answered with; 0 for an error that is no answer. */
function statusOf(error: Error): number {
  const about = '$metadata' in error ? error.$metadata : null
  if (typeof about !== 'object' || about === null || !('httpStatusCode' in about)) return 0
  return typeof about.httpStatusCode === 'number' ? about.httpStatusCode : 0
}
