import type { World } from '../state/world'
import type { InvoiceObject, SubscriptionObject } from '../wire/objects'
import { charge, type Occasion, type Outcome } from './charging'
import { finalizeInvoice, SUBSCRIPTION_UPDATED, subscriptionOf } from './invoices'
import { cardFor } from './payment-methods'
import { days } from './periods'

/** Days until the next attempt, after each failure; then the subscription ends. */
const RETRY_DAYS = [3, 5, 7] as const

/** Finalizes a draft invoice and attempts payment, unless collection is paused. */
export function collect(world: World, invoiceId: string): Outcome {
  const draft = world.need('invoices', invoiceId)
  const paused = subscriptionOf(world, draft).pause_collection
  if (paused?.behavior === 'keep_as_draft') {
    world.change('invoices', invoiceId, { auto_advance: false }, 'invoice.updated')
    return { result: 'paid' }
  }
  finalizeInvoice(world, invoiceId)
  if (!paused) return attemptInvoice(world, invoiceId, { isAutomatic: true })
  if (paused.behavior === 'void') voidInvoice(world, invoiceId)
  else writeOff(world, invoiceId)
  return { result: 'paid' }
}

/** Attempts to pay an open invoice. */
export function attemptInvoice(
  world: World,
  invoiceId: string,
  { isAutomatic, isConfirmed = false }: { isAutomatic: boolean; isConfirmed?: boolean },
): Outcome {
  const invoice = world.need('invoices', invoiceId)
  if (invoice.amount_remaining === 0) {
    markPaid(world, invoice)
    return { result: 'paid' }
  }
  const first: Occasion = isConfirmed ? 'confirmed' : 'first'
  const occasion = invoice.billing_reason === 'subscription_create' ? first : 'later'
  const outcome = chargeInvoice(world, invoice, occasion)
  if (outcome.result === 'paid') markPaid(world, invoice)
  if (outcome.result === 'declined') markFailed(world, invoice, isAutomatic)
  return outcome
}

function chargeInvoice(world: World, invoice: InvoiceObject, occasion: Occasion): Outcome {
  const link = paymentOf(world, invoice.id)
  const method = cardFor(world, invoice.parent.subscription_details.subscription)
  if (method === null || !link) {
    const message = 'There is no card to charge.'
    return {
      result: 'declined',
      decline: { code: 'missing_payment_method', declineCode: null, message },
    }
  }
  return charge(world, link.payment.payment_intent, method, occasion)
}

/** Returns the link of an invoice to its payment; none for a free one. */
export const paymentOf = (world: World, invoiceId: string) =>
  world.all('invoice_payments').find((link) => link.invoice === invoiceId)

function markPaid(world: World, invoice: InvoiceObject): void {
  const link = paymentOf(world, invoice.id)
  if (link)
    world.change('invoice_payments', link.id, {
      amount_paid: invoice.amount_due,
      status: 'paid',
      status_transitions: { canceled_at: null, paid_at: world.seconds },
    })
  world.change(
    'invoices',
    invoice.id,
    {
      status: 'paid',
      amount_paid: invoice.amount_due,
      amount_remaining: 0,
      attempted: true,
      attempt_count: Math.max(1, invoice.attempt_count),
      auto_advance: false,
      next_payment_attempt: null,
      status_transitions: { ...invoice.status_transitions, paid_at: world.seconds },
    },
    'invoice.updated',
    'invoice.paid',
    'invoice.payment_succeeded',
  )
  endOnceDiscounts(world, invoice)
  settle(world, subscriptionOf(world, invoice))
}

/** Ends coupons with duration `once` after the first invoice that they reduced. */
function endOnceDiscounts(world: World, invoice: InvoiceObject): void {
  const used = new Set(
    invoice.total_discount_amounts
      .filter(({ amount }) => amount > 0)
      .map(({ discount }) => discount),
  )
  const subscription = subscriptionOf(world, invoice)
  const kept = subscription.discounts.filter(
    (id) => !(used.has(id) && world.state.granted[id]?.duration === 'once'),
  )
  world.change('subscriptions', subscription.id, { discounts: kept }, SUBSCRIPTION_UPDATED)
}

