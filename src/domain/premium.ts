/** What a subscription gives: `free` reads what is public, the others everything. */
export type PlanType = 'free' | 'monthly' | 'yearly'

/** Who reads, as far as premium recipes are concerned. */
export type PremiumReader = {
  /** The plan of the reader's current subscription to this very site; null without one. */
  planType: PlanType | null
  /** Whether the reader is the author, an editor or a platform admin of this site. */
  isManager: boolean
}

/** A reader nobody knows. */
export const ANONYMOUS_READER: PremiumReader = { planType: null, isManager: false }

/** Whether a plan is a paid one. */
export const isPaidPlan = (planType: PlanType | null): boolean =>
  planType === 'monthly' || planType === 'yearly'

/**
 * Whether a recipe is withheld from a reader: any privacy setting but `public` locks it for everyone
 * who neither pays nor manages the site (visitor-site §3 and §6, contract "Locked recipe").
 */
export function isLockedFor(privacySetting: string, reader: PremiumReader): boolean {
  return privacySetting !== 'public' && !reader.isManager && !isPaidPlan(reader.planType)
}

/** How many ingredient lines of a locked recipe anyone may see (contract "Locked recipe"). */
export const LOCKED_PREVIEW_INGREDIENTS = 3
