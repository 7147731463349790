import { hasPaidPlans } from './offer'
import type { OfferingSite } from './offer'

/** The type of a plan. */
export type PlanType = 'free' | 'monthly' | 'yearly'

/** A card of the subscribe page; amounts are cents. */
export type Plan = {
  type: PlanType
  amountCents: number
  savingCents: number
  /** Whether it is available: free always, the others where payments are enabled. */
  isAvailable: boolean
}

/**
 * The plans of a site in their order; the saving is against twelve months.
 * @see docs/product/subscriptions.md#subscribe-page
 */
export function listPlans(site: OfferingSite): Plan[] {
  const free: Plan = { type: 'free', amountCents: 0, savingCents: 0, isAvailable: true }
  if (!hasPaidPlans(site)) return [free]
  const isAvailable = site.paymentMode !== 'off'
  const paid = (type: PlanType, amountCents: number | null, savingCents = 0): Plan[] =>
    amountCents === null ? [] : [{ type, amountCents, savingCents, isAvailable }]
  const { monthlyAmountCents: monthly, yearlyAmountCents: yearly } = site
  return [free, ...paid('monthly', monthly), ...paid('yearly', yearly, saving(monthly, yearly))]
}

const saving = (monthly: number | null, yearly: number | null): number =>
  monthly === null || yearly === null ? 0 : Math.max(0, monthly * 12 - yearly)

/**
 * The plan that is chosen at first: monthly where it can be bought, else the first paid one that
 * can, else free.
 * @see docs/product/subscriptions.md#subscribe-page
 */
export function defaultPlan(site: OfferingSite): PlanType {
  const types = listPlans(site)
    .filter(({ isAvailable }) => isAvailable)
    .map(({ type }) => type)
  return types.includes('monthly') ? 'monthly' : (types[1] ?? 'free')
}

/** The author's lines about the contents of a plan, each once. */
export const includedLines = (text: string | null): string[] => [
  ...new Set(
    (text ?? '')
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== ''),
  ),
]
