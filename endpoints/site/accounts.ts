import { notFound } from '@/src/contract/failure'
import { createBookmark, deleteBookmark } from '@/src/server/accounts/bookmarks'
import { getCurrentUser } from '@/src/server/accounts/current-user'
import { requestLink } from '@/src/server/accounts/request-link'
import { subscribe } from '@/src/server/subscriptions/subscribe'
import type { Handlers } from '../call'
import { confirmSignInLink } from '../confirm'

/**
 * Signing in and up, saving and subscribing on a site.
 * @see docs/product/api.md#two-families
 */
export const siteAccountHandlers = {
  requestSiteSignIn: async ({ req, payload, site, body, query, clientAddress }) => {
    await requestLink(payload, {
      asked: 'sign-in',
      site,
      email: body.email,
      challenge: body.challenge,
      next: query.next,
      host: req.headers.get('host'),
      clientAddress,
    })
    return {}
  },
  requestSiteSignUp: async ({ req, payload, site, body, query, clientAddress }) => {
    await requestLink(payload, {
      asked: 'sign-up',
      site,
      email: body.email,
      challenge: body.challenge,
      next: query.next,
      host: req.headers.get('host'),
      clientAddress,
      subscribe: site.newslettersEnabled && body.subscribe === true,
    })
    return {}
  },
  confirmSiteSignIn: async (call) => {
    const { currentUser, siteUserData, authToken, handoverUrl } = await confirmSignInLink(call)
    return {
      currentUser,
      siteUserData,
      authToken,
      ...(handoverUrl === null ? {} : { handoverUrl }),
    }
  },
  getSiteCurrentUser: async ({ payload, site, caller }) => {
    const current = await getCurrentUser(payload, caller.userId, site.id)
    if (!current) throw notFound('User')
    return current
  },
  createBookmark: async ({ payload, site, caller, body }) => ({
    siteUserData: await createBookmark(payload, site.id, caller.userId, body.recipeId),
  }),
  deleteBookmark: async ({ payload, site, caller, params }) => ({
    siteUserData: await deleteBookmark(payload, site.id, caller.userId, params.recipeId),
  }),
  createSubscription: ({ req, payload, site, caller, clientAddress, body }) =>
    subscribe(payload, {
      site,
      caller,
      clientAddress,
      host: req.headers.get('host'),
      referrer: req.headers.get('referer'),
      body,
    }),
} satisfies Partial<Handlers>
