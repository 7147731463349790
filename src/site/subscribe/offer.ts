import { amountText } from '@/src/domain/payments/money'
import type { PublicSite } from '@/src/contract/site/site'
import type { CurrentUser } from '@/src/contract/people/user'

type Site = Pick<
  PublicSite,
  | 'newslettersEnabled'
  | 'subscriptionsEnabled'
  | 'paymentsEnabled'
  | 'monthlyAmountCents'
  | 'yearlyAmountCents'
  | 'currency'
  | 'paymentMode'
>
type Reader = Pick<CurrentUser, 'isSubscribed' | 'isSubscribedToFree' | 'isSubscribedToPaid'>

/** The type of a plan. */
export type PlanType = 'free' | 'monthly' | 'yearly'

/** A card of the subscribe page; amounts are cents. */
export type Plan = {
  type: PlanType
  amountCents: number
  savingCents: number
  /** Whether it can be had here now: free always, the others where payments are taken. */
  isAvailable: boolean
}

/** Whether the site has paid plans: switched on, and with a price. */
export const hasPaidPlans = (site: Site): boolean =>
  site.subscriptionsEnabled &&
  site.paymentsEnabled &&
  (site.monthlyAmountCents !== null || site.yearlyAmountCents !== null)

/**
 * Whether full access can be bought: the site has paid plans and the installation takes payments.
 * @see docs/product/subscriptions.md#payments
 */
export const isPaidOffered = (site: Site): boolean =>
  site.paymentMode !== 'off' && hasPaidPlans(site)

/**
 * The plans of a site in their order; the saving is against twelve months.
 * @see docs/product/subscriptions.md#subscribe-page
 */
export function plansOf(site: Site): Plan[] {
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
export function defaultPlan(site: Site): PlanType {
  const types = plansOf(site)
    .filter(({ isAvailable }) => isAvailable)
    .map(({ type }) => type)
  return types.includes('monthly') ? 'monthly' : (types[1] ?? 'free')
}

/** What a plan includes, as its author wrote it: one thing a line, each once. */
export const includedLines = (text: string | null): string[] => [
  ...new Set(
    (text ?? '')
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== ''),
  ),
]

/** A price as people write it: `$5`, `$4.50`. */
export const priceText = amountText

/**
 * Whether the header asks to subscribe: never while it is not known who reads.
 * @see docs/product/site-frame.md#subscribe-button
 */
export const isSubscribeAsked = (site: Site, user: 'pending' | null | Reader): boolean =>
  site.newslettersEnabled && user !== 'pending' && !(user?.isSubscribed ?? false)

/**
 * Whether a reader can be offered more than they have: the rule of the home page's subscribe box.
 * Nobody in particular is offered it: so pages are drawn for everybody.
 * @see docs/product/subscriptions.md#who-is-offered-a-subscription
 */
export function isSubscribeOffered(site: Site, user: 'pending' | null | Reader): boolean {
  if (!site.newslettersEnabled) return false
  if (user === null || user === 'pending') return true
  return !user.isSubscribedToPaid && (!user.isSubscribedToFree || isPaidOffered(site))
}

/**
 * The same for the box on a recipe: only where the recipe can be read.
 * @see docs/product/subscriptions.md#who-is-offered-a-subscription
 */
export const isRecipeBoxOffered = (
  site: Site,
  recipe: { isLocked: boolean },
  user: 'pending' | null | Reader,
): boolean => !recipe.isLocked && isSubscribeOffered(site, user)
