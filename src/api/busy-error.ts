import type { ErrorBody } from '@/src/contract/error'
import { ApiError } from './api-error'

/** The longest wait that is followed, in milliseconds: longer ones are asked again after it. */
const LONGEST_WAIT = 5 * 60_000

/** A failed call whose answer said when to try again (`Retry-After`). */
export class BusyError extends ApiError {
  constructor(
    status: number,
    body: ErrorBody | null,
    /** How long to wait, in milliseconds. */
    readonly wait: number,
  ) {
    super(status, body)
  }
}

/**
 * How long an answer asks to wait, in milliseconds, five minutes at most; null when it does not say. A
 * date is read by the clock of the server, whose answer names its own time.
 */
export function retryAfterOf(headers: Headers): number | null {
  const told = headers.get('retry-after')?.trim() ?? ''
  const wait = /^\d+$/.test(told) ? Number(told) * 1000 : Date.parse(told) - serverTime(headers)
  return Number.isNaN(wait) ? null : Math.min(Math.max(wait, 0), LONGEST_WAIT)
}

function serverTime(headers: Headers): number {
  const time = Date.parse(headers.get('date') ?? '')
  return Number.isNaN(time) ? Date.now() : time
}
