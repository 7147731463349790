import Stripe from 'stripe'

/** Default retry delay in seconds, unless Stripe says otherwise. */
const PAUSE = 60
const LONGEST_PAUSE = 3_600

/** A failed request to Stripe: a message for the log, facts for the retry decision. */
export type Trouble = {
  /** Whether Stripe is down, busy or broken: the same request may work later. */
  isOutage: boolean
  /** Seconds until then, as requested by Stripe; null without a hint. */
  retryAfter: number | null
  /** Text that is safe to log: no key, no body. */
  words: string
}

/** Classifies an error of a request to Stripe; null for any other error. */
export function classifyStripeError(error: unknown): Trouble | null {
  if (!(error instanceof Stripe.errors.StripeError)) return null
  const { type, code, statusCode, requestId, message } = error
  const isOutage =
    error instanceof Stripe.errors.StripeConnectionError ||
    error instanceof Stripe.errors.StripeRateLimitError ||
    error instanceof Stripe.errors.StripeAPIError
  const facts = [type, code, statusCode, requestId].filter((fact) => fact !== undefined)
  return {
    isOutage,
    retryAfter: parseRetryAfter(error),
    words: redactKeys(`${facts.join(' ')}: ${message}`),
  }
}

/** Returns the seconds after which the caller of a failed call may retry. */
export const getRetryDelay = ({ retryAfter }: Trouble): number => retryAfter ?? PAUSE

/** Reads the `Retry-After` header, which the SDK does not use itself. */
function parseRetryAfter({ headers }: Stripe.errors.StripeError): number | null {
  const seconds = Number(headers?.['retry-after'])
  return Number.isFinite(seconds) && seconds > 0
    ? Math.min(Math.ceil(seconds), LONGEST_PAUSE)
    : null
}

/** Redacts keys and secrets in an error message, for a log or a row. */
export const redactKeys = (words: string): string =>
  words.replace(/\b(sk|rk|pk|whsec)_\w+/g, '$1_…').slice(0, 500)
