import type { ErrorBody } from '@/src/contract/error'
import { ApiError } from './api-error'

/** Longest wait before a retry, in milliseconds; longer ones are cut to it. */
const LONGEST_WAIT = 5 * 60_000
/** Shortest pause before a retry, in milliseconds, when a response requests less. */
const SHORTEST = 1000

/** A failed call whose response said when to retry (`Retry-After`). */
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
 * Reads the `Retry-After` of a response, in milliseconds, five minutes at most; null without one. A date is
 * compared with the server's clock, which the response reports.
 */
export function parseRetryAfter(headers: Headers): number | null {
  const told = headers.get('retry-after')?.trim() ?? ''
  const wait = /^\d+$/.test(told) ? Number(told) * 1000 : Date.parse(told) - serverTime(headers)
  return Number.isNaN(wait) ? null : Math.min(Math.max(wait, 0), LONGEST_WAIT)
}

/** Statuses of temporary failures. */
const MAY_PASS: readonly number[] = [429, 503]
/** Longest automatic wait in milliseconds, and the number of retries. */
const MOST_WAITED = 60_000
const MOST_TRIES = 3

/**
 * Returns the pause before a failed call is retried automatically, in milliseconds; null for no retry: the
 * response did not request one, requests more than a minute, or failed the same way `count` times before.
 * @see docs/product/kitchen.md#a-busy-server
 */
export function getRetryPause(error: unknown, count: number): number | null {
  if (!(error instanceof BusyError) || !MAY_PASS.includes(error.status)) return null
  return count < MOST_TRIES && error.wait <= MOST_WAITED ? Math.max(error.wait, SHORTEST) : null
}

function serverTime(headers: Headers): number {
  const time = Date.parse(headers.get('date') ?? '')
  return Number.isNaN(time) ? Date.now() : time
}
