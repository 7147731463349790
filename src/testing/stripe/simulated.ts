import type Stripe from 'stripe'
import { clientOf } from '@/src/stripe-simulator/sdk'
import { emptyState, type SimulatorState, StripeSimulator } from '@/src/stripe-simulator/simulator'

/** A simulated Stripe of one test, with the real SDK as its client. */
export type Simulated = {
  simulator: StripeSimulator
  stripe: Stripe
  state: SimulatorState
  /** Types of the events since the last call, oldest first. */
  eventTypes: () => string[]
}

/** The initial time of the tests. */
export const START = new Date('2026-03-31T10:00:00Z')

/** The test cards, by behaviour. */
export const CARD = {
  pays: '4242 4242 4242 4242',
  asks: '4000002500003155',
  declined: '4000000000000002',
  noFunds: '4000000000009995',
  expired: '4000000000000069',
  wrongCode: '4000000000000127',
  broken: '4000000000000119',
  failsLater: '4000000000000341',
} as const

/** The id in a field, whether it was expanded or not. */
export function idOf(value: string | { id?: string } | null): string {
  const id = typeof value === 'string' ? value : value?.id
  if (id === undefined) throw new Error('There is no id.')
  return id
}

/** Starts an empty simulated Stripe whose clock only advances manually. */
export function simulated(state: SimulatorState = emptyState()): Simulated {
  const simulator = new StripeSimulator(state, {
    now: () => START,
    checkoutUrl: (id) => `http://localhost/test-checkout/${id}`,
    portalUrl: (id) => `http://localhost/test-portal/${id}`,
    accountUrl: (id) => `http://localhost/test-account/${id}`,
  })
  return {
    simulator,
    stripe: clientOf(simulator),
    state,
    eventTypes: () => simulator.takeEvents().map((event) => event.type),
  }
}

/** Creates a price of a new product. */
export async function makePrice(
  { stripe }: Simulated,
  amount = 500,
  interval: 'day' | 'week' | 'month' | 'year' | null = 'month',
  currency = 'usd',
): Promise<Stripe.Price> {
  const product = await stripe.products.create({ name: `Plan of ${amount}` })
  return stripe.prices.create({
    product: product.id,
    currency,
    unit_amount: amount,
    ...(interval === null ? {} : { recurring: { interval } }),
  })
}

/** Starts the checkout of a subscription. */
export const startCheckout = (
  { stripe }: Simulated,
  price: string,
  more: Partial<Stripe.Checkout.SessionCreateParams> = {},
): Promise<Stripe.Checkout.Session> =>
  stripe.checkout.sessions.create({
    mode: 'subscription',
    line_items: [{ price, quantity: 1 }],
    success_url: 'https://example.com/thanks?session={CHECKOUT_SESSION_ID}',
    cancel_url: 'https://example.com/plans',
    ...(more.customer === undefined ? { customer_email: 'reader@example.com' } : {}),
    ...more,
  })

/** Buys a subscription and returns it. */
export async function subscribe(
  room: Simulated,
  price: string,
  {
    card = CARD.pays,
    ...more
  }: Partial<Stripe.Checkout.SessionCreateParams> & { card?: string } = {},
): Promise<Stripe.Subscription> {
  const session = await startCheckout(room, price, more)
  const { result } = room.simulator.payCheckout(session.id, card)
  if (result !== 'paid') throw new Error(`The checkout was not paid: ${result}`)
  const paid = await room.stripe.checkout.sessions.retrieve(session.id)
  return room.stripe.subscriptions.retrieve(idOf(paid.subscription))
}
