import type { GivenGift } from '@/src/contract/people/payment'
import type { OwnSubscription } from '@/src/contract/people/subscription'
import { amountText } from '@/src/domain/payments/money'
import { longDate } from '@/src/domain/language/long-date'

const PLANS = { free: 'Limited Access', monthly: 'Full Access', yearly: 'Full Access' } as const
const PERIODS = { free: '', monthly: ' a month', yearly: ' a year' } as const

/** Plan and price of a subscription: `Full Access, $6 a month`. */
export function planText({ planType, priceAmountCents, currency }: OwnSubscription): string {
  if (planType === 'free') return `${PLANS.free}, free`
  if (priceAmountCents === null) return `${PLANS[planType]}, ${planType}`
  const price = amountText(priceAmountCents, currency ?? 'USD')
  return `${PLANS[planType]}, ${price}${PERIODS[planType]}`
}

/** Describes the future of a subscription: its end, its next payment, a failed payment or a pause. */
export function renewalText(subscription: OwnSubscription): string | null {
  const { status, source, currentPeriodEnd, cancelAtPeriodEnd } = subscription
  if (status === 'past_due') return 'The last payment failed. Change your card to keep full access.'
  if (status === 'paused') return 'Paused: no payments and no full access.'
  if (currentPeriodEnd === null) return cancelAtPeriodEnd ? 'Cancelled' : null
  const day = longDate(currentPeriodEnd, 'reader')
  if (cancelAtPeriodEnd) return `Ends on ${day}`
  if (status === 'trialing') return `Free until ${day}, then paid`
  if (source === 'payment') return `Renews on ${day}`
  return source === 'gift' || source === 'complimentary' ? `A gift until ${day}` : `Until ${day}`
}

/** Whether a subscription needs no cancellation: gifts and complimentary plans end on their date. */
export const endsAutomatically = ({ source, currentPeriodEnd }: OwnSubscription): boolean =>
  (source === 'gift' || source === 'complimentary') && currentPeriodEnd !== null

/** The access that a cancellation ends, and when. */
export function formatLostAccess({ planType, currentPeriodEnd }: OwnSubscription): string {
  if (planType === 'free') return 'You will no longer get its newsletter.'
  return currentPeriodEnd === null
    ? 'Your full access ends immediately.'
    : 'You keep full access until the end of the period you have paid for.'
}

/** Whether a gift was accepted, how long it waits, or that it was paid back. */
export function giftStateText({ claimedAt, expiresAt, refundedAt }: GivenGift, now: Date): string {
  if (claimedAt !== null) return `Accepted on ${longDate(claimedAt, 'reader')}`
  if (refundedAt !== null) return `Refunded on ${longDate(refundedAt, 'reader')}`
  const day = longDate(expiresAt, 'reader')
  return new Date(expiresAt) > now
    ? `Not accepted yet. The link in your inbox works until ${day}.`
    : `Not accepted by ${day}`
}
