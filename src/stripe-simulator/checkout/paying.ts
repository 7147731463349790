import { attemptInvoice } from '../billing/collecting'
import { charge, type Outcome, startPayment, verdict } from '../billing/charging'
import { addCard, attachCard } from '../billing/payment-methods'
import { days } from '../billing/periods'
import { startSubscription } from '../billing/subscriptions'
import { SUBSCRIPTION_UPDATED } from '../billing/invoices'
import { cardOf, getDeclineReason } from '../cards'
import { addCustomer } from '../resources/customers'
import type { SessionPlan } from '../state/state'
import type { World } from '../state/world'
import { SimulatorError } from '../wire/errors'
import type { SessionObject } from '../wire/objects'
import { detailsOf } from './sessions'

/** The outcome of an attempt to pay a checkout. */
export type CheckoutResult =
  | { result: 'paid' }
  | { result: 'needs_confirmation' }
  | { result: 'declined'; code: string; message: string }

/** Email of a customer without one: Stripe's page requires it, ours does not. */
const NOBODY = 'test-customer@example.com'

/** An open checkout. @throws SimulatorError when it is unknown, paid or over */
export function openSession(
  world: World,
  id: string,
): { session: SessionObject; plan: SessionPlan } {
  const session = world.find('sessions', id)
  const plan = world.state.plans[id]
  if (!session || !plan) throw new SimulatorError('unknown_checkout', 'There is no such checkout.')
  if (session.status === 'complete')
    throw new SimulatorError('checkout_complete', 'This checkout was paid already.')
  if (session.status === 'expired')
    throw new SimulatorError('checkout_expired', 'This checkout has expired. Start it again.')
  return { session, plan }
}

/** Pays a checkout with a card, or tries to. @throws SimulatorError */
export function paySession(
  world: World,
  id: string,
  number: string,
  isConfirmed: boolean,
): CheckoutResult {
  const { session, plan } = openSession(world, id)
  const isCardless =
    number === '' &&
    session.payment_method_collection === 'if_required' &&
    session.amount_total === 0
  if (isCardless) return paySubscription(world, session, plan, null, 'confirmed')
  const occasion = isConfirmed ? 'confirmed' : 'first'
  // A number that no card has never gets as far as a payment.
  const checked = verdict(cardOf(number), occasion)
  if (checked.result === 'declined' && checked.decline.code === 'incorrect_number')
    return resultOf(checked)
  const pay = session.mode === 'subscription' ? paySubscription : payOnce
  return pay(world, session, plan, number, occasion)
}

function resultOf(outcome: Outcome): CheckoutResult {
  if (outcome.result !== 'declined') return { result: outcome.result }
  const { decline } = outcome
  return { result: 'declined', code: getDeclineReason(decline), message: decline.message }
}

/** The paying customer: the named one, or a new one with the email address. */
function buyer(world: World, session: SessionObject, plan: SessionPlan): string {
  const email = session.customer_email ?? NOBODY
  plan.attempt.customer ??= addCustomer(world, { email }).id
  return plan.attempt.customer
}

function paySubscription(
  world: World,
  session: SessionObject,
  plan: SessionPlan,
  number: string | null,
  occasion: 'first' | 'confirmed',
): CheckoutResult {
  // Nothing is charged today: the card is only verified, and nothing is created unless it is valid.
  if (number !== null && session.amount_total === 0) {
    const checked = verdict(cardOf(number), occasion)
    if (checked.result !== 'paid') return resultOf(checked)
  }
  const customer = buyer(world, session, plan)
  const email = world.need('customers', customer).email
  const method = number === null ? null : addCard(world, number, email).id
  const subscription = subscriptionFor(world, session, plan, customer)
  world.change(
    'subscriptions',
    subscription.id,
    { default_payment_method: method },
    SUBSCRIPTION_UPDATED,
  )
  const invoice = subscription.latest_invoice ?? ''
  const isConfirmed = occasion === 'confirmed'
  const outcome = attemptInvoice(world, invoice, { isAutomatic: false, isConfirmed })
  if (outcome.result !== 'paid') return resultOf(outcome)
  if (method !== null) attachCard(world, method, customer)
  complete(world, session, { customer, email, subscription: subscription.id, invoice })
  return { result: 'paid' }
}

/** The subscription of this checkout: of an earlier attempt, or a new one. */
function subscriptionFor(
  world: World,
  session: SessionObject,
  plan: SessionPlan,
  customer: string,
) {
  if (plan.attempt.subscription !== null)
    return world.need('subscriptions', plan.attempt.subscription)
  const subscription = startSubscription(world, {
    customer,
    method: null,
    lines: plan.lines.map((line) => ({
      price: world.need('prices', line.price),
      quantity: line.quantity,
    })),
    coupons: session.discounts.map((discount) => discount.coupon),
    session: session.id,
    metadata: plan.metadata,
    description: plan.description,
    trialEnd: plan.trialDays === null ? plan.trialEnd : world.seconds + days(plan.trialDays),
    missingPaymentMethod: plan.missingPaymentMethod,
    destination: plan.destination,
    feePercent: plan.feePercent,
    onBehalfOf: plan.onBehalfOf,
    automaticTax: session.automatic_tax.enabled,
  })
  plan.attempt.subscription = subscription.id
  return subscription
}

function payOnce(
  world: World,
  session: SessionObject,
  plan: SessionPlan,
  number: string,
  occasion: 'first' | 'confirmed',
): CheckoutResult {
  const customer = plan.isCustomerWanted ? buyer(world, session, plan) : plan.attempt.customer
  const email =
    customer === null ? (session.customer_email ?? NOBODY) : world.need('customers', customer).email
  if (session.amount_total === 0) {
    complete(world, session, { customer, email })
    return { result: 'paid' }
  }
  const payment = paymentFor(world, session, plan, customer)
  const method = addCard(world, number, email).id
  const outcome = charge(world, payment, method, occasion)
  if (outcome.result !== 'paid') return resultOf(outcome)
  complete(world, session, { customer, email, payment })
  return { result: 'paid' }
}

function paymentFor(
  world: World,
  session: SessionObject,
  plan: SessionPlan,
  customer: string | null,
): string {
  plan.attempt.payment ??= startPayment(world, {
    amount: session.amount_total,
    currency: session.currency,
    customer,
    description: plan.description,
    metadata: plan.metadata,
    destination: plan.destination,
    feeAmount: plan.feeAmount,
    onBehalfOf: plan.onBehalfOf,
  }).id
  return plan.attempt.payment
}

function complete(
  world: World,
  session: SessionObject,
  made: {
    customer: string | null
    email: string | null
    payment?: string
    subscription?: string
    invoice?: string
  },
): void {
  world.change(
    'sessions',
    session.id,
    {
      status: 'complete',
      payment_status: session.amount_total === 0 ? 'no_payment_required' : 'paid',
      customer: made.customer,
      customer_details: detailsOf(made.email),
      payment_intent: made.payment ?? null,
      subscription: made.subscription ?? null,
      invoice: made.invoice ?? null,
      url: null,
    },
    'checkout.session.completed',
  )
}
