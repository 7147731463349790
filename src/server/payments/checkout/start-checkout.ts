import type { Payload } from 'payload'
import type Stripe from 'stripe'
import { Failure } from '@/src/contract/failure'
import { environmentOf } from '../../deployment'
import type { SiteScope } from '../../sites/scope'
import {
  findCoupon,
  RESERVATION_MINUTES,
  reserveCouponUse,
  ensureStripeCoupon,
} from '../coupons/use-coupon'
import type { UsableCoupon } from '../coupons/use-coupon'
import { callStripe } from '../stripe/client'
import { closeForDeletedReader } from '../changes/end-for-deleted-readers'
import { getBranding, withoutRefusedBranding } from './branding'
import { buildStripeMetadata } from '../stripe/identity'
import { timeAtStripe } from '../stripe/local-stripe'
import { buildIncludedMetadata, secondsAhead } from '../sync/add-given-time'
import { expireEarlierCheckouts, setStripeCheckoutId, storeCheckout } from './checkouts'
import { ensureCustomer } from './customers'
import { findOffer } from './offer'
import type { Offer, PaidPlan } from './offer'
import { ensurePrice } from './prices'
import { getReaderAccess, paymentPendingFailure } from './standing'
import type { ReaderAccess } from './standing'

/** A request to buy a plan. */
export type CheckoutRequest = {
  site: SiteScope
  /** The signed-in user; null for others. */
  userId: string | null
  email: string
  plan: PaidPlan
  /** The coupon code as typed. */
  coupon?: string | undefined
  urls: { success: string; cancel: string }
  /** The target of the link mailed to a payer who is not signed in. */
  next: string | null
  challenge?: string | undefined
}

/**
 * Starts the checkout of a paid plan; returns the URL of its page.
 * @throws Failure `forbidden` where it is not offered, `conflict` for a reader with full access,
 *   `validation_failed` for an unusable coupon, `unavailable` when the payment service does not respond
 * @see docs/product/payments.md#checkout
 */
export async function startCheckout(payload: Payload, request: CheckoutRequest): Promise<string> {
  const { site, plan, email, userId } = request
  const offer = await findOffer(payload, site.id, plan)
  const access = await getReaderAccess(payload, site.id, userId)
  if (access.isWaiting) throw paymentPendingFailure()
  if (access.hasFullAccess) {
    throw new Failure('conflict', 'You already have full access to this site.')
  }
  const coupon = request.coupon
    ? await findCoupon(payload, site.id, { ...offer, email }, request.coupon)
    : null
  const customer = await ensureCustomer(payload, { userId, email })
  const { priceId } = await ensurePrice(payload, {
    siteId: site.id,
    productName: `${site.title}: Full Access, ${plan}`,
    plan,
    interval: plan === 'monthly' ? 'month' : 'year',
    amountCents: offer.amountCents,
    currency: offer.currency,
  })
  const discount = await discountOf(payload, coupon, email)
  await expireEarlierCheckouts(payload, { siteId: site.id, email, kind: 'subscription' })
  const checkout = {
    ...request,
    ...offer,
    kind: 'subscription',
    siteId: site.id,
    couponId: coupon?.id ?? null,
    challenge: request.challenge ?? null,
  } as const
  const id = await storeCheckout(payload, checkout, discount.hold)
  const metadata = await buildStripeMetadata(payload, {
    kind: 'subscription',
    site: site.id,
    checkout: id,
  })
  const session = await openSession(payload, id, {
    branding_settings: getBranding(site),
    mode: 'subscription',
    customer,
    client_reference_id: id,
    line_items: [{ price: priceId, quantity: 1 }],
    success_url: request.urls.success,
    cancel_url: request.urls.cancel,
    metadata,
    subscription_data: {
      ...(await trialOf(payload, offer, access)),
      ...routeOf(payload, offer),
      metadata: { ...metadata, ...includedTime(access) },
    },
    ...discount.params,
    ...taxOf(payload),
  })
  return session
}

