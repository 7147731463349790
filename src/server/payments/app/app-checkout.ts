import type { Payload } from 'payload'
import { Failure, invalidField, notFound } from '@/src/contract/failure'
import { accountUrl } from '@/src/domain/addresses/deployment'
import type { PlatformPlan } from '@/src/domain/payments/payments'
import type { Caller } from '../../accounts/caller'
import { firstRow } from '../../database/statements'
import { deploymentOf, environmentOf } from '../../deployment'
import type { SiteScope } from '../../sites/scope'
import { IS_APP_CURRENT } from '../../subscriptions/is-current'
import { openCustomerPortal } from '../changes/billing-portal'
import { expireEarlierCheckouts, storeCheckout } from '../checkout/checkouts'
import { ensureCustomer } from '../checkout/customers'
import { ensurePrice } from '../checkout/prices'
import { openSession, taxOf } from '../checkout/start-checkout'
import { buildStripeMetadata, modeOf } from '../stripe/identity'

/** A site owner's request for a plan of the platform. */
export type AppCheckoutRequest = {
  site: SiteScope
  caller: Caller
  plan: string
  /** URLs to which the browser returns, paid or not. */
  success: string
  cancel: string
}

/**
 * Lists the plans that the platform sells to sites; empty where it charges nothing or takes no payments.
 */
export function listAppPlans(payload: Payload): PlatformPlan[] {
  const { platformPlans, mode } = environmentOf(payload).payments
  return mode === 'off' ? [] : platformPlans
}

const CURRENT = {
  name: 'app_subscription_runs',
  text: `select u.email, exists (select 1 from app_subscriptions a
      where a.site_id = $1 and a.payment_mode = $3 and a.stripe_subscription_id is not null
        and (${IS_APP_CURRENT('a')} or a.status in ('past_due', 'paused')))
      as "isRunning"
    from users u where u.id = $2`,
}

/**
 * Starts the checkout of a site's platform plan; returns the URL of its page.
 * @throws Failure `forbidden` where the platform charges nothing, `validation_failed` for an unknown plan,
 *   `conflict` when it is already paid, `unavailable`
 * @see docs/product/payments.md#what-sites-pay-the-platform
 */
export async function startAppCheckout(
  payload: Payload,
  request: AppCheckoutRequest,
): Promise<string> {
  const { site, caller } = request
  const { mode } = environmentOf(payload).payments
  const offered = listAppPlans(payload)
  if (offered.length === 0) {
    throw new Failure('forbidden', 'This installation does not charge for sites.')
  }
  const plan = offered.find(({ name }) => name === request.plan)
  if (!plan) throw invalidField('plan', 'This plan is not offered.')
  const found = await firstRow<{ email: string; isRunning: boolean }>(payload, CURRENT, [
    site.id,
    caller.userId,
    mode,
  ])
  if (!found) throw notFound('User')
  if (found.isRunning) throw new Failure('conflict', 'This site already has a plan.')
  const { email } = found
  const customer = await ensureCustomer(payload, { userId: caller.userId, email })
  const { priceId } = await ensurePrice(payload, {
    siteId: null,
    productName: `Site plan: ${plan.name}`,
    plan: plan.name,
    interval: plan.interval,
    amountCents: plan.amountCents,
    currency: plan.currency,
  })
  const checkout = { kind: 'app', siteId: site.id, email } as const
  await expireEarlierCheckouts(payload, checkout)
  const id = await storeCheckout(payload, {
    ...checkout,
    ...plan,
    plan: plan.name,
    userId: caller.userId,
  })
  const metadata = await buildStripeMetadata(payload, { kind: 'app', site: site.id, checkout: id })
  return openSession(payload, id, {
    mode: 'subscription',
    customer,
    client_reference_id: id,
    line_items: [{ price: priceId, quantity: 1 }],
    success_url: request.success,
    cancel_url: request.cancel,
    metadata,
    subscription_data: { metadata },
    ...taxOf(payload),
  })
}

const CUSTOMER = {
  name: 'app_subscription_customer',
  text: `select a.stripe_customer_id as id, c.user_id = $3 as "isOwn" from app_subscriptions a
      left join payment_customers c on c.stripe_customer_id = a.stripe_customer_id and c.mode = $2
    where a.site_id = $1 and a.payment_mode = $2 and a.stripe_customer_id is not null`,
}

/**
 * Opens the billing portal of a site's platform plan for a user; returns its URL. The portal shows
 * everything that its customer pays, so it is never another user's, such as the previous owner's.
 * @throws Failure `conflict` when the site never paid, or another user pays, `unavailable`
 * @see docs/product/payments.md#what-sites-pay-the-platform
 */
export async function openAppPortal(
  payload: Payload,
  site: SiteScope,
  userId: string,
): Promise<string> {
  const found = await firstRow<{ id: string; isOwn: boolean | null }>(payload, CUSTOMER, [
    site.id,
    modeOf(payload),
    userId,
  ])
  if (!found)
    throw new Failure('conflict', 'There is nothing to manage: this site has no paid plan.')
  if (found.isOwn !== true) {
    throw new Failure(
      'conflict',
      'Someone else pays for this site, such as its previous owner. They can cancel the plan under Subscriptions in their own account.',
    )
  }
  const back = accountUrl(deploymentOf(payload), `/kitchen/${site.slug}/plans`)
  return openCustomerPortal(payload, found.id, back)
}
