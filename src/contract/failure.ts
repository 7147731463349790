import type { ErrorCode, Issue, TokenFailure } from './error'

/** Details of a failure beside its code. */
export type FailureDetails = {
  issues?: readonly Issue[]
  reason?: TokenFailure
  /** With `conflict`: the stored version, in the shape of the call's response. */
  current?: unknown
  /** Seconds until the same call may succeed. */
  retryAfter?: number
  cause?: unknown
}

/** A failed call: thrown anywhere, converted to a response in one place. */
export class Failure extends Error {
  override readonly name = 'Failure'
  readonly issues: readonly Issue[] | undefined
  readonly reason: TokenFailure | undefined
  readonly retryAfter: number | undefined
  readonly current: unknown

  constructor(
    readonly code: ErrorCode,
    message: string,
    { issues, reason, retryAfter, current, cause }: FailureDetails = {},
  ) {
    super(message, cause === undefined ? {} : { cause })
    this.issues = issues
    this.reason = reason
    this.retryAfter = retryAfter
    this.current = current
  }
}

/** Builds the failure for an object that does not exist or is hidden from the caller. */
export const notFound = (what: string): Failure => new Failure('not_found', `${what} not found.`)

/** Builds the failure for a field that the stored data makes invalid. */
export const invalidField = (path: string, message: string): Failure =>
  new Failure('validation_failed', 'Some fields are invalid.', {
    issues: [{ path, message }],
  })

/** Builds the failure for a slug that another object of the same site has. */
export const slugTaken = (): Failure =>
  new Failure('conflict', 'This address is already taken.', {
    issues: [{ path: 'slug', message: 'Already taken' }],
  })
