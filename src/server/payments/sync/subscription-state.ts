import type Stripe from 'stripe'
import type { PlanType, SubscriptionStatus } from '@/src/domain/payments/premium'

/** The stored state of a subscription at Stripe. */
export type StripeSubscriptionState = {
  planType: PlanType
  status: SubscriptionStatus
  /** The price of a period, in the smallest unit. */
  priceAmountCents: number
  /** ISO 4217, in capitals. */
  currency: string
  /** The end of the paid period. */
  currentPeriodEnd: Date
  cancelAtPeriodEnd: boolean
  customerId: string
  subscriptionId: string
}

/**
 * Derives the state of a subscription from Stripe's; null until its first payment is made. An unpaid period
 * does not count: Stripe advances the period before the payment.
 * @see docs/product/subscriptions.md#states
 */
export function stateOf(subscription: Stripe.Subscription): StripeSubscriptionState | null {
  const [item] = subscription.items.data
  const status = statusOf(subscription)
  if (!item || status === null) return null
  return {
    planType: item.price.recurring?.interval === 'year' ? 'yearly' : 'monthly',
    status,
    priceAmountCents: (item.price.unit_amount ?? 0) * (item.quantity ?? 1),
    currency: subscription.currency.toUpperCase(),
    currentPeriodEnd: new Date(paidUntil(subscription, item) * 1000),
    cancelAtPeriodEnd: subscription.cancel_at_period_end || subscription.cancel_at !== null,
    customerId: idOf(subscription.customer),
    subscriptionId: subscription.id,
  }
}

/** A subscription whose collection is paused keeps its status at Stripe. */
function statusOf({
  status,
  pause_collection: pause,
}: Stripe.Subscription): SubscriptionStatus | null {
  const known = STATUS[status] ?? null
  return pause && known !== null && known !== 'canceled' ? 'paused' : known
}

/**
 * The end of paid access in seconds: a period that is owed has not begun for us, and an end may be set on a
 * day within it.
 */
function paidUntil(
  { status, ended_at: endedAt, cancel_at: cancelAt }: Stripe.Subscription,
  item: Stripe.SubscriptionItem,
): number {
  if (endedAt !== null) return endedAt
  if (status === 'past_due' || status === 'unpaid') return item.current_period_start
  return Math.min(item.current_period_end, cancelAt ?? item.current_period_end)
}

/** `unpaid` is a failed payment without further retries: the paid access has ended. */
const STATUS: Readonly<Record<string, SubscriptionStatus | null>> = {
  incomplete: null,
  incomplete_expired: null,
  trialing: 'trialing',
  active: 'active',
  past_due: 'past_due',
  unpaid: 'past_due',
  paused: 'paused',
  canceled: 'canceled',
} satisfies Record<Stripe.Subscription.Status, SubscriptionStatus | null>

/** Returns the id of a Stripe object, expanded or not. */
export const idOf = (object: string | { id: string }): string =>
  typeof object === 'string' ? object : object.id
