import { openInvoices } from '../billing/collecting'
import { waitingItems } from '../billing/renewing'
import { periodOf } from '../billing/subscriptions'
import type { World } from '../state/world'
import { SimulatorError } from '../wire/errors'
import type {
  InvoiceObject,
  Metadata,
  PriceObject,
  SubscriptionObject,
  SubscriptionStatus,
} from '../wire/objects'

/** The price of a subscription and its product. */
export type PriceView = {
  id: string
  /** Name of the product. */
  name: string
  amount: number
  currency: string
  interval: 'day' | 'week' | 'month' | 'year' | null
  intervalCount: number
}

/** A subscription as its customer sees it; moments in seconds. */
export type SubscriptionView = {
  id: string
  status: SubscriptionStatus
  price: PriceView
  quantity: number
  metadata: Metadata
  currentPeriodStart: number
  currentPeriodEnd: number
  trialEnd: number | null
  cancelAtPeriodEnd: boolean
  endedAt: number | null
  /** Time and amount of the next payment, before discounts; null for a subscription that ends. */
  nextPayment: { at: number; amount: number } | null
  /** The open invoice, and the time of the next automatic attempt. */
  openInvoice: { id: string; amount: number; attempts: number; nextAttempt: number | null } | null
}

/** An invoice as its customer sees it. */
export type InvoiceView = {
  id: string
  number: string | null
  createdAt: number
  amountDue: number
  amountPaid: number
  currency: string
  status: InvoiceObject['status']
  subscription: string
}

/** The customer portal. */
export type PortalView = {
  customer: { id: string; email: string | null; name: string | null; balance: number }
  card: { number: string; last4: string } | null
  /** Newest first. */
  subscriptions: SubscriptionView[]
  /** Newest first. */
  invoices: InvoiceView[]
  return_url: string | null
  /** The simulated time, in seconds. */
  now: number
}

/** The content of a portal session. @throws SimulatorError */
export function portalView(world: World, sessionId: string): PortalView {
  const session = world.find('portal_sessions', sessionId)
  if (!session) throw new SimulatorError('unknown_portal', 'There is no such visit to the portal.')
  const {
    id,
    email,
    name,
    balance,
    invoice_settings: settings,
  } = world.need('customers', session.customer)
  const method = settings.default_payment_method
  const number = method === null ? undefined : world.state.cards[method]
  return {
    customer: { id, email, name, balance },
    card: number === undefined ? null : { number, last4: number.slice(-4) },
    subscriptions: world
      .all('subscriptions')
      .filter((subscription) => subscription.customer === id)
      .map((subscription) => subscriptionView(world, subscription))
      .reverse(),
    invoices: world
      .all('invoices')
      .filter((invoice) => invoice.customer === id)
      .map(invoiceView)
      .reverse(),
    return_url: session.return_url,
    now: world.seconds,
  }
}

function subscriptionView(world: World, subscription: SubscriptionObject): SubscriptionView {
  const [item] = subscription.items.data
  if (!item) throw new SimulatorError('no_items', 'This subscription has no price.')
  const open = openInvoices(world, subscription.id).at(-1)
  return {
    id: subscription.id,
    status: subscription.status,
    price: priceView(world, item.price),
    quantity: item.quantity,
    metadata: subscription.metadata,
    currentPeriodStart: item.current_period_start,
    currentPeriodEnd: item.current_period_end,
    trialEnd: subscription.trial_end,
    cancelAtPeriodEnd: subscription.cancel_at_period_end,
    endedAt: subscription.ended_at,
    nextPayment: nextPayment(world, subscription),
    openInvoice: open
      ? {
          id: open.id,
          amount: open.amount_remaining,
          attempts: open.attempt_count,
          nextAttempt: open.next_payment_attempt,
        }
      : null,
  }
}

function nextPayment(
  world: World,
  subscription: SubscriptionObject,
): { at: number; amount: number } | null {
  const isLive = ['trialing', 'active', 'past_due'].includes(subscription.status)
  if (!isLive || subscription.cancel_at_period_end) return null
  const items = subscription.items.data.reduce(
    (sum, item) => sum + item.price.unit_amount * item.quantity,
    0,
  )
  const waiting = waitingItems(world, subscription.id).reduce((sum, item) => sum + item.amount, 0)
  return { at: periodOf(subscription).end, amount: Math.max(0, items + waiting) }
}

/** A price, for people. */
export const priceView = (world: World, price: PriceObject): PriceView => ({
  id: price.id,
  name: world.need('products', price.product).name,
  amount: price.unit_amount,
  currency: price.currency,
  interval: price.recurring?.interval ?? null,
  intervalCount: price.recurring?.interval_count ?? 1,
})

const invoiceView = (invoice: InvoiceObject): InvoiceView => ({
  id: invoice.id,
  number: invoice.number,
  createdAt: invoice.created,
  amountDue: invoice.amount_due,
  amountPaid: invoice.amount_paid,
  currency: invoice.currency,
  status: invoice.status,
  subscription: invoice.parent.subscription_details.subscription,
})
