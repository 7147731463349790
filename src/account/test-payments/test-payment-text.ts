import type { TestCheckout, TestPortal } from '@/src/contract/people/test-payment'
import { longDate } from '@/src/domain/language/long-date'
import { amountText } from '@/src/domain/payments/money'

/** A subscription on the billing page of the test mode. */
export type TestSubscription = TestPortal['subscriptions'][number]
/** An invoice on the billing page of the test mode. */
export type TestInvoice = TestPortal['invoices'][number]

/** A card's number as it is printed: `4242 4242 4242 4242`. */
export const cardNumber = (number: string): string => number.replace(/(\d{4})(?=\d)/g, '$1 ')

/** A price and how often it is paid: `$5 a month`. */
export const priceText = (cents: number, currency: string, interval: string | null): string =>
  interval === null ? amountText(cents, currency) : `${amountText(cents, currency)} a ${interval}`

/** The line below the total of a checkout with a delayed first payment: its date and amount. */
export function delayedPaymentText(checkout: TestCheckout): string | null {
  const { trialUntil, interval, priceCents, currency } = checkout
  if (interval === null) return null
  const price = priceText(priceCents, currency, interval)
  return trialUntil === null
    ? `Then ${price}, until it is cancelled.`
    : `Free until ${longDate(trialUntil, 'UTC')}, then ${price}.`
}

const STATES: Readonly<Record<string, string>> = {
  trialing: 'Free trial',
  active: 'Active',
  past_due: 'Payment failed',
  canceled: 'Ended',
  incomplete: 'Waiting for its first payment',
  incomplete_expired: 'Never paid',
  paused: 'Paused',
}

/** The text of a subscription's state. */
export const stateText = ({ status }: TestSubscription): string => STATES[status] ?? status

/** Describes the next event of a subscription, in a sentence. */
export function nextText(subscription: TestSubscription): string | null {
  const { status, currency, priceCents, periodEnd, endsWithPeriod, isOver, owedCents } =
    subscription
  if (isOver) return null
  if (owedCents !== null)
    return `${amountText(owedCents, currency)} is owed. Change the card, then pay now.`
  const day = longDate(periodEnd, 'UTC')
  if (endsWithPeriod) return `Ends on ${day}.`
  if (status === 'paused') return 'Nothing is paid while it is paused.'
  const which = status === 'trialing' ? 'First' : 'Next'
  return `${which} payment on ${day}: ${amountText(priceCents, currency)}.`
}

const INVOICES: Readonly<Record<string, string>> = {
  paid: 'Paid',
  open: 'Not paid',
  void: 'Void',
  draft: 'Draft',
  uncollectible: 'Given up',
}

/** The text of an invoice's state. */
export const invoiceText = ({ status }: TestInvoice): string => INVOICES[status ?? ''] ?? ''

const DAY = 86_400_000

/** Days until just after a moment: the distance to advance the test clock for it to happen. */
export const daysUntil = (now: string, moment: string): number =>
  (Date.parse(moment) - Date.parse(now) + 1_000) / DAY

/** A way to move the test clock on. */
export type ClockMove = { label: string; days: number }

/** The moments that the clock can be moved to: the end of the next trial, and the next payment. */
export function clockMoves({ now, subscriptions }: TestPortal): ClockMove[] {
  const going = subscriptions.filter(({ isOver, status }) => !isOver && status !== 'paused')
  const soonest = (some: readonly TestSubscription[]): number =>
    Math.min(...some.map(({ periodEnd }) => daysUntil(now, periodEnd)))
  const moves = [
    { label: 'To the end of the trial', some: going.filter(({ status }) => status === 'trialing') },
    {
      label: 'To the next payment',
      some: going.filter(({ status }) => status === 'active' || status === 'past_due'),
    },
  ]
  return moves
    .filter(({ some }) => some.length > 0)
    .map(({ label, some }) => ({ label, days: soonest(some) }))
    .filter(({ days }) => days >= 0.01 && days <= 400)
}

/** Sentences about the changes between two states of the billing page. */
export function describeStateChanges(before: TestPortal, after: TestPortal): string {
  const known = new Map(before.invoices.map((invoice) => [invoice.id, invoice.status]))
  const changed = after.invoices.filter(({ id, status }) => known.get(id) !== status)
  const sum = (status: string): string[] =>
    amountsOf(changed.filter((one) => one.status === status))
  const ended = after.subscriptions.filter(
    ({ id, isOver }) => isOver && before.subscriptions.some((one) => one.id === id && !one.isOver),
  )
  const events = [
    ...sum('paid').map((amount) => `${amount} was paid.`),
    ...sum('open').map((amount) => `A payment of ${amount} failed.`),
    ...ended.map(({ name }) => `${name} has ended.`),
  ]
  return [
    `It is ${longDate(after.now, 'UTC')}.`,
    ...(events.length > 0 ? events : ['Nothing was paid.']),
  ].join(' ')
}

/** The sums of invoices, one for each currency. */
function amountsOf(invoices: readonly TestInvoice[]): string[] {
  const sums = new Map<string, number>()
  for (const { currency, amountCents } of invoices)
    sums.set(currency, (sums.get(currency) ?? 0) + amountCents)
  return [...sums]
    .filter(([, amount]) => amount > 0)
    .map(([currency, amount]) => amountText(amount, currency))
}
