import type { Payload } from 'payload'
import { startCheckout } from '@/src/server/payments/checkout/start-checkout'
import { startGift } from '@/src/server/payments/gifts/start-gift'
import { payTestCheckout } from '@/src/server/payments/test-mode/checkout-page'
import { applyEvents } from '@/src/server/payments/webhooks/apply'
import { findSiteById } from '@/src/server/sites/scope'
import { makeSite, makeUser, unique } from '@/src/testing/builders'
import type { TestSite } from '@/src/testing/builders'

/** A card of the test mode that pays. */
export const GOOD_CARD = '4242424242424242'

/** Settings with which a site sells both paid plans. */
export const SELLING = {
  newslettersEnabled: true,
  subscriptionsEnabled: true,
  paymentsEnabled: true,
  monthlyAmountCents: 500,
  yearlyAmountCents: 5000,
  currency: 'USD',
} as const

/** A site that sells both paid plans. */
export const makeSellingSite = (payload: Payload, changes: object = {}): Promise<TestSite> =>
  makeSite(payload, { ...SELLING, ...changes })

/** A reader who starts to pay for a plan. */
export type Buyer = {
  siteId: string
  /** Null when signed out. */
  userId: string | null
  email: string
  plan?: 'monthly' | 'yearly'
  coupon?: string
}

/** Starts a checkout in local test mode; returns its id at the payment service. */
export async function beginCheckout(payload: Payload, buyer: Buyer): Promise<string> {
  const site = await findSiteById(payload, buyer.siteId)
  if (!site) throw new Error('The site is not there.')
  const url = await startCheckout(payload, {
    site,
    userId: buyer.userId,
    email: buyer.email,
    plan: buyer.plan ?? 'monthly',
    coupon: buyer.coupon,
    urls: {
      success: 'http://localhost:3000/{CHECKOUT_SESSION_ID}',
      cancel: 'http://localhost:3000/',
    },
    next: buyer.userId === null ? 'http://localhost:3000/' : null,
  })
  return url.slice(url.lastIndexOf('/') + 1)
}

/** Starts the checkout of a gift in local test mode; returns its id at the payment service. */
export async function beginGift(payload: Payload, buyer: Buyer): Promise<string> {
  const site = await findSiteById(payload, buyer.siteId)
  if (!site) throw new Error('The site is not there.')
  const url = await startGift(payload, {
    site,
    userId: buyer.userId,
    email: buyer.email,
    gift: {
      plan: buyer.plan ?? 'monthly',
      recipientEmail: `${unique('friend')}@example.com`,
    },
    urls: {
      success: 'http://localhost:3000/{CHECKOUT_SESSION_ID}',
      cancel: 'http://localhost:3000/',
    },
  })
  return url.slice(url.lastIndexOf('/') + 1)
}

/** A subscription that was paid for in local test mode. */
export type Bought = {
  id: string
  userId: string
  stripeId: string
  customerId: string
}

const ROW = `select b.id, b.user_id as "userId", b.stripe_subscription_id as "stripeId",
    b.stripe_customer_id as "customerId"
  from subscriptions b join users u on u.id = b.user_id where b.site_id = $1 and u.email = $2`

/** Buys a plan in local test mode, with webhooks applied. */
export async function buyPlan(
  payload: Payload,
  siteId: string,
  buyer: Partial<Buyer> = {},
): Promise<Bought> {
  const user = buyer.email === undefined ? await makeUser(payload) : null
  const email = buyer.email ?? user?.email ?? ''
  const userId = buyer.userId ?? user?.id ?? null
  const session = await beginCheckout(payload, { ...buyer, siteId, userId, email })
  const { result, message } = await payTestCheckout(payload, session, { card: GOOD_CARD })
  if (result !== 'paid') throw new Error(`The checkout was not paid: ${message ?? result}`)
  await applyEvents(payload)
  const { rows } = await payload.db.pool.query<Bought>(ROW, [siteId, email])
  const [bought] = rows
  if (!bought) throw new Error(`Nothing was bought: ${await whyNot(payload)}`)
  return bought
}

/** Errors of webhooks, for the message of a failing test. */
async function whyNot(payload: Payload): Promise<string> {
  const { rows } = await payload.db.pool.query<{ type: string; error: string | null }>(
    'select type, error from stripe_events where error is not null or applied_at is null',
  )
  return rows.map(({ type, error }) => `${type} ${error ?? 'waits'}`).join('; ')
}
