import type { LetterAudience } from '../letters/letter-limits'

/** The plan of a subscription: `free` reads public recipes, the others all. */
export type PlanType = 'free' | 'monthly' | 'yearly'

/** A reader's rights to premium recipes. */
export type PremiumReader = {
  /** The plan of the reader's current subscription to this very site; null without one. */
  planType: PlanType | null
  /** Whether the reader is the author, an editor or a platform admin of this site. */
  isManager: boolean
}

/**
 * The state of a subscription: `past_due` after a failed payment that is retried, `paused` without access
 * until it is resumed, `canceled` once it has ended.
 * @see docs/product/subscriptions.md#states
 */
export const SUBSCRIPTION_STATUSES = [
  'trialing',
  'active',
  'past_due',
  'paused',
  'canceled',
] as const
export type SubscriptionStatus = (typeof SUBSCRIPTION_STATUSES)[number]

/** The origin of a subscription: `self` is free, `payment` is billed by the payment service. */
export const SUBSCRIPTION_SOURCES = ['self', 'payment', 'complimentary', 'gift', 'import'] as const
export type SubscriptionSource = (typeof SUBSCRIPTION_SOURCES)[number]

/** The state of a reader's subscription to a site. */
export type SubscriptionState = {
  planType: PlanType
  status: SubscriptionStatus
  /** The end of the paid period; null where no periods are counted. */
  currentPeriodEnd: Date | null
  /** Whether it was cancelled and ends with its period. */
  cancelAtPeriodEnd: boolean
}

/** Days after the end of a period in which a failed payment can still be made. */
export const PAST_DUE_GRACE_DAYS = 7

/**
 * The plan that a subscription grants at a moment: none once it was cancelled or its paid period has ended,
 * whatever the payment service has reported since. Free subscriptions have no period. `IS_CURRENT`
 * (`src/server/subscriptions/is-current.ts`) is the same rule in SQL.
 */
export function currentPlan(subscription: SubscriptionState, now: Date): PlanType | null {
  const { planType, status, currentPeriodEnd: end, cancelAtPeriodEnd } = subscription
  if (status === 'canceled' || status === 'paused') return null
  if (planType === 'free') return planType
  if (end === null) return cancelAtPeriodEnd ? null : planType
  const grace = status === 'past_due' ? PAST_DUE_GRACE_DAYS * 86_400_000 : 0
  return end.getTime() + grace > now.getTime() ? planType : null
}

/** A signed-out reader. */
export const ANONYMOUS_READER: PremiumReader = { planType: null, isManager: false }

/** Whether a plan is a paid one. */
export const isPaidPlan = (planType: PlanType | null): boolean =>
  planType === 'monthly' || planType === 'yearly'

/**
 * Whether a recipe is locked for a reader: any privacy setting but `public` locks it for all except paying
 * subscribers and managers of the site.
 * @see docs/product/recipes.md#locked-recipes
 */
export function isLockedFor(privacySetting: string, reader: PremiumReader): boolean {
  return privacySetting !== 'public' && !reader.isManager && !isPaidPlan(reader.planType)
}

/**
 * The part of a letter that a reader may read: all of it, the part before its paywall, or none. Readers with
 * access to locked recipes read everything.
 * @see docs/product/letters.md#audiences
 */
export function readableLetterPart(
  audience: LetterAudience,
  reader: PremiumReader,
): 'all' | 'before-paywall' | 'none' {
  if (!isLockedFor('subscribers_only', reader)) return 'all'
  if (audience === 'paid') return 'none'
  return audience === 'free' && reader.planType === null ? 'none' : 'before-paywall'
}

/**
 * Ingredient lines of a locked recipe that anyone may see.
 * @see docs/product/recipes.md#locked-recipes
 */
export const LOCKED_PREVIEW_INGREDIENTS = 3