/** Opens a session at the payment service; returns its URL. */
export async function openSession(
  payload: Payload,
  checkoutId: string,
  params: Stripe.Checkout.SessionCreateParams,
): Promise<string> {
  const session = await callStripe(payload, (stripe) =>
    withoutRefusedBranding(payload, params, (given, suffix) =>
      stripe.checkout.sessions.create(given, { idempotencyKey: `checkout:${checkoutId}${suffix}` }),
    ),
  )
  if (!(await setStripeCheckoutId(payload, checkoutId, session.id))) {
    await closeForDeletedReader(payload, session.id)
    throw new Failure('unauthorized', 'This account was deleted.')
  }
  if (session.url === null) throw new Failure('unavailable', 'The checkout could not be opened.')
  return session.url
}

/**
 * Returns the discount of a checkout with a coupon: a limited coupon is reserved by the checkout, which
 * then expires soon.
 */
async function discountOf(
  payload: Payload,
  coupon: UsableCoupon | null,
  email: string,
): Promise<{
  params: Partial<Stripe.Checkout.SessionCreateParams>
  hold?: () => Promise<void>
}> {
  if (coupon === null) return { params: {} }
  const discounts = [{ coupon: await ensureStripeCoupon(payload, coupon) }]
  if (coupon.maxRedemptions === null) return { params: { discounts } }
  // By the clock of the payment service, in seconds.
  const now = Math.floor((await timeAtStripe(payload)).getTime() / 1000)
  return {
    params: { discounts, expires_at: now + RESERVATION_MINUTES * 60 },
    hold: () => reserveCouponUse(payload, coupon, email),
  }
}

/** Minimum trial of a checkout, in milliseconds. */
const SHORTEST_TRIAL = 48 * 3_600_000

/** Whether complimentary access is long enough to become the trial of a checkout. */
const isTrial = (givenUntil: Date | null): givenUntil is Date =>
  givenUntil !== null && givenUntil.getTime() > Date.now() + SHORTEST_TRIAL

/**
 * Returns the trial of the plan, one for each reader; includes the reader's remaining complimentary access.
 * @see docs/product/payments.md#trials
 */
async function trialOf(
  payload: Payload,
  { trialDays }: Offer,
  { givenUntil, hasTried }: ReaderAccess,
): Promise<Stripe.Checkout.SessionCreateParams.SubscriptionData> {
  if (isTrial(givenUntil)) {
    return { trial_end: inSeconds(givenUntil) + (await secondsAhead(payload)) }
  }
  return trialDays > 0 && !hasTried ? { trial_period_days: trialDays } : {}
}

/** The complimentary access that the trial includes, for the metadata of its subscription. */
const includedTime = ({ givenUntil }: ReaderAccess): Record<string, string> =>
  isTrial(givenUntil) ? buildIncludedMetadata(inSeconds(givenUntil)) : {}

const inSeconds = (date: Date): number => Math.floor(date.getTime() / 1000)

/** With Connect, payments of a site go to its account, less the platform's share. */
function routeOf(
  payload: Payload,
  { accountId }: Offer,
): Stripe.Checkout.SessionCreateParams.SubscriptionData {
  const { usesConnect, feePercent } = environmentOf(payload).payments
  if (!usesConnect || accountId === null) return {}
  return {
    on_behalf_of: accountId,
    transfer_data: { destination: accountId },
    ...(feePercent > 0 ? { application_fee_percent: feePercent } : {}),
  }
}

/**
 * Returns the tax parameters of a checkout: Stripe Tax collects an address and stores it with the customer.
 */
export const taxOf = (payload: Payload): Partial<Stripe.Checkout.SessionCreateParams> =>
  environmentOf(payload).payments.addsTax
    ? { automatic_tax: { enabled: true }, customer_update: { address: 'auto' } }
    : {}
