'use client'

import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { UseQueryResult } from '@tanstack/react-query'
import { call } from '@/src/api/call'
import type { CallAnswer, CallBody } from '@/src/contract/schemas'
import { queryKeys } from './keys'
import { useCanFetch } from './session/use-may-ask'

/** The account that gets the payments of a site. */
export type SitePaymentAccount = CallAnswer<'getPaymentAccount'>['paymentAccount']
/** The coupons of a site. */
export type SiteCoupons = CallAnswer<'listCoupons'>['coupons']

/** Loads the payment account of a site, for its owner. */
export function usePaymentAccount(site: string): UseQueryResult<SitePaymentAccount> {
  return useQuery({
    queryKey: queryKeys.paymentAccount(site),
    queryFn: async ({ signal }) =>
      (await call('getPaymentAccount', { params: { site }, signal })).paymentAccount,
    enabled: useCanFetch(),
  })
}

/** Actions on the payment account of a site. @throws ApiError each of them */
export type AccountActions = {
  /** Opens the onboarding page of the account. */
  setUp: () => Promise<void>
  refresh: () => Promise<void>
}

/** Actions on the payment account of a site. */
export function useAccountActions(site: string): AccountActions {
  const client = useQueryClient()
  return {
    setUp: async () => {
      const { url } = await call('createPaymentAccountLink', { params: { site } })
      window.location.assign(url)
    },
    refresh: async () => {
      const { paymentAccount } = await call('refreshPaymentAccount', { params: { site } })
      client.setQueryData(queryKeys.paymentAccount(site), paymentAccount)
      await client.invalidateQueries({ queryKey: queryKeys.siteSettings(site) })
    },
  }
}

/** The site's subscription to the platform, and the plans on offer. */
export type SiteAppPlan = CallAnswer<'getCurrentAppSubscription'>

/** Loads the site's subscription to the platform. */
export function useAppPlan(site: string): UseQueryResult<SiteAppPlan> {
  return useQuery({
    queryKey: queryKeys.appPlan(site),
    queryFn: ({ signal }) => call('getCurrentAppSubscription', { params: { site }, signal }),
    enabled: useCanFetch(),
  })
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

/** The coupons of a site, for its owner. */
export function useCoupons(site: string): UseQueryResult<SiteCoupons> {
  return useQuery({
    queryKey: queryKeys.coupons(site),
    queryFn: async ({ signal }) =>
      (await call('listCoupons', { params: { site }, signal })).coupons,
    enabled: useCanFetch(),
  })
}

/** Actions on coupons. @throws ApiError each of them */
export type CouponActions = {
  create: (coupon: CallBody<'createCoupon'>) => Promise<void>
  end: (id: string) => Promise<void>
}

/** Creates and ends coupons; the list is reloaded after each change. */
export function useCouponActions(site: string): CouponActions {
  const client = useQueryClient()
  const then = async (change: Promise<unknown>): Promise<void> => {
    await change
    await client.invalidateQueries({ queryKey: queryKeys.coupons(site) })
  }
  return {
    create: (body) => then(call('createCoupon', { params: { site }, body })),
    end: (id) => then(call('deleteCoupon', { params: { site, id } })),
  }
}
