import { ADMIN_COOKIE } from '@/access/admin-session'
import { confirmLink } from '@/src/server/accounts/confirm-link'
import { getCurrentUser } from '@/src/server/accounts/current-user'
import { createEarlySignup } from '@/src/server/accounts/early-signups'
import { requestLink } from '@/src/server/accounts/request-link'
import { createAdminSession, createSingleUseToken, signOut } from '@/src/server/accounts/sessions'
import { notFound, notImplemented } from '@/src/contract/failure'
import { listBookmarks } from '@/src/server/accounts/bookmarks'
import { updateProfile } from '@/src/server/accounts/profile'
import { listOwnSubscriptions } from '@/src/server/subscriptions/lists'
import { cancelSubscription } from '@/src/server/subscriptions/subscribe'
import { deploymentOf } from '@/src/server/deployment'
import type { Call, Handlers } from '../call'

/** Accounts, on the account host (platform §7). */
export const accountHandlers = {
  requestSignIn: async ({ payload, body, query, clientAddress }) => {
    await requestLink(payload, {
      asked: 'sign-in',
      site: null,
      email: body.email,
      next: query.next,
      clientAddress,
    })
    return {}
  },
  requestSignUp: async ({ payload, body: { email, ...attribution }, query, clientAddress }) => {
    await requestLink(payload, {
      asked: 'sign-up',
      site: null,
      email,
      next: query.next,
      clientAddress,
      attribution,
    })
    return {}
  },
  confirmSignIn: async ({ payload, params, userAgent }) => {
    const { currentUser, authToken } = await confirmLink(
      payload,
      null,
      params.tokenValue,
      userAgent,
    )
    return { currentUser, authToken }
  },
  signOut: async ({ payload, caller }) => {
    await signOut(payload, caller)
    return {}
  },
  getCurrentUser: async ({ payload, caller }) => {
    const current = await getCurrentUser(payload, caller.userId, null)
    if (!current) throw notFound('User')
    return { currentUser: current.currentUser }
  },
  updateCurrentUser: async ({ payload, caller, body }) => ({
    currentUser: await updateProfile(payload, caller.userId, body),
  }),
  listBookmarks: async ({ payload, caller }) => ({
    bookmarks: await listBookmarks(payload, caller.userId),
  }),
  listSubscriptions: async ({ payload, caller }) => ({
    subscriptions: await listOwnSubscriptions(payload, caller.userId),
  }),
  createCancellation: async ({ payload, caller, body }) => {
    await cancelSubscription(payload, caller.userId, body.subscriptionId)
    return {}
  },
  createBillingPortalSession: () => Promise.reject(notImplemented('Managing payments')),
  createSingleUseToken: async ({ payload, caller }) => ({
    singleUseToken: await createSingleUseToken(payload, caller),
  }),
  createAdminSession: async (call) => {
    const { token, maxAge } = await createAdminSession(call.req, call.caller, call.userAgent)
    call.headers.append('set-cookie', adminCookie(call, token, maxAge))
    return {}
  },
  createEarlySignup: async ({ payload, body, clientAddress }) => {
    await createEarlySignup(payload, body.email, clientAddress)
    return {}
  },
} satisfies Partial<Handlers>

function adminCookie(
  { payload }: Call<'createAdminSession'>,
  token: string,
  maxAge: number,
): string {
  const secure = deploymentOf(payload).protocol === 'https' ? '; Secure' : ''
  return `${ADMIN_COOKIE}=${token}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${maxAge}${secure}`
}
