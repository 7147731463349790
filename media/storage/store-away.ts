import { StoreTimeoutError } from './s3-time-limits'

const UNREACHABLE = /^(?:ECONN|ENOTFOUND|EHOSTUNREACH|ENETUNREACH|ETIMEDOUT|EPIPE|EAI_AGAIN)/

/**
 * Returns whether an error means that the file store is unreachable or failing: the same call may succeed
 * later.
 * @see docs/product/media.md#a-store-that-hangs
 */
export function isStoreUnavailable(error: unknown): boolean {
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
