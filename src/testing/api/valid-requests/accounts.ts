import { gift, hasPaid, paidSubscription } from '@/src/testing/api/payment-requests'
import { link, ownEmail, session, subscription } from '@/src/testing/api/target-objects'
import { email, nothing } from './parts'
import type { ValidRequests } from './parts'

/** Requests of people about their own account. */
export const ACCOUNTS_REQUESTS = {
  requestSignIn: () => ({ body: { email: email() } }),
  confirmSignIn: async ({ payload }) => ({ params: { tokenValue: await link(payload) } }),
  requestSignUp: () => ({ body: { email: email(), metadata: { campaign: 'jars' } } }),
  signOut: nothing,
  getCurrentUser: nothing,
  updateCurrentUser: () => ({ body: { displayName: 'Ada Berg', bio: 'Bakes.' } }),
  getAccountExport: nothing,
  createAccountDeletion: async (target) => ({ body: { email: await ownEmail(target) } }),
  createSingleUseToken: nothing,
  describeSignInLink: async ({ payload }) => ({ body: { token: await link(payload) } }),
  listSessions: nothing,
  deleteSession: async (target) => ({ params: { id: await session(target) } }),
  deleteOtherSessions: nothing,
  createAdminSession: nothing,
  createEarlySignup: () => ({ body: { email: email() } }),
  listEarlySignups: nothing,
  listSignUpAttributions: nothing,
  listBookmarks: nothing,
  listSubscriptions: nothing,
  createCancellation: async (target) => ({ body: { subscriptionId: await subscription(target) } }),
  createBillingPortalSession: async (target) => {
    await hasPaid(target)
    return {}
  },
  createResumption: async (target) => ({
    body: { subscriptionId: await paidSubscription(target) },
  }),
  previewPlanChange: async (target) => ({
    body: { subscriptionId: await paidSubscription(target), plan: 'yearly' },
  }),
  createPlanChange: async (target) => ({
    body: { subscriptionId: await paidSubscription(target), plan: 'yearly' },
  }),
  describeGift: async (target) => ({ body: { token: await gift(target) } }),
  listGifts: nothing,
  claimGift: async (target) => ({ body: { token: await gift(target) } }),
} satisfies ValidRequests
