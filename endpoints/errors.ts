import type { PayloadRequest } from 'payload'
import { ERROR_STATUS } from '@/src/contract/error'
import type { ErrorBody } from '@/src/contract/error'
import { Failure } from '@/src/contract/failure'
import { isDatabaseAway } from '@/src/server/database/database-away'
import { diskFull, isDiskFull } from '@/src/server/disk-full'
import { storeFailure } from '@/src/server/media-store/store-failure'
import { picturesBusy } from '@/src/server/pictures/busy'
import { withRequestedBlocks } from './blocks'

/**
 * Converts any error to the response of the contract; the only place that does.
 * @see docs/product/api.md#errors
 */
export function errorResponse(error: unknown, req: PayloadRequest, requestId: string): Response {
  const failure = knownFailure(error) ?? unforeseen(error, req, requestId)
  const headers = new Headers({ 'cache-control': 'no-store' })
  if (failure.retryAfter !== undefined) headers.set('retry-after', String(failure.retryAfter))
  return Response.json(withRequestedBlocks(req, bodyOf(failure, requestId)), {
    status: ERROR_STATUS[failure.code],
    headers,
  })
}

/** Finds the failure of an error: its own, or that of a full queue or disk, or of the file store; null for other errors. */
export function knownFailure(error: unknown): Failure | null {
  if (error instanceof Failure) return error
  const busy = picturesBusy(error) ?? storeFailure(error)
  if (busy) return busy
  return isDiskFull(error) ? diskFull(error) : null
}

function bodyOf(failure: Failure, requestId: string): ErrorBody {
  const { code, message, issues, reason, current } = failure
  return {
    error: {
      code,
      message,
      ...(issues ? { issues: [...issues] } : {}),
      ...(reason ? { reason } : {}),
      ...(current === undefined ? {} : { current }),
      ...(code === 'internal' ? { requestId } : {}),
    },
  }
}

function unforeseen(error: unknown, req: PayloadRequest, requestId: string): Failure {
  req.payload.logger.error({ err: error, requestId, msg: 'A call failed' })
  if (isDatabaseAway(error)) {
    return new Failure('unavailable', 'The service is temporarily unavailable. Please try again.', {
      retryAfter: 5,
    })
  }
  return new Failure('internal', 'Something went wrong. Please try again.')
}
