import type { World } from '../state/world'
import type { Metadata, PriceObject, SubscriptionObject } from '../wire/objects'
import { startDiscount } from './discounts'
import { draftInvoice, finalizeInvoice } from './invoices'
import { itemLine, onceLine } from './invoice-lines'
import { periodEnd } from './periods'

/** The parameters of a new subscription. */
export type SubscriptionWish = {
  customer: string
  method: string | null
  lines: readonly { price: PriceObject; quantity: number }[]
  coupons: readonly string[]
  session: string
  metadata: Metadata
  description: string | null
  trialEnd: number | null
  missingPaymentMethod: 'cancel' | 'create_invoice' | 'pause'
  destination: string | null
  feePercent: number | null
  onBehalfOf: string | null
  automaticTax: boolean
}

/** Starts a subscription, incomplete until its first invoice is paid; gives it with that invoice open. */
export function startSubscription(world: World, wish: SubscriptionWish): SubscriptionObject {
  const id = world.id('sub')
  const recurring = wish.lines.filter((line) => line.price.recurring !== null)
  const subscription = world.add('subscriptions', {
    ...EMPTY_SUBSCRIPTION,
    id,
    application_fee_percent: wish.feePercent,
    automatic_tax: {
      disabled_reason: null,
      enabled: wish.automaticTax,
      liability: wish.automaticTax ? { type: 'self' } : null,
    },
    billing_cycle_anchor: wish.trialEnd ?? world.seconds,
    created: world.seconds,
    currency: wish.lines[0]?.price.currency ?? 'usd',
    customer: wish.customer,
    default_payment_method: wish.method,
    description: wish.description,
    discounts: [],
    items: {
      object: 'list',
      data: recurring.map((line) => itemOf(world, id, line, wish.trialEnd)),
      has_more: false,
      url: `/v1/subscription_items?subscription=${id}`,
    },
    metadata: wish.metadata,
    on_behalf_of: wish.onBehalfOf,
    start_date: world.seconds,
    status: 'incomplete',
    transfer_data:
      wish.destination === null ? null : { amount_percent: null, destination: wish.destination },
    trial_end: wish.trialEnd,
    trial_settings: {
      end_behavior: {
        billing_cycle_anchor: null,
        missing_payment_method: wish.missingPaymentMethod,
      },
    },
    trial_start: wish.trialEnd === null ? null : world.seconds,
  })
  const use = { customer: wish.customer, subscription: id, session: wish.session }
  const discounts = wish.coupons.map((coupon) => startDiscount(world, coupon, use).id)
  world.change('subscriptions', id, { discounts }, 'customer.subscription.created')
  const isTrial = wish.trialEnd !== null
  const drafts = [
    ...subscription.items.data.map((item) => itemLine(world, item, isTrial)),
    ...wish.lines
      .filter((line) => line.price.recurring === null)
      .map((line) => onceLine(world, line.price, line.quantity, id)),
  ]
  finalizeInvoice(world, draftInvoice(world, subscription, 'subscription_create', drafts).id)
  return subscription
}

function itemOf(
  world: World,
  subscription: string,
  { price, quantity }: { price: PriceObject; quantity: number },
  trialEnd: number | null,
): SubscriptionObject['items']['data'][number] {
  return {
    id: world.id('si', 14),
    object: 'subscription_item',
    billing_thresholds: null,
    created: world.seconds,
    current_period_end: trialEnd ?? periodEnd(world.seconds, world.seconds, price),
    current_period_start: world.seconds,
    current_trial: null,
    discounts: [],
    metadata: {},
    price: structuredClone(price),
    quantity,
    subscription,
    tax_rates: [],
  }
}

/** The period that a subscription is in. */
export function periodOf(subscription: SubscriptionObject): { start: number; end: number } {
  const item = subscription.items.data[0]
  return { start: item?.current_period_start ?? 0, end: item?.current_period_end ?? 0 }
}

/** The items of a subscription, in another period. */
export const itemsIn = (
  subscription: SubscriptionObject,
  period: { start: number; end: number },
): SubscriptionObject['items'] => ({
  ...subscription.items,
  data: subscription.items.data.map((item) => ({
    ...item,
    current_period_start: period.start,
    current_period_end: period.end,
  })),
})

/** The fields of a subscription that are the same for each new one. */
const EMPTY_SUBSCRIPTION = {
  object: 'subscription' as const,
  application: null,
  billing_cycle_anchor_config: null,
  billing_mode: {
    flexible: { proration_discounts: 'included' as const },
    type: 'flexible' as const,
  },
  billing_schedules: [],
  billing_thresholds: null,
  cancel_at: null,
  cancel_at_period_end: false,
  canceled_at: null,
  cancellation_details: { comment: null, feedback: null, feedback_option: null, reason: null },
  collection_method: 'charge_automatically' as const,
  customer_account: null,
  days_until_due: null,
  default_source: null,
  default_tax_rates: [],
  ended_at: null,
  invoice_settings: {
    account_tax_ids: null,
    custom_fields: null,
    description: null,
    footer: null,
    issuer: { type: 'self' as const },
  },
  latest_invoice: null,
  livemode: false,
  managed_payments: null,
  next_pending_invoice_item_invoice: null,
  pause_collection: null,
  payment_settings: {
    payment_method_options: null,
    payment_method_types: null,
    save_default_payment_method: 'off' as const,
  },
  pending_invoice_item_interval: null,
  pending_setup_intent: null,
  pending_update: null,
  schedule: null,
  test_clock: null,
} satisfies Partial<SubscriptionObject>
