import { randomBytes } from 'node:crypto'
import type {
  AccountObject,
  CouponObject,
  CustomerObject,
  DiscountObject,
  EventObject,
  InvoiceItemObject,
  InvoiceObject,
  InvoicePaymentObject,
  Metadata,
  PortalConfigurationObject,
  PortalSessionObject,
  PriceObject,
  ProductObject,
  SessionObject,
  SubscriptionObject,
} from '../wire/objects'
import type {
  ChargeObject,
  PaymentIntentObject,
  PaymentMethodObject,
  RefundObject,
} from '../wire/payment-objects'

/** The kinds of objects that the simulator stores, with their types. */
export type Objects = {
  customers: CustomerObject
  products: ProductObject
  prices: PriceObject
  coupons: CouponObject
  discounts: DiscountObject
  sessions: SessionObject
  subscriptions: SubscriptionObject
  invoices: InvoiceObject
  invoice_items: InvoiceItemObject
  invoice_payments: InvoicePaymentObject
  payment_intents: PaymentIntentObject
  charges: ChargeObject
  refunds: RefundObject
  payment_methods: PaymentMethodObject
  accounts: AccountObject
  portal_sessions: PortalSessionObject
  portal_configurations: PortalConfigurationObject
  events: EventObject
}

/** A kind of object. */
export type Kind = keyof Objects

/** An object with its creation number; a database may not preserve the order of keys. */
export type Entry<T> = { number: number; object: T }

/** A line of a checkout: the price and quantity to buy. */
export type PlannedLine = { id: string; price: string; quantity: number }

/** The parameters of the subscription or payment that a checkout will create. */
export type SessionPlan = {
  lines: PlannedLine[]
  metadata: Metadata
  description: string | null
  trialEnd: number | null
  trialDays: number | null
  missingPaymentMethod: 'cancel' | 'create_invoice' | 'pause'
  destination: string | null
  feePercent: number | null
  feeAmount: number | null
  onBehalfOf: string | null
  isCustomerWanted: boolean
  /** Objects created by an attempt, while the checkout is open. */
  attempt: { customer: string | null; subscription: string | null; payment: string | null }
}

/** A response stored under an idempotency key. */
export type StoredResponse = { fingerprint: string; status: number; body: string; at: number }

/** The whole state of the simulator, as JSON. */
export type SimulatorState = {
  /** The seed of all ids; it makes them predictable, including those that open pages. */
  seed: string
  /** Counts objects and ids. */
  counter: number
  /** Offset of the clock, in milliseconds. */
  clockOffset: number
  objects: { [K in Kind]: Record<string, Entry<Objects[K]>> }
  plans: Record<string, SessionPlan>
  /** The card numbers of payment methods. */
  cards: Record<string, string>
  /** Coupons by discount: a deleted coupon stays in effect for its holders. */
  granted: Record<string, CouponObject>
  /** The URLs after onboarding, by account. */
  onboarding: Record<string, { returnUrl: string; refreshUrl: string }>
  /** The trial end that a customer was notified about, by subscription. */
  reminders: Record<string, number>
  /** Time until which everything due has been processed, in seconds. */
  livedUntil: number
  /** Ids of the events that were not taken yet. */
  untaken: string[]
  answers: Record<string, StoredResponse>
}

/** Creates the state of an empty Stripe account. */
export const emptyState = (): SimulatorState => ({
  seed: randomBytes(32).toString('hex'),
  counter: 0,
  clockOffset: 0,
  objects: {
    customers: {},
    products: {},
    prices: {},
    coupons: {},
    discounts: {},
    sessions: {},
    subscriptions: {},
    invoices: {},
    invoice_items: {},
    invoice_payments: {},
    payment_intents: {},
    charges: {},
    refunds: {},
    payment_methods: {},
    accounts: {},
    portal_sessions: {},
    portal_configurations: {},
    events: {},
  },
  plans: {},
  cards: {},
  granted: {},
  onboarding: {},
  reminders: {},
  livedUntil: 0,
  untaken: [],
  answers: {},
})
