import type { ErrorBody } from '@/src/contract/error'
import { ApiError } from './api-error'

/** The longest wait that is followed, in milliseconds: longer ones are asked again after it. */
const LONGEST_WAIT = 5 * 60_000
/** The shortest pause, in milliseconds, for an answer that asks for none. */
const SHORTEST = 1000

/** A failed call whose answer said when to try again (`Retry-After`). */
export class BusyError extends ApiError {
  constructor(
    status: number,
    body: ErrorBody | null,
    /** Milliseconds to wait. */
    readonly wait: number,
  ) {
    super(status, body)
  }
}

/**
 * Reads how long a response asks to wait, in milliseconds, five minutes at most; null when it does not say. A
 * date is read by the clock of the server, whose response names its own time.
 */
export function retryAfterOf(headers: Headers): number | null {
  const told = headers.get('retry-after')?.trim() ?? ''
  const wait = /^\d+$/.test(told) ? Number(told) * 1000 : Date.parse(told) - serverTime(headers)
  return Number.isNaN(wait) ? null : Math.min(Math.max(wait, 0), LONGEST_WAIT)
}

/** Statuses of an answer that may be another one after some time. */
const MAY_PASS: readonly number[] = [429, 503]
/** The longest wait that somebody sits through, in milliseconds; how often it is asked again. */
const MOST_WAITED = 60_000
const MOST_TRIES = 3

/**
 * The pause before a failed call is repeated automatically, in milliseconds; null when it is not: the
 * response did not ask for that, asks for more than a minute, or was the same `count` times before.
 * @see docs/product/kitchen.md#a-busy-server
 */
export function pauseAfter(error: unknown, count: number): number | null {
  if (!(error instanceof BusyError) || !MAY_PASS.includes(error.status)) return null
  return count < MOST_TRIES && error.wait <= MOST_WAITED ? Math.max(error.wait, SHORTEST) : null
}

function serverTime(headers: Headers): number {
  const time = Date.parse(headers.get('date') ?? '')
  return Number.isNaN(time) ? Date.now() : time
}
