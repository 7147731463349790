import type { SubscriberDetails } from '@/src/contract/people/subscriber'
import type { Subscriber } from '@/src/contract/people/subscription'
import { isMailLanguage, MAIL_LANGUAGES } from '@/src/domain/mail-languages'
import type { SubscriptionSource, SubscriptionStatus } from '@/src/domain/payments/premium'
import { amountText } from '@/src/domain/payments/money'
import type { BadgeKind } from '@/src/ui/badge'
import { dateText } from '../parts/date-text'

/** The label of a subscriber's plan: `Free`, `Monthly, $5`, `Complimentary`. */
export function planLabel(subscriber: Subscriber): string {
  const { planType, source, priceAmountCents, currency } = subscriber
  if (planType === 'free') return 'Free'
  if (source === 'complimentary') return 'Complimentary'
  const plan = planType === 'monthly' ? 'Monthly' : 'Yearly'
  if (source === 'gift') return `${plan}, a gift`
  const isPriced = priceAmountCents !== null && currency !== null
  return isPriced ? `${plan}, ${amountText(priceAmountCents, currency)}` : plan
}

type State = { kind: BadgeKind; words: string }

const STATES: Readonly<Record<SubscriptionStatus, State>> = {
  trialing: { kind: 'positive', words: 'Trial' },
  active: { kind: 'positive', words: 'Active' },
  past_due: { kind: 'notice', words: 'Payment failed' },
  paused: { kind: 'notice', words: 'Paused' },
  canceled: { kind: 'plain', words: 'Ended' },
}

/** The badge of a subscription's state. */
export function subscriptionBadge(subscriber: Subscriber, now: Date): State {
  const { status, planType, currentPeriodEnd: end, cancelAtPeriodEnd } = subscriber
  const isOver = end !== null && Date.parse(end) <= now.getTime()
  if (status === 'active' && planType !== 'free' && isOver) return STATES.canceled
  if (cancelAtPeriodEnd && status !== 'canceled') return { kind: 'notice', words: 'Ending' }
  return STATES[status]
}

/** The end or renewal date of a subscription in the site's time zone; null where nothing ends. */
export function periodText(subscriber: Subscriber, now: Date, zone: string): string | null {
  const { planType, status, currentPeriodEnd: end, cancelAtPeriodEnd, source } = subscriber
  if (end === null || planType === 'free' || status === 'canceled') return null
  const day = dateText(end, now, { timeZone: zone })
  // A failed payment has a grace period.
  if (status === 'past_due' || status === 'paused') return `Paid until ${day}`
  if (Date.parse(end) <= now.getTime()) return `Ended ${day}`
  return source === 'payment' && !cancelAtPeriodEnd ? `Renews ${day}` : `Until ${day}`
}

/** The newsletters of a subscriber who gets some: `Letters, weekly`. */
export function newsletterText({ preferences }: Pick<SubscriberDetails, 'preferences'>): string {
  const { recipes, letters, frequency, language } = preferences
  const lists = recipes && letters ? ['Recipes', 'letters'] : recipes ? ['Recipes'] : ['Letters']
  const shown = recipes || letters ? lists.join(' and ') : 'None chosen'
  const parts = [
    shown,
    frequency === 'weekly' ? 'weekly' : null,
    language && `in ${languageName(language)}`,
  ]
  return parts.filter(Boolean).join(', ')
}

const languageName = (tag: string): string => (isMailLanguage(tag) ? MAIL_LANGUAGES[tag] : tag)

/** Labels of the origin of a subscription. */
export const SOURCE_LABELS: Readonly<Record<SubscriptionSource, string>> = {
  self: 'Subscribed on the site',
  payment: 'Pays on the site',
  complimentary: 'Given by you',
  gift: 'Received as a gift',
  import: 'Imported from a file',
}

const CHANGES: Readonly<Record<string, string>> = {
  started: 'Subscribed',
  trial_started: 'Started a trial',
  trial_converted: 'Paid after the trial',
  plan_changed: 'Changed the plan',
  payment_failed: 'A payment failed',
  payment_recovered: 'The failed payment was paid',
  cancellation_scheduled: 'Cancelled, until the end of the period',
  cancellation_undone: 'Withdrew the cancellation',
  paused: 'Paused',
  resumed: 'Resumed',
  ended: 'The subscription ended',
}

/** The label of a change in the history of a subscription. */
export const changeLabel = (kind: string): string => CHANGES[kind] ?? 'Changed'
