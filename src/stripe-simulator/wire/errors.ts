/** Stripe's description of a failed request. */
export type ErrorBody = {
  type: 'invalid_request_error' | 'card_error' | 'idempotency_error'
  code?: string
  decline_code?: string
  message: string
  param?: string
}

/** A request that Stripe refuses; becomes an answer in Stripe's error shape. */
export class StripeFailure extends Error {
  constructor(
    readonly status: number,
    readonly body: ErrorBody,
  ) {
    super(body.message)
  }
}

/** Builds the error for invalid parameters (400). */
export const invalid = (message: string, param?: string, code?: string): StripeFailure =>
  new StripeFailure(400, {
    type: 'invalid_request_error',
    ...(code === undefined ? {} : { code }),
    message,
    ...(param === undefined ? {} : { param }),
  })

/** Builds the error for a missing object (404). */
export const missing = (noun: string, id: string, param = 'id'): StripeFailure =>
  new StripeFailure(404, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    message: `No such ${noun}: '${id}'`,
    param,
  })

/** Error of an action on a test mode page, with a message for users. */
export class SimulatorError extends Error {
  override readonly name = 'SimulatorError'

  constructor(
    readonly code: string,
    message: string,
  ) {
    super(message)
  }
}
