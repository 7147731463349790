import type { PublicSite } from '@/src/contract/site/site'
import type { CurrentUser } from '@/src/contract/people/user'

/** The settings of a site that decide its plans. */
export type OfferingSite = Pick<
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

/** Whether the site has paid plans: switched on, and with a price. */
export const hasPaidPlans = (site: OfferingSite): boolean =>
  site.subscriptionsEnabled &&
  site.paymentsEnabled &&
  (site.monthlyAmountCents !== null || site.yearlyAmountCents !== null)

/**
 * Whether full access can be bought: the site has paid plans and the installation takes payments.
 * @see docs/product/subscriptions.md#payments
 */
export const isPaidOffered = (site: OfferingSite): boolean =>
  site.paymentMode !== 'off' && hasPaidPlans(site)

/**
 * Whether the header has a subscribe button: never while the reader is unknown.
 * @see docs/product/site-frame.md#subscribe-button
 */
export const isSubscribeButtonShown = (
  site: OfferingSite,
  user: 'pending' | null | Reader,
): boolean => site.newslettersEnabled && user !== 'pending' && !(user?.isSubscribed ?? false)

/**
 * Whether a reader can be offered more than they have: the rule of the home page's subscribe box. It
 * applies to an unknown reader: cached pages are rendered for everyone.
 * @see docs/product/subscriptions.md#who-is-offered-a-subscription
 */
export function isSubscribeOffered(site: OfferingSite, user: 'pending' | null | Reader): boolean {
  if (!site.newslettersEnabled) return false
  if (user === null || user === 'pending') return true
  return !user.isSubscribedToPaid && (!user.isSubscribedToFree || isPaidOffered(site))
}

/**
 * `isSubscribeOffered` for the box on a recipe: only where the recipe is readable.
 * @see docs/product/subscriptions.md#who-is-offered-a-subscription
 */
export const isRecipeBoxOffered = (
  site: OfferingSite,
  recipe: { isLocked: boolean },
  user: 'pending' | null | Reader,
): boolean => !recipe.isLocked && isSubscribeOffered(site, user)
