import { claimGift, describeGift } from '@/src/server/payments/gifts/claim-gift'
import { listGivenGifts } from '@/src/server/payments/gifts/given-gifts'
import {
  getPaymentAccount,
  refreshAccount,
  startOnboarding,
} from '@/src/server/payments/accounts/payment-account'
import {
  listAppPlans,
  openAppPortal,
  startAppCheckout,
} from '@/src/server/payments/app/app-checkout'
import { openBillingPortal } from '@/src/server/payments/changes/billing-portal'
import { previewPlanChange, switchPlan } from '@/src/server/payments/changes/switch-plan'
import {
  createCoupon,
  deleteCoupon,
  listCoupons,
} from '@/src/server/payments/coupons/manage-coupons'
import { getAppSubscription } from '@/src/server/subscriptions/lists'
import { cancelSubscription, resumeSubscription } from '@/src/server/subscriptions/renewal'
import { appPageUrls } from '@/src/server/payments/app/app-pages'
import type { Handlers } from '../../call'

/**
 * Payments of readers to sites and of sites to the platform, from an account's side.
 * @see docs/product/payments.md
 */
export const paymentHandlers = {
  createCancellation: async ({ payload, caller, body }) => {
    await cancelSubscription(payload, caller.userId, body.subscriptionId)
    return {}
  },
  createResumption: async ({ payload, caller, body }) => {
    await resumeSubscription(payload, caller.userId, body.subscriptionId)
    return {}
  },
  previewPlanChange: async ({ payload, caller, body }) => ({
    preview: await previewPlanChange(payload, caller.userId, body.subscriptionId, body.plan),
  }),
  createPlanChange: async ({ payload, caller, body }) => {
    await switchPlan(payload, caller.userId, body.subscriptionId, body.plan)
    return {}
  },
  createBillingPortalSession: async ({ payload, caller }) => ({
    url: await openBillingPortal(payload, caller),
  }),
  describeGift: async ({ payload, body }) => ({ gift: await describeGift(payload, body.token) }),
  listGifts: async ({ payload, caller }) => ({ gifts: await listGivenGifts(payload, caller) }),
  claimGift: async ({ payload, caller, body }) => ({
    gift: await claimGift(payload, caller.userId, body.token),
  }),
  listCoupons: async ({ payload, site }) => ({ coupons: await listCoupons(payload, site.id) }),
  createCoupon: async ({ payload, site, body }) => ({
    coupon: await createCoupon(payload, site.id, body),
  }),
  deleteCoupon: async ({ payload, site, params }) => {
    await deleteCoupon(payload, site.id, params.id)
    return {}
  },
  getPaymentAccount: async ({ payload, site }) => ({
    paymentAccount: await getPaymentAccount(payload, site.id),
  }),
  refreshPaymentAccount: async ({ payload, site }) => {
    await refreshAccount(payload, site.id)
    return { paymentAccount: await getPaymentAccount(payload, site.id) }
  },
  createPaymentAccountLink: async ({ payload, site, caller }) => ({
    url: await startOnboarding(payload, site, caller.email),
  }),
  getCurrentAppSubscription: async ({ payload, site }) => ({
    currentAppSubscription: await getAppSubscription(payload, site.id),
    appPlans: listAppPlans(payload),
  }),
  createAppSubscription: async ({ payload, site, caller, body }) => {
    const pages = await appPageUrls(payload, site, body)
    const url = await startAppCheckout(payload, { site, caller, plan: body.plan, ...pages })
    return { checkout: { url } }
  },
  createAppBillingPortalSession: async ({ payload, site, caller }) => ({
    url: await openAppPortal(payload, site, caller.userId),
  }),
} satisfies Partial<Handlers>
