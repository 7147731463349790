import { useEffect, useEffectEvent } from 'react'
import type { PublicSite } from '@/src/contract/site/site'
import { useSession } from '@/src/session/session-provider'
import { listPlans } from './plans'
import type { PlanType } from './plans'

/** Earlier choices in the address of the subscribe page, such as those made before signing in. */
export type Chosen = { plan: PlanType | null; coupon: string; email: string; goesOn: boolean }

/** Reads the address of the subscribe page: `?plan=yearly&coupon=JAM&email=…&checkout=1`. */
export function chosenInAddress(search: string, site: PublicSite): Chosen {
  const query = new URLSearchParams(search)
  const plan = listPlans(site).find((each) => each.type === query.get('plan') && each.isAvailable)
  return {
    plan: plan?.type ?? null,
    coupon: (query.get('coupon') ?? '').slice(0, 40),
    email: (query.get('email') ?? '').slice(0, 320),
    goesOn: query.get('checkout') === '1' && plan !== undefined && plan.type !== 'free',
  }
}

/** The URL of the subscribe page with the current choices. */
export const chosenAddress = (plan: PlanType, coupon: string, email: string): string =>
  `/subscribe?${new URLSearchParams({ plan, coupon, email }).toString()}`

/** The URL of the sign-in page that returns to the checkout of the chosen plan. */
export function signInAndGoOn(plan: PlanType, coupon: string): string {
  if (plan === 'free') return '/sign-in'
  const query = new URLSearchParams({ plan, checkout: '1' })
  if (coupon.trim() !== '') query.set('coupon', coupon.trim())
  return `/sign-in?next=${encodeURIComponent(`/subscribe?${query.toString()}`)}`
}

/**
 * Applies the choices in the URL, and continues to the checkout after a sign-in.
 * @see docs/product/subscriptions.md#subscribe-page
 */
export function useChosenInAddress(
  site: PublicSite,
  take: (chosen: Chosen) => void,
  start: () => void,
): void {
  const { user } = useSession()
  const isKnown = user !== 'pending'
  const isSignedIn = isKnown && user !== null
  const takeOver = useEffectEvent(() => take(chosenInAddress(window.location.search, site)))
  useEffect(() => takeOver(), [])
  const goOn = useEffectEvent(() => {
    if (!chosenInAddress(window.location.search, site).goesOn || user === null) return
    // Coming back to this page later does not go to the checkout again.
    window.history.replaceState(null, '', window.location.pathname)
    if (isSignedIn && !user.isSubscribedToPaid) start()
  })
  useEffect(() => {
    if (isKnown) goOn()
  }, [isKnown])
}
