import { ApiError } from '@/src/api/api-error'
import { callOnce } from '@/src/api/call-once'
import { isEmail } from '@/src/domain/addresses/email-address'
import { rememberLinkRequest } from '@/src/session/link-request'
import type { PlanType } from './plans'

/** The result of a subscription request: a checkout, done, an invalid email address, or a failure. */
export type SubscribeOutcome =
  | { kind: 'checkout'; url: string }
  | { kind: 'done' }
  | { kind: 'no-email' }
  | { kind: 'failed'; failure: SubscribeFailure }

/** The reason of a failure: an existing account, or the server's message. */
export type SubscribeFailure = {
  isAccountKnown: boolean
  /** Whether the reader already has a plan, which is managed in their account. */
  hasPlan?: boolean
  message: string
}

/** A subscription request; `email` only if signed out. */
export type SubscribeRequest = {
  site: string
  plan: PlanType
  /** The code of a coupon as it was typed; empty for none. */
  coupon: string
  email: string | null
}

const FAILED = 'Something went wrong. Please try again.'

/**
 * Subscribes to a site.
 * @see docs/product/subscriptions.md#subscribing
 */
export async function subscribe({
  site,
  plan,
  coupon,
  email,
}: SubscribeRequest): Promise<SubscribeOutcome> {
  // Here and not in the form: the validator is loaded with this module.
  if (email !== null && !isEmail(email)) return { kind: 'no-email' }
  const { origin } = window.location
  try {
    const { checkout } = await callOnce('createSubscription', {
      params: { site },
      body: {
        siteSlug: site,
        ...(email === null ? {} : { email, ...(await rememberLinkRequest()) }),
        plan,
        ...(coupon.trim() === '' || plan === 'free' ? {} : { coupon: coupon.trim() }),
        return: `${origin}/subscribe`,
        nextFree: `${origin}/subscribe/success`,
        // The payment service inserts the id of the checkout.
        nextPaid: `${origin}/subscribe/success/{CHECKOUT_SESSION_ID}`,
        nextLogin: `${origin}/`,
      },
    })
    return checkout ? { kind: 'checkout', url: checkout.url } : { kind: 'done' }
  } catch (error) {
    console.info('Subscribe failed', error)
    return { kind: 'failed', failure: failureOf(error) }
  }
}

/**
 * The failure of an error, with the server's message unchanged.
 * @see docs/product/subscriptions.md#subscribe-errors
 */
function failureOf(error: unknown): SubscribeFailure {
  if (!(error instanceof ApiError) || error.body === null) {
    return { isAccountKnown: false, message: FAILED }
  }
  const [issue] = error.body.error.issues ?? []
  const message = issue?.path === 'coupon' ? issue.message : error.message
  const { code } = error
  return {
    isAccountKnown: code === 'account_already_exists',
    hasPlan: code === 'conflict',
    message,
  }
}
