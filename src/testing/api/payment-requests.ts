import { newToken, hashToken } from '@/access/token'
import { ensureCustomer } from '@/src/server/payments/checkout/customers'
import { openCustomerPortal } from '@/src/server/payments/changes/billing-portal'
import { getStripe } from '@/src/server/payments/stripe/client'
import { makeSite, makeUser, unique } from '@/src/testing/builders'
import {
  beginCheckout,
  beginGift,
  buyPlan,
  makeSellingSite,
  SELLING,
} from '@/src/testing/setups/payments'
import { callerOrOwner } from './target'
import type { Target } from './target'

const lastPart = (url: string): string => url.slice(url.lastIndexOf('/') + 1)

async function addressOf({ payload }: Target, userId: string): Promise<string> {
  return (await payload.findByID({ collection: 'users', id: userId, depth: 0 })).email
}

/** A paid subscription of the caller's to a separate site; of another user's for another site's objects. */
export async function paidSubscription(target: Target): Promise<string> {
  const { payload, site, objects } = target
  const { id: siteId } = await makeSellingSite(payload)
  const userId = site === objects ? callerOrOwner(target) : (await makeUser(payload)).id
  const email = await addressOf(target, userId)
  return (await buyPlan(payload, siteId, { userId, email })).id
}

/** Makes the site in the path sell paid plans. */
export async function selling({ payload, site }: Target): Promise<void> {
  await payload.update({ collection: 'sites', id: site.id, data: SELLING })
}

/** An open checkout of the site whose objects are requested. */
export async function openCheckout({ payload, objects }: Target): Promise<string> {
  await payload.update({ collection: 'sites', id: objects.id, data: SELLING })
  const email = `${unique('reader')}@example.com`
  return beginCheckout(payload, { siteId: objects.id, userId: null, email })
}

/**
 * An open checkout of a gift that the caller started, or a signed-out user: only they may see it. A gift,
 * because users with full access can buy one too.
 */
export async function ownCheckout(target: Target): Promise<string> {
  const { payload, objects, userId } = target
  await payload.update({ collection: 'sites', id: objects.id, data: SELLING })
  const email =
    userId === null ? `${unique('reader')}@example.com` : await addressOf(target, userId)
  return beginGift(payload, { siteId: objects.id, userId, email })
}

/** A billing portal of a user. */
export async function openPortal({ payload }: Target): Promise<string> {
  const email = `${unique('reader')}@example.com`
  const customer = await ensureCustomer(payload, { userId: null, email })
  return lastPart(await openCustomerPortal(payload, customer, 'http://localhost:3000/'))
}

/** Gives the caller a payment, so that there is something to manage. */
export async function hasPaid(target: Target): Promise<void> {
  const userId = callerOrOwner(target)
  await ensureCustomer(target.payload, { userId, email: await addressOf(target, userId) })
}

/** An account at the payment service. */
export const testAccount = async ({ payload }: Target): Promise<string> =>
  (await getStripe(payload).accounts.create({ type: 'express' })).id

/** An unclaimed gift; returns its token. */
export async function gift({ payload }: Target): Promise<string> {
  const { id } = await makeSite(payload)
  const token = newToken('gi')
  await payload.db.pool.query(
    `insert into gifts (site_id, buyer_email, recipient_email, plan_type, amount_cents, currency,
        token_hash, expires_at)
      values ($1, 'ada@example.com', 'bo@example.com', 'monthly', 500, 'USD', $2,
        now() + interval '1 year')`,
    [id, hashToken(token)],
  )
  return token
}

/** A coupon of the site whose objects are requested. */
export async function coupon({ payload, objects }: Target): Promise<{ id: string; code: string }> {
  const code = unique('JAM')
  const { rows } = await payload.db.pool.query<{ id: string }>(
    `insert into coupons (site_id, code, percent_off, duration) values ($1, $2, 20, 'once')
      returning id`,
    [objects.id, code],
  )
  return { id: rows[0]?.id ?? '', code }
}

/**
 * Gives the caller a payment to the platform for the site in the path, so that there is something to
 * manage.
 */
export async function paysPlatform({ payload, site, userId }: Target): Promise<void> {
  const customer = await ensureCustomer(payload, {
    userId,
    email: `${unique('owner')}@example.com`,
  })
  await payload.db.pool.query(
    `insert into app_subscriptions (site_id, plan, status, stripe_customer_id, payment_mode)
      values ($1, 'standard', 'active', $2, 'local')
      on conflict (site_id) do update set stripe_customer_id = excluded.stripe_customer_id,
        payment_mode = excluded.payment_mode, stripe_subscription_id = null`,
    [site.id, customer],
  )
}
