import type Stripe from 'stripe'
import { describe, expect, it } from 'vitest'
import {
  CARD,
  idOf,
  makePrice,
  type Simulated,
  simulated,
  startCheckout,
} from '@/src/testing/stripe/simulated'
import { SimulatorError } from './simulator'

/** A die whose throws follow from its seed. */
function dieOf(seed: number): (sides: number) => number {
  let state = seed * 7919
  return (sides) => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) % sides
  }
}

/** Actions that are impossible now may be refused. */
async function tryIt(action: () => unknown): Promise<void> {
  try {
    await action()
  } catch (error) {
    const isRefusal =
      error instanceof SimulatorError ||
      (error instanceof Error && error.constructor.name.startsWith('Stripe'))
    if (!isRefusal) throw error
  }
}

/** Test cards; those with an effect are drawn more often. */
const CARDS = [
  ...Object.values(CARD),
  CARD.pays,
  CARD.pays,
  CARD.pays,
  CARD.failsLater,
  CARD.failsLater,
]
const BEHAVIORS = ['create_prorations', 'always_invoice', 'none'] as const

async function act(
  room: Simulated,
  prices: readonly Stripe.Price[],
  die: (sides: number) => number,
): Promise<void> {
  const { simulator, stripe } = room
  const subscriptions = (await stripe.subscriptions.list({ status: 'all', limit: 100 })).data
  const some = subscriptions[die(Math.max(1, subscriptions.length))]
  const price = prices[die(prices.length)]?.id ?? ''
  const card = CARDS[die(CARDS.length)] ?? CARD.pays
  const actions: (() => unknown)[] = [
    async () => {
      const trial = die(2) === 0 ? { subscription_data: { trial_period_days: 1 + die(20) } } : {}
      const discount =
        die(3) === 0 ? { discounts: [{ coupon: die(2) === 0 ? 'HALF' : 'OFF' }] } : {}
      const session = await startCheckout(room, price, { ...trial, ...discount })
      simulator.payCheckout(session.id, card)
      if (die(2) === 0) simulator.payCheckout(session.id, CARD.pays, { isConfirmed: true })
    },
    () => simulator.advance({ days: 1 + die(45) }),
    () => simulator.advance({ days: 1 + die(4) }),
    () => some && simulator.setCard(idOf(some.customer), card),
    () => some && simulator.payOpenInvoice(some.id),
    () => some && simulator.cancelAtPeriodEnd(some.id, die(2) === 0),
    () => some && die(3) === 0 && simulator.cancelNow(some.id),
    () =>
      some &&
      stripe.subscriptions.update(some.id, {
        items: [{ id: some.items.data[0]?.id ?? '', price }],
        proration_behavior: BEHAVIORS[die(3)] ?? 'none',
        payment_behavior: die(2) === 0 ? 'error_if_incomplete' : 'allow_incomplete',
      }),
    () =>
      some &&
      stripe.subscriptions.update(some.id, {
        pause_collection: die(2) === 0 ? '' : { behavior: 'void' },
        metadata: { action: String(die(100)) },
      }),
    () =>
      some &&
      die(4) === 0 &&
      stripe.subscriptions.cancel(some.id, { prorate: true, invoice_now: true }),
    () => some && stripe.subscriptions.update(some.id, { trial_end: 'now' }),
  ]
  await tryIt(actions[die(actions.length)] ?? (() => undefined))
}

const TOLD = [
  'subscriptions',
  'invoices',
  'customers',
  'payment_intents',
  'charges',
  'coupons',
] as const

/** Ids of objects that are not as their last event says. */
const untold = ({ state }: Simulated, last: ReadonlyMap<string, string>): string[] =>
  TOLD.flatMap((kind) => Object.entries(state.objects[kind]))
    .filter(([id, { object }]) => JSON.stringify(object) !== last.get(id))
    .map(([id]) => id)

function checkSubscription(subscription: Stripe.Subscription, now: number): void {
  const [item] = subscription.items.data
  const [start, end] = [item?.current_period_start ?? 0, item?.current_period_end ?? 0]
  expect(start).toBeLessThanOrEqual(end)
  if (['active', 'past_due', 'trialing'].includes(subscription.status)) {
    expect(start).toBeLessThanOrEqual(now)
    expect(end).toBeGreaterThan(now)
    expect(subscription.ended_at).toBeNull()
  }
  if (['canceled', 'incomplete_expired'].includes(subscription.status))
    expect(subscription.ended_at).not.toBeNull()
}

function checkInvoice(invoice: Stripe.Invoice): void {
  const lines = invoice.lines.data.reduce((sum, line) => sum + line.amount, 0)
  const off = (invoice.total_discount_amounts ?? []).reduce((sum, { amount }) => sum + amount, 0)
  expect(invoice.subtotal).toBe(lines)
  expect(invoice.total).toBe(lines - off)
  expect(invoice.amount_due).toBe(invoice.amount_paid + invoice.amount_remaining)
  expect(invoice.amount_remaining === 0 || invoice.status !== 'paid').toBe(true)
  const credit = (invoice.ending_balance ?? 0) - invoice.starting_balance
  if (invoice.status !== 'draft') expect(invoice.amount_due).toBe(invoice.total - credit)
}

/** The full periods that were invoiced do not overlap, except where a switch began a new one early. */
function checkPeriods(invoices: readonly Stripe.Invoice[]): void {
  const renewals = invoices
    .filter(({ billing_reason: reason }) => reason === 'subscription_cycle')
    .map(({ lines }) => lines.data.filter((line) => line.discountable).at(-1)?.period)
    .filter((period) => period !== undefined)
    .sort((a, b) => a.start - b.start)
  for (const [at, period] of renewals.entries())
    expect(period.start).toBeGreaterThanOrEqual(renewals[at - 1]?.start ?? 0)
  expect(new Set(renewals.map(({ start }) => start)).size).toBe(renewals.length)
}

describe('whatever is done', () => {
  it.each([8, 19, 25])('periods, sums and events agree (run %i)', async (seed) => {
    const room = simulated()
    const { stripe, simulator } = room
    const die = dieOf(seed)
    await stripe.coupons.create({ id: 'HALF', percent_off: 50, duration: 'once' })
    await stripe.coupons.create({
      id: 'OFF',
      amount_off: 150,
      currency: 'usd',
      duration: 'forever',
    })
    const prices = [
      await makePrice(room, 333, 'week'),
      await makePrice(room, 500),
      await makePrice(room, 999),
      await makePrice(room, 9900, 'year'),
    ]
    const last = new Map<string, string>()
    for (let step = 0; step < 60; step += 1) {
      await act(room, prices, die)
      for (const event of simulator.takeEvents()) {
        const { id } = event.data.object as { id: string }
        last.set(id, JSON.stringify(event.data.object))
      }
      const now = simulator.now().getTime() / 1000
      expect(untold(room, last)).toEqual([])
      const { data } = await stripe.subscriptions.list({ status: 'all', limit: 100 })
      for (const subscription of data) checkSubscription(subscription, now)
    }
    const invoices = await stripe.invoices.list().autoPagingToArray({ limit: 1000 })
    for (const invoice of invoices) checkInvoice(invoice)
    const subscriptionOf = ({ parent }: Stripe.Invoice) =>
      idOf(parent?.subscription_details?.subscription ?? null)
    for (const id of new Set(invoices.map(subscriptionOf)))
      checkPeriods(invoices.filter((invoice) => subscriptionOf(invoice) === id))
  })
})
