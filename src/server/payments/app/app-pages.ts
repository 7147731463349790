import type { Payload } from 'payload'
import type { SiteScope } from '../../sites/scope'
import { checkoutPages } from '../checkout/pages'
import type { CheckoutPages } from '../checkout/pages'

/** The addresses after a checkout of the platform: by default the plans of the site. */
export const appPageUrls = (
  payload: Payload,
  { slug }: SiteScope,
  wanted: { return?: string | undefined; next?: string | undefined },
): Promise<CheckoutPages> => {
  const plans = `/kitchen/${slug}/plans`
  const pages = { success: wanted.next ?? plans, cancel: wanted.return ?? plans }
  return checkoutPages(payload, null, pages, null)
}
