import { notFound } from '@/src/contract/failure'
import { createBookmark, deleteBookmark } from '@/src/server/accounts/bookmarks'
import { confirmLink } from '@/src/server/accounts/confirm-link'
import { getCurrentUser } from '@/src/server/accounts/current-user'
import { requestLink } from '@/src/server/accounts/request-link'
import { subscribe } from '@/src/server/subscriptions/subscribe'
import type { Handlers } from '../call'

/** Signing in and up, saving and subscribing on a site (platform §7). */
export const siteAccountHandlers = {
  requestSiteSignIn: async ({ payload, site, body, query, clientAddress }) => {
    await requestLink(payload, {
      asked: 'sign-in',
      site,
      email: body.email,
      next: query.next,
      clientAddress,
    })
    return {}
  },
  requestSiteSignUp: async ({ payload, site, body, query, clientAddress }) => {
    await requestLink(payload, {
      asked: 'sign-up',
      site,
      email: body.email,
      next: query.next,
      clientAddress,
      subscribe: site.newslettersEnabled && body.subscribe === true,
    })
    return {}
  },
  confirmSiteSignIn: ({ payload, site, params, userAgent }) =>
    confirmLink(payload, site, params.tokenValue, userAgent),
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
  createSubscription: ({ payload, site, caller, clientAddress, body }) =>
    subscribe(payload, { site, caller, clientAddress, wish: body }),
  // Checkouts come with payments: until then there is none by any id.
  getCheckoutSession: () => Promise.reject(notFound('Checkout')),
} satisfies Partial<Handlers>
