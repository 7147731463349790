import type { PayloadRequest } from 'payload'
import { ERROR_STATUS } from '@/src/contract/error'
import type { ErrorBody } from '@/src/contract/error'
import { Failure } from '@/src/contract/failure'

/** Any error as the answer the contract promises; the one place that decides (contract, Bodies). */
export function errorResponse(error: unknown, req: PayloadRequest, requestId: string): Response {
  const failure = error instanceof Failure ? error : unforeseen(error, req, requestId)
  const headers = new Headers({ 'cache-control': 'no-store' })
  if (failure.retryAfter !== undefined) headers.set('retry-after', String(failure.retryAfter))
  return Response.json(bodyOf(failure, requestId), {
    status: ERROR_STATUS[failure.code],
    headers,
  })
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

const CONNECTION_LOST = /^(?:57P0[123]|08\d{3}|53300|ECONNREFUSED|ECONNRESET|ETIMEDOUT)$/

function unforeseen(error: unknown, req: PayloadRequest, requestId: string): Failure {
  req.payload.logger.error({ err: error, requestId, msg: 'A call failed' })
  if (CONNECTION_LOST.test(codeOf(error))) {
    return new Failure('unavailable', 'The service is not available just now. Please try again.', {
      retryAfter: 5,
    })
  }
  return new Failure('internal', 'Something went wrong. Please try again.')
}

function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return ''
  // The pool's own error has words, but no code.
  if (/timeout exceeded when trying to connect/.test(error.message)) return 'ETIMEDOUT'
  if ('code' in error && typeof error.code === 'string') return error.code
  return codeOf(error.cause)
}
