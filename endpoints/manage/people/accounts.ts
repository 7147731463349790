import { adminCookieName } from '@/access/admin-session'
import { describeLink } from '@/src/server/accounts/links'
import { endOtherSessions, endSession, listSessions } from '@/src/server/accounts/session-list'
import { exportAccount } from '@/src/server/accounts/account-export'
import { deleteAccount } from '@/src/server/accounts/delete-account'
import { getCurrentUser } from '@/src/server/accounts/current-user'
import { createEarlySignup } from '@/src/server/accounts/early-signups'
import { attributionList, earlySignupList } from '@/src/server/accounts/sign-up-lists'
import { requestLink } from '@/src/server/accounts/request-link'
import { createAdminSession, createSingleUseToken, signOut } from '@/src/server/accounts/sessions'
import { notFound } from '@/src/contract/failure'
import { listBookmarks } from '@/src/server/accounts/bookmarks'
import { updateProfile } from '@/src/server/accounts/profile'
import { listOwnSubscriptions } from '@/src/server/subscriptions/lists'
import { deploymentOf } from '@/src/server/deployment'
import { sessionCookie } from '../../browser'
import type { Call, Handlers } from '../../call'
import { csvAnswer } from '../../csv'
import { confirmSignInLink } from '../../confirm'

/**
 * Accounts, on the account host.
 * @see docs/product/api.md#two-families
 */
export const accountHandlers = {
  requestSignIn: async ({ req, payload, body, query, clientAddress }) => {
    await requestLink(payload, {
      asked: 'sign-in',
      site: null,
      email: body.email,
      challenge: body.challenge,
      next: query.next,
      host: req.headers.get('host'),
      clientAddress,
    })
    return {}
  },
  requestSignUp: async ({ req, payload, body, query, clientAddress }) => {
    const { email, challenge, displayName, ...attribution } = body
    await requestLink(payload, {
      asked: 'sign-up',
      site: null,
      email,
      challenge,
      next: query.next,
      host: req.headers.get('host'),
      clientAddress,
      displayName,
      attribution,
    })
    return {}
  },
  confirmSignIn: async (call) => {
    const { currentUser, authToken } = await confirmSignInLink(call)
    return { currentUser, authToken }
  },
  describeSignInLink: ({ payload, body, caller }) => describeLink(payload, body.token, caller),
  signOut: async ({ req, payload, caller, headers }) => {
    await signOut(payload, caller)
    headers.append('set-cookie', sessionCookie(req, null))
    return {}
  },
  listSessions: async ({ payload, caller }) => ({
    sessions: await listSessions(payload, caller),
  }),
  deleteSession: async ({ payload, caller, params }) => {
    await endSession(payload, caller, params.id)
    return {}
  },
  deleteOtherSessions: async ({ payload, caller }) => {
    await endOtherSessions(payload, caller)
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
  getAccountExport: async ({ payload, caller }) => ({
    account: await exportAccount(payload, caller.userId),
  }),
  createAccountDeletion: async ({ req, payload, caller, body, headers }) => {
    await deleteAccount(payload, caller, body.email)
    headers.append('set-cookie', sessionCookie(req, null))
    return {}
  },
  listBookmarks: async ({ payload, caller }) => ({
    bookmarks: await listBookmarks(payload, caller.userId),
  }),
  listSubscriptions: async ({ payload, caller }) => ({
    subscriptions: await listOwnSubscriptions(payload, caller.userId),
  }),
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
  listEarlySignups: ({ payload, headers }) =>
    Promise.resolve(csvAnswer(headers, 'early-sign-ups.csv', earlySignupList(payload))),
  listSignUpAttributions: ({ payload, headers }) =>
    Promise.resolve(csvAnswer(headers, 'sign-up-attributions.csv', attributionList(payload))),
} satisfies Partial<Handlers>

function adminCookie(
  { payload }: Call<'createAdminSession'>,
  token: string,
  maxAge: number,
): string {
  const secure = deploymentOf(payload).protocol === 'https' ? '; Secure' : ''
  return `${adminCookieName(payload)}=${token}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${maxAge}${secure}`
}
