import type { World } from '../state/world'
import { collect, endSubscription } from './collecting'
import { liveDiscounts } from './discounts'
import type { Outcome } from './charging'
import { draftInvoice, SUBSCRIPTION_UPDATED } from './invoices'
import { itemLine, prorationLine } from './invoice-lines'
import { cardFor } from './payment-methods'
import { periodEnd } from './periods'
import { itemsIn, periodOf } from './subscriptions'

/** Starts the next period and collects its payment. */
export function renew(world: World, id: string): Outcome {
  const subscription = world.need('subscriptions', id)
  const first = subscription.items.data[0]
  if (!first) return { result: 'paid' }
  const start = periodOf(subscription).end
  const end = periodEnd(subscription.billing_cycle_anchor, start, first.price)
  world.change(
    'subscriptions',
    id,
    {
      items: itemsIn(subscription, { start, end }),
      discounts: liveDiscounts(world, subscription.discounts).map((discount) => discount.id),
      ...(subscription.status === 'trialing' ? { status: 'active' as const } : {}),
    },
    SUBSCRIPTION_UPDATED,
  )
  return invoiceNow(world, id, 'subscription_cycle', true)
}

/** Invoices a subscription now: waiting items, and its period if it starts. */
export function invoiceNow(
  world: World,
  id: string,
  reason: 'subscription_cycle' | 'subscription_update',
  isNewPeriod: boolean,
): Outcome {
  const subscription = world.need('subscriptions', id)
  const lines = [
    ...waitingItems(world, id).map((waiting) => prorationLine(world, waiting)),
    ...(isNewPeriod ? subscription.items.data.map((item) => itemLine(world, item, false)) : []),
  ]
  if (lines.length === 0) return { result: 'paid' }
  return collect(world, draftInvoice(world, subscription, reason, lines).id)
}

/** Items that the next invoice of a subscription will contain besides its period. */
export const waitingItems = (world: World, subscriptionId: string) =>
  world
    .all('invoice_items')
    .filter(
      (item) =>
        item.invoice === null && item.parent.subscription_details.subscription === subscriptionId,
    )

/** Handles the end of a period or trial: renews, pauses or ends the subscription. */
export function endPeriod(world: World, id: string): void {
  const subscription = world.need('subscriptions', id)
  if (subscription.cancel_at_period_end) {
    endSubscription(world, id, 'cancellation_requested')
    return
  }
  const isTrial = subscription.status === 'trialing'
  const behavior = subscription.trial_settings.end_behavior.missing_payment_method
  if (isTrial && cardFor(world, id) === null && behavior !== 'create_invoice') {
    if (behavior === 'cancel') endSubscription(world, id, 'cancellation_requested')
    else pauseSubscription(world, id)
    return
  }
  renew(world, id)
}

function pauseSubscription(world: World, id: string): void {
  world.change(
    'subscriptions',
    id,
    { status: 'paused' },
    SUBSCRIPTION_UPDATED,
    'customer.subscription.paused',
  )
}

/** Ends a pause: a new period begins now, and is charged. */
export function resumeSubscription(world: World, id: string): Outcome {
  const subscription = world.need('subscriptions', id)
  const now = world.seconds
  world.change(
    'subscriptions',
    id,
    {
      status: 'active',
      billing_cycle_anchor: now,
      items: itemsIn(subscription, { start: now, end: now }),
    },
    'customer.subscription.resumed',
  )
  return renew(world, id)
}
