import type { Payload } from 'payload'
import { siteOrigin } from '@/src/domain/addresses/deployment'
import { resolveLinkTarget } from '../../accounts/next'
import { deploymentOf } from '../../deployment'
import type { SiteScope } from '../../sites/scope'

/** The placeholder that the payment service replaces with the id of a checkout. */
const SESSION_ID = '{CHECKOUT_SESSION_ID}'

/** The addresses that the browser returns to after a checkout. */
export type CheckoutPages = { success: string; cancel: string }

/**
 * Chooses the return URLs of a paid and of an abandoned checkout: pages of this deployment, by default
 * those of the site.
 * @throws Failure `invalid_redirect` for any other host
 */
export async function checkoutPages(
  payload: Payload,
  site: SiteScope | null,
  wanted: { success: string | undefined; cancel: string | undefined },
  host: string | null,
): Promise<CheckoutPages> {
  const page = async (next: string): Promise<string> => {
    const { url, handoverTo } = await resolveLinkTarget(payload, site, next, host)
    return (handoverTo ?? url.href).replace(encodeURI(SESSION_ID), SESSION_ID)
  }
  return {
    success: await page(wanted.success ?? `/subscribe/success/${SESSION_ID}`),
    cancel: await page(wanted.cancel ?? '/subscribe'),
  }
}

/** The default target of a mailed link: the home page of the site. */
export const getHomeUrl = (payload: Payload, { slug, primaryDomain }: SiteScope): string =>
  `${siteOrigin(deploymentOf(payload), { slug, primaryDomain })}/`
