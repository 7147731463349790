import type { ErrorCode, Issue, TokenFailure } from './error'

/** What a failure tells beside its code. */
export type FailureDetails = {
  issues?: readonly Issue[]
  reason?: TokenFailure
  /** Seconds until the same call may work. */
  retryAfter?: number
  cause?: unknown
}

/** A call that cannot be answered as asked: thrown anywhere, made into an answer in one place. */
export class Failure extends Error {
  override readonly name = 'Failure'
  readonly issues: readonly Issue[] | undefined
  readonly reason: TokenFailure | undefined
  readonly retryAfter: number | undefined

  constructor(
    readonly code: ErrorCode,
    message: string,
    { issues, reason, retryAfter, cause }: FailureDetails = {},
  ) {
    super(message, cause === undefined ? {} : { cause })
    this.issues = issues
    this.reason = reason
    this.retryAfter = retryAfter
  }
}

/** Something that is not there, or not for the caller to know of. */
export const notFound = (what: string): Failure => new Failure('not_found', `${what} not found.`)
