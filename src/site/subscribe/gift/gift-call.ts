import { ApiError } from '@/src/api/api-error'
import { call } from '@/src/api/call'
import type { GiftErrors, GiftValues } from './gift-values'

/** The outcome of a request for a gift: its checkout, or the errors. */
export type GiftOutcome =
  { kind: 'checkout'; url: string } | { kind: 'failed'; errors: GiftErrors; message: string | null }

const FAILED = 'Something went wrong. Please try again.'

/**
 * Starts the checkout of a gift.
 * @param ownEmail the address of the signed-in user; null when signed out
 * @see docs/product/payments.md#gifts
 */
export async function startGiftCheckout(
  site: string,
  values: GiftValues,
  ownEmail: string | null,
): Promise<GiftOutcome> {
  const { origin } = window.location
  const { plan, recipientEmail, giverName, message, email } = values
  if (plan === 'free') return { kind: 'failed', errors: {}, message: FAILED }
  try {
    const { checkout } = await call('createGift', {
      params: { site },
      body: {
        plan,
        recipientEmail: recipientEmail.trim(),
        giverName: giverName.trim() || null,
        message: message.trim() || null,
        ...(ownEmail === null ? { email: email.trim() } : {}),
        return: `${origin}/subscribe/gift`,
        // The payment service inserts the id of the checkout.
        next: `${origin}/subscribe/gift/success/{CHECKOUT_SESSION_ID}`,
      },
    })
    return { kind: 'checkout', url: checkout.url }
  } catch (error) {
    console.info('Giving failed', error)
    return { kind: 'failed', ...failureOf(error, values) }
  }
}

/** The server's message, beside its field if there is one. */
function failureOf(error: unknown, values: GiftValues) {
  if (!(error instanceof ApiError) || error.body === null) return { errors: {}, message: FAILED }
  const issues = error.body.error.issues ?? []
  const known = issues.filter(({ path }) => path in values)
  const errors: GiftErrors = Object.fromEntries(known.map(({ path, message }) => [path, message]))
  return { errors, message: known.length > 0 ? null : error.message }
}
