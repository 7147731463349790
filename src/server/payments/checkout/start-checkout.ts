import type { Payload } from 'payload'
import type Stripe from 'stripe'
import { Failure } from '@/src/contract/failure'
import type { TransactionClient } from '../../database/statements'
import { environmentOf } from '../../deployment'
import type { SiteScope } from '../../sites/scope'
import { findCoupon, HOLD_MINUTES, holdUse, stripeCouponOf } from '../coupons/use-coupon'
import type { UsableCoupon } from '../coupons/use-coupon'
import { askStripe } from '../stripe/client'
import { closeForDeletedReader } from '../changes/end-for-deleted-readers'
import { brandingOf, withoutRefusedBranding } from './branding'
import { markedWith } from '../stripe/identity'
import { timeAtStripe } from '../stripe/local-stripe'
import { markIncluded, secondsAhead } from '../sync/add-given-time'
import { expireEarlier, nameCheckout, noteCheckout } from './checkouts'
import { ensureCustomer } from './customers'
import { findOffer } from './offer'
import type { Offer, PaidPlan } from './offer'
import { ensurePrice } from './prices'
import { standingOfReader, waitsForPayment } from './standing'
import type { ReaderStanding } from './standing'

/** A wish to pay for a plan. */
export type CheckoutWish = {
  site: SiteScope
  /** The signed-in user; null for others. */
  userId: string | null
  email: string
  plan: PaidPlan
  /** The code of a coupon as it was typed. */
  coupon?: string | undefined
  urls: { success: string; cancel: string }
  /** The target of the link that is mailed to a payer who is not signed in. */
  next: string | null
  challenge?: string | undefined
}

/**
 * Begins the checkout of a paid plan; gives the address of its page.
 * @throws Failure `forbidden` where it is not offered, `conflict` for who has full access already,
 *   `validation_failed` for a coupon that cannot be used, `unavailable` when the payment service is away
 * @see docs/product/payments.md#checkout
 */
export async function startCheckout(payload: Payload, wish: CheckoutWish): Promise<string> {
  const { site, plan, email, userId } = wish
  const offer = await findOffer(payload, site.id, plan)
  const standing = await standingOfReader(payload, site.id, userId)
  if (standing.isWaiting) throw waitsForPayment()
  if (standing.hasFullAccess) {
    throw new Failure('conflict', 'You have full access to this site already.')
  }
  const coupon = wish.coupon
    ? await findCoupon(payload, site.id, { ...offer, email }, wish.coupon)
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
  await expireEarlier(payload, { siteId: site.id, email, kind: 'subscription' })
  const checkout = {
    ...wish,
    ...offer,
    kind: 'subscription',
    siteId: site.id,
    couponId: coupon?.id ?? null,
    challenge: wish.challenge ?? null,
  } as const
  const id = await noteCheckout(payload, checkout, discount.hold)
  const metadata = await markedWith(payload, { kind: 'subscription', site: site.id, checkout: id })
  const session = await openSession(payload, id, {
    branding_settings: brandingOf(site),
    mode: 'subscription',
    customer,
    client_reference_id: id,
    line_items: [{ price: priceId, quantity: 1 }],
    success_url: wish.urls.success,
    cancel_url: wish.urls.cancel,
    metadata,
    subscription_data: {
      ...(await trialOf(payload, offer, standing)),
      ...routeOf(payload, offer),
      metadata: { ...metadata, ...includedTime(standing) },
    },
    ...discount.params,
    ...taxOf(payload),
  })
  return session
}

/** Opens a session at the payment service; gives its address. */
export async function openSession(
  payload: Payload,
  checkoutId: string,
  params: Stripe.Checkout.SessionCreateParams,
): Promise<string> {
  const session = await askStripe(payload, (stripe) =>
    withoutRefusedBranding(payload, params, (given, suffix) =>
      stripe.checkout.sessions.create(given, { idempotencyKey: `checkout:${checkoutId}${suffix}` }),
    ),
  )
  if (!(await nameCheckout(payload, checkoutId, session.id))) {
    await closeForDeletedReader(payload, session.id)
    throw new Failure('unauthorized', 'This account was deleted.')
  }
  if (session.url === null) throw new Failure('unavailable', 'The checkout could not be opened.')
  return session.url
}

/**
 * The discount of a checkout with a coupon: a limited coupon is reserved by the checkout, which then expires
 * soon.
 */
async function discountOf(
  payload: Payload,
  coupon: UsableCoupon | null,
  email: string,
): Promise<{
  params: Partial<Stripe.Checkout.SessionCreateParams>
  hold?: (client: TransactionClient) => Promise<void>
}> {
  if (coupon === null) return { params: {} }
  const discounts = [{ coupon: await stripeCouponOf(payload, coupon) }]
  if (coupon.maxRedemptions === null) return { params: { discounts } }
  // By the clock of the payment service, in seconds.
  const now = Math.floor((await timeAtStripe(payload)).getTime() / 1000)
  return {
    params: { discounts, expires_at: now + HOLD_MINUTES * 60 },
    hold: (client) => holdUse(coupon, email, client),
  }
}

/** The shortest trial that the checkout takes, in milliseconds. */
const SHORTEST_TRIAL = 48 * 3_600_000

/** Whether given access is long enough to be the trial of a checkout. */
const isTrial = (givenUntil: Date | null): givenUntil is Date =>
  givenUntil !== null && givenUntil.getTime() > Date.now() + SHORTEST_TRIAL

/**
 * The days a reader may try the plan, once; what was given to them until a day is not taken from them.
 * @see docs/product/payments.md#trials
 */
async function trialOf(
  payload: Payload,
  { trialDays }: Offer,
  { givenUntil, hasTried }: ReaderStanding,
): Promise<Stripe.Checkout.SessionCreateParams.SubscriptionData> {
  if (isTrial(givenUntil)) {
    return { trial_end: inSeconds(givenUntil) + (await secondsAhead(payload)) }
  }
  return trialDays > 0 && !hasTried ? { trial_period_days: trialDays } : {}
}

/** The given access that the trial of a checkout includes, for the metadata of its subscription. */
const includedTime = ({ givenUntil }: ReaderStanding): Record<string, string> =>
  isTrial(givenUntil) ? markIncluded(inSeconds(givenUntil)) : {}

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

/** Stripe Tax asks for an address, and keeps it with the customer. */
export const taxOf = (payload: Payload): Partial<Stripe.Checkout.SessionCreateParams> =>
  environmentOf(payload).payments.addsTax
    ? { automatic_tax: { enabled: true }, customer_update: { address: 'auto' } }
    : {}
