import type Stripe from 'stripe'

/*
 * Stripe's objects on the wire: the SDK's types with every reference narrowed to an id, because the
 * simulator stores ids and inserts objects only when a request expands them (`expand`).
 */

/** A type of the SDK with some of its fields narrowed, as sent on the wire. */
export type Wire<T, Narrowed> = Omit<T, keyof Narrowed | 'lastResponse'> & Narrowed

/** A page of a list. */
export type WireList<T> = { object: 'list'; data: T[]; has_more: boolean; url: string }

/** Key-value pairs that the API's user attaches to objects. */
export type Metadata = Record<string, string>

/** The interval of a price. */
export type Interval = 'day' | 'week' | 'month' | 'year'

/** A customer. */
export type CustomerObject = Wire<
  Stripe.Customer,
  {
    balance: number
    currency: string | null
    delinquent: boolean
    email: string | null
    invoice_settings: {
      custom_fields: null
      default_payment_method: string | null
      footer: null
      rendering_options: null
    }
    metadata: Metadata
    name: string | null
    next_invoice_sequence: number
    invoice_prefix: string
  }
>

/** A product. */
export type ProductObject = Wire<Stripe.Product, { default_price: string | null; tax_code: null }>

/** A price, once or recurring. */
export type PriceObject = Wire<
  Stripe.Price,
  {
    product: string
    recurring: {
      interval: Interval
      interval_count: number
      meter: null
      trial_period_days: null
      usage_type: 'licensed'
    } | null
    type: 'one_time' | 'recurring'
    unit_amount: number
    unit_amount_decimal: string
  }
>

/** A coupon. */
export type CouponObject = Wire<Stripe.Coupon, { duration: 'once' | 'forever' | 'repeating' }>

/** A coupon in use, by a subscription. */
export type DiscountObject = Wire<
  Stripe.Discount,
  {
    customer: string | null
    promotion_code: null
    source: { coupon: string; type: 'coupon' }
  }
>

/** A checkout. */
export type SessionObject = Wire<
  Stripe.Checkout.Session,
  {
    currency: string
    amount_subtotal: number
    amount_total: number
    customer: string | null
    invoice: string | null
    metadata: Metadata
    mode: 'payment' | 'subscription'
    payment_intent: string | null
    payment_link: null
    payment_method_collection: 'always' | 'if_required'
    payment_status: 'paid' | 'unpaid' | 'no_payment_required'
    setup_intent: null
    status: 'open' | 'complete' | 'expired'
    subscription: string | null
    success_url: string
    discounts: { coupon: string; promotion_code: null }[]
    line_items?: WireList<SessionLineObject>
  }
>

/** A line of a checkout. */
export type SessionLineObject = Wire<Stripe.LineItem, { price: PriceObject }>

/** An item of a subscription, which carries the period. */
export type SubscriptionItemObject = Wire<
  Omit<Stripe.SubscriptionItem, 'plan'>,
  { price: PriceObject; discounts: string[]; quantity: number }
>

/** The state of a subscription. */
export type SubscriptionStatus =
  'incomplete' | 'incomplete_expired' | 'trialing' | 'active' | 'past_due' | 'canceled' | 'paused'

/** A subscription. */
export type SubscriptionObject = Wire<
  Stripe.Subscription,
  {
    application: null
    customer: string
    default_payment_method: string | null
    default_source: null
    discounts: string[]
    items: WireList<SubscriptionItemObject>
    latest_invoice: string | null
    metadata: Metadata
    on_behalf_of: string | null
    pending_setup_intent: null
    pending_update: null
    schedule: null
    status: SubscriptionStatus
    test_clock: null
    transfer_data: { amount_percent: number | null; destination: string } | null
    trial_settings: {
      end_behavior: {
        billing_cycle_anchor: null
        missing_payment_method: 'cancel' | 'create_invoice' | 'pause'
      }
    }
  }
>

/** A line of an invoice. */
export type InvoiceLineObject = Wire<
  Stripe.InvoiceLineItem,
  {
    discount_amounts: { amount: number; discount: string }[]
    discounts: string[]
    pricing: {
      price_details: { price: string; product: string }
      type: 'price_details'
      unit_amount_decimal: string
    }
    quantity: number
    quantity_decimal: string
    subscription: string | null
  }
>

/** An invoice. */
export type InvoiceObject = Wire<
  Stripe.Invoice,
  {
    account_tax_ids: null
    application: null
    auto_advance: boolean
    billing_reason: 'subscription_create' | 'subscription_cycle' | 'subscription_update'
    customer: string
    default_payment_method: null
    default_source: null
    discounts: string[]
    latest_revision: null
    lines: WireList<InvoiceLineObject>
    on_behalf_of: string | null
    parent: {
      quote_details: null
      subscription_details: { metadata: Metadata; subscription: string }
      type: 'subscription_details'
    }
    status: 'draft' | 'open' | 'paid' | 'uncollectible' | 'void'
    test_clock: null
    total_discount_amounts: { amount: number; discount: string }[]
    payments?: WireList<InvoicePaymentObject>
  }
>

/** An item of the next invoice: the charge or credit of a plan change. */
export type InvoiceItemObject = Wire<
  Stripe.InvoiceItem,
  {
    customer: string
    discounts: string[]
    invoice: string | null
    metadata: Metadata
    parent: {
      quote_details: null
      subscription_details: { subscription: string; subscription_item: string }
      type: 'subscription_details'
    }
    pricing: {
      price_details: { price: string; product: string }
      type: 'price_details'
      unit_amount_decimal: string
    }
    quantity_decimal: string
    test_clock: null
  }
>

/** The link of an invoice to its payment. */
export type InvoicePaymentObject = Wire<
  Stripe.InvoicePayment,
  { invoice: string; payment: { payment_intent: string; type: 'payment_intent' } }
>

/** A connected account, which receives payments. */
export type AccountObject = Wire<
  Stripe.Account,
  {
    metadata: Metadata
    country: string
    created: number
    capabilities: Record<string, 'active' | 'inactive' | 'pending'>
  }
>

/** A visit to the customer portal. */
export type PortalSessionObject = Wire<
  Stripe.BillingPortal.Session,
  { configuration: string; customer: string }
>

/** The configuration of the customer portal. */
export type PortalConfigurationObject = Wire<
  Stripe.BillingPortal.Configuration,
  { application: null; metadata: Metadata }
>

/** An event, with the object as it was then. */
export type EventObject = {
  id: string
  object: 'event'
  account?: string
  api_version: string
  created: number
  data: { object: unknown; previous_attributes?: Record<string, unknown> }
  livemode: false
  pending_webhooks: number
  request: { id: string | null; idempotency_key: string | null } | null
  type: string
}
