import type { PublicSite } from '@/src/contract/site/site'
import { includedLines } from './plans'
import type { PlanType } from './plans'
import type { PlanWords } from './plan-cards'

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
} as const satisfies Record<PlanType, PlanWords>

/**
 * The texts about a plan on the subscribe page: its contents in the author's lines, or the product's.
 * @see docs/product/subscriptions.md#subscribe-page
 */
export function subscribedWords(site: Site, type: PlanType): PlanWords {
  const own = includedLines(type === 'free' ? site.freePlanText : site.paidPlanText)
  return own.length > 0 ? { ...SUBSCRIBED[type], gets: own } : SUBSCRIBED[type]
}

/**
 * The same of a plan that is given away.
 * @see docs/product/payments.md#gifts
 */
export function givenWords(site: Site, type: PlanType): PlanWords {
  const own = includedLines(site.paidPlanText)
  return {
    title: type === 'yearly' ? 'A year of full access' : 'A month of full access',
    period: 'once',
    gets: own.length > 0 ? own : PAID,
  }
}
