import type { ErrorCode, Issue, TokenFailure } from './error'

/** Details of a failure beside its code. */
export type FailureDetails = {
  issues?: readonly Issue[]
  reason?: TokenFailure
  /** With `conflict`: the stored version, in the shape of the call's response. */
  current?: unknown
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

/** Something that is not there, or not for the caller to know of. */
export const notFound = (what: string): Failure => new Failure('not_found', `${what} not found.`)

/** A field that cannot be as it was sent, for reasons only the stored data knows. */
export const invalidField = (path: string, message: string): Failure =>
  new Failure('validation_failed', 'Some fields need another look.', {
    issues: [{ path, message }],
  })

/** A slug that another one of the same site has. */
export const slugTaken = (): Failure =>
  new Failure('conflict', 'This address is already taken.', {
    issues: [{ path: 'slug', message: 'Already taken' }],
  })

/** Something that needs a part of the product that is not set up. */
export const notImplemented = (what: string): Failure =>
  new Failure('not_implemented', `${what} is not available on this installation yet.`)
