import type { World } from '../state/world'
import type { Metadata, PriceObject, SubscriptionObject } from '../wire/objects'
import { startDiscount } from './discounts'
import { draftInvoice, finalizeInvoice } from './invoices'
import { itemLine, onceLine } from './invoice-lines'
import { periodEnd } from './periods'

/** The parameters of a new subscription. */
export type SubscriptionParams = {
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

/** Starts a subscription, incomplete until its first invoice is paid, with that invoice open. */
export function startSubscription(world: World, params: SubscriptionParams): SubscriptionObject {
  const id = world.id('sub')
  const recurring = params.lines.filter((line) => line.price.recurring !== null)
  const subscription = world.add('subscriptions', {
    ...EMPTY_SUBSCRIPTION,
    id,
    application_fee_percent: params.feePercent,
    automatic_tax: {
      disabled_reason: null,
      enabled: params.automaticTax,
      liability: params.automaticTax ? { type: 'self' } : null,
    },
    billing_cycle_anchor: params.trialEnd ?? world.seconds,
    created: world.seconds,
    currency: params.lines[0]?.price.currency ?? 'usd',
    customer: params.customer,
    default_payment_method: params.method,
    description: params.description,
    discounts: [],
    items: {
      object: 'list',
      data: recurring.map((line) => itemOf(world, id, line, params.trialEnd)),
      has_more: false,
      url: `/v1/subscription_items?subscription=${id}`,
    },
    metadata: params.metadata,
    on_behalf_of: params.onBehalfOf,
    start_date: world.seconds,
    status: 'incomplete',
    transfer_data:
      params.destination === null
        ? null
        : { amount_percent: null, destination: params.destination },
    trial_end: params.trialEnd,
    trial_settings: {
      end_behavior: {
        billing_cycle_anchor: null,
        missing_payment_method: params.missingPaymentMethod,
      },
    },
    trial_start: params.trialEnd === null ? null : world.seconds,
  })
  const use = { customer: params.customer, subscription: id, session: params.session }
  const discounts = params.coupons.map((coupon) => startDiscount(world, coupon, use).id)
  world.change('subscriptions', id, { discounts }, 'customer.subscription.created')
  const isTrial = params.trialEnd !== null
  const drafts = [
    ...subscription.items.data.map((item) => itemLine(world, item, isTrial)),
    ...params.lines
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

/** Returns the current period of a subscription. */
export function periodOf(subscription: SubscriptionObject): { start: number; end: number } {
  const item = subscription.items.data[0]
  return { start: item?.current_period_start ?? 0, end: item?.current_period_end ?? 0 }
}

/** Returns the items of a subscription, moved to another period. */
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

/** Constant fields of a new subscription. */
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
