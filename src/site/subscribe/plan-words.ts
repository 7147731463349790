import type { PublicSite } from '@/src/contract/site/site'
import { includedLines } from './plans'
import type { PlanType } from './plans'
import type { PlanTexts } from './plan-cards'

type Site = Pick<PublicSite, 'freePlanText' | 'paidPlanText'>

const PAID = ['Every recipe, premium ones too', 'New recipes by email']
const SUBSCRIBED = {
  free: {
    title: 'Limited Access',
    period: 'free',
    gets: ['Every public recipe', 'New recipes by email'],
  },
  monthly: {
    title: 'Full Access',
    period: 'monthly',
    gets: [...PAID, 'Cancel at any time'],
  },
  yearly: {
    title: 'Full Access',
    period: 'yearly',
    gets: [...PAID, 'Cancel at any time'],
  },
} as const satisfies Record<PlanType, PlanTexts>

/**
 * The texts of a plan on the subscribe page: its benefits as the author wrote them, or the defaults.
 * @see docs/product/subscriptions.md#subscribe-page
 */
export function planTexts(site: Site, type: PlanType): PlanTexts {
  const own = includedLines(type === 'free' ? site.freePlanText : site.paidPlanText)
  return own.length > 0 ? { ...SUBSCRIBED[type], gets: own } : SUBSCRIBED[type]
}

/**
 * The texts of a plan on the gift page.
 * @see docs/product/payments.md#gifts
 */
export function giftPlanTexts(site: Site, type: PlanType): PlanTexts {
  const own = includedLines(site.paidPlanText)
  return {
    title: type === 'yearly' ? 'A year of full access' : 'A month of full access',
    period: 'once',
    gets: own.length > 0 ? own : PAID,
  }
}
