import { call } from '@/src/api/call'
import { callQuery } from '@/src/api/react/call-query'
import { invalidateCalls } from '@/src/api/react/mutate-call'
import type { CallAnswer } from '@/src/contract/schemas'
import { queryClient } from './query-client'

/** The account that gets the payments of a site. */
export type SitePaymentAccount = CallAnswer<'getPaymentAccount'>['paymentAccount']

/** The site's subscription to the platform, and the plans on offer. */
export type SiteAppPlan = CallAnswer<'getCurrentAppSubscription'>

/**
 * Opens the onboarding page of the payment account of a site.
 * @throws ApiError
 */
export async function setUpPaymentAccount(site: string): Promise<void> {
  const { url } = await call('createPaymentAccountLink', { params: { site } })
  window.location.assign(url)
}

/**
 * Reloads the payment account of a site from Stripe.
 * @throws ApiError
 */
export async function refreshPaymentAccount(site: string): Promise<void> {
  const answer = await call('refreshPaymentAccount', { params: { site } })
  queryClient.setQueryData(callQuery('getPaymentAccount', { params: { site } }).queryKey, answer)
  await invalidateCalls(queryClient, ['getManagedSite'])
}

/**
 * Opens the checkout of a plan of the platform.
 * @throws ApiError
 */
export async function buyAppPlan(site: string, plan: string): Promise<void> {
  const body = { plan, next: `/kitchen/${site}/plans?plan=paid` }
  const { checkout } = await call('createAppSubscription', { params: { site }, body })
  window.location.assign(checkout.url)
}

/**
 * Opens the billing page of a site's plan of the platform.
 * @throws ApiError
 */
export async function manageAppPlan(site: string): Promise<void> {
  const { url } = await call('createAppBillingPortalSession', { params: { site } })
  window.location.assign(url)
}
