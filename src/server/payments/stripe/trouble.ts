import Stripe from 'stripe'

/** Seconds after which somebody may try again, unless Stripe says when. */
const PAUSE = 60
const LONGEST_PAUSE = 3_600

/** A failed request to Stripe: words for the log, facts for the decision to try again. */
export type Trouble = {
  /** Stripe is away, busy or broken: the same request may work later. */
  isOutage: boolean
  /** Seconds until then, as Stripe asked for; null when it did not say. */
  retryAfter: number | null
  /** Text that a log may hold: no key, no body. */
  words: string
}

/** Classifies an error of a request to Stripe; null for any other error. */
export function troubleOf(error: unknown): Trouble | null {
  if (!(error instanceof Stripe.errors.StripeError)) return null
  const { type, code, statusCode, requestId, message } = error
  const isOutage =
    error instanceof Stripe.errors.StripeConnectionError ||
    error instanceof Stripe.errors.StripeRateLimitError ||
    error instanceof Stripe.errors.StripeAPIError
  const facts = [type, code, statusCode, requestId].filter((fact) => fact !== undefined)
  return {
    isOutage,
    retryAfter: retryAfterOf(error),
    words: withoutKeys(`${facts.join(' ')}: ${message}`),
  }
}

/** Seconds that a call which failed asks its caller to wait. */
export const pauseOf = ({ retryAfter }: Trouble): number => retryAfter ?? PAUSE

/** The SDK tries again by its own figures and leaves the header to us. */
function retryAfterOf({ headers }: Stripe.errors.StripeError): number | null {
  const seconds = Number(headers?.['retry-after'])
  return Number.isFinite(seconds) && seconds > 0
    ? Math.min(Math.ceil(seconds), LONGEST_PAUSE)
    : null
}

/** Words of an error as a log or a row may hold them: keys and secrets in them are blackened. */
export const withoutKeys = (words: string): string =>
  words.replace(/\b(sk|rk|pk|whsec)_\w+/g, '$1_…').slice(0, 500)