function markFailed(world: World, invoice: InvoiceObject, isAutomatic: boolean): void {
  const isCounted = isAutomatic || invoice.attempt_count === 0
  const count = invoice.attempt_count + (isCounted ? 1 : 0)
  const wait = RETRY_DAYS[count - 1]
  const subscription = subscriptionOf(world, invoice)
  const isFirst = subscription.status === 'incomplete'
  const next = isFirst || wait === undefined ? null : world.seconds + days(wait)
  world.change(
    'invoices',
    invoice.id,
    {
      attempted: true,
      attempt_count: count,
      next_payment_attempt: isCounted ? next : invoice.next_payment_attempt,
    },
    'invoice.updated',
    'invoice.payment_failed',
  )
  settle(world, subscription)
  if (isCounted && !isFirst && wait === undefined)
    endSubscription(world, subscription.id, 'payment_failed')
}

/** Updates the status of a subscription from its latest invoice. */
export function settle(world: World, subscription: SubscriptionObject): void {
  const { status, trial_end: trialEnd, latest_invoice: latest } = subscription
  if (!['incomplete', 'active', 'past_due'].includes(status) || latest === null) return
  const invoice = world.need('invoices', latest)
  if (invoice.status === 'open' && status !== 'incomplete' && invoice.attempted)
    world.change('subscriptions', subscription.id, { status: 'past_due' }, SUBSCRIPTION_UPDATED)
  if (invoice.status !== 'paid') return
  const isTrial = trialEnd !== null && trialEnd > world.seconds
  world.change(
    'subscriptions',
    subscription.id,
    { status: isTrial ? 'trialing' : 'active' },
    SUBSCRIPTION_UPDATED,
  )
}

/** Ends a subscription now. Open invoices stay open, but are no longer collected. */
export function endSubscription(
  world: World,
  id: string,
  reason: 'cancellation_requested' | 'payment_failed',
): void {
  for (const invoice of openInvoices(world, id))
    world.change(
      'invoices',
      invoice.id,
      { auto_advance: false, next_payment_attempt: null },
      'invoice.updated',
    )
  const { canceled_at: asked, cancellation_details: details } = world.need('subscriptions', id)
  world.change(
    'subscriptions',
    id,
    {
      status: 'canceled',
      canceled_at: asked ?? world.seconds,
      ended_at: world.seconds,
      cancellation_details: {
        comment: details?.comment ?? null,
        feedback: details?.feedback ?? null,
        feedback_option: null,
        reason,
      },
    },
    'customer.subscription.deleted',
  )
}

/** Returns the unpaid invoices of a subscription, oldest first. */
export const openInvoices = (world: World, subscriptionId: string): InvoiceObject[] =>
  world
    .all('invoices')
    .filter(
      (invoice) =>
        invoice.status === 'open' &&
        invoice.parent.subscription_details.subscription === subscriptionId,
    )

/** Voids an open invoice. */
export function voidInvoice(world: World, id: string): void {
  const { status_transitions: known } = world.need('invoices', id)
  world.change(
    'invoices',
    id,
    {
      status: 'void',
      auto_advance: false,
      next_payment_attempt: null,
      status_transitions: { ...known, voided_at: world.seconds },
    },
    'invoice.updated',
    'invoice.voided',
  )
}

function writeOff(world: World, id: string): void {
  const { status_transitions: known } = world.need('invoices', id)
  world.change(
    'invoices',
    id,
    {
      status: 'uncollectible',
      auto_advance: false,
      status_transitions: { ...known, marked_uncollectible_at: world.seconds },
    },
    'invoice.updated',
    'invoice.marked_uncollectible',
  )
}
