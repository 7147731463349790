import { notFound } from '@/src/contract/failure'
import { confirmLink } from '@/src/server/accounts/confirm-link'
import { getCurrentUser } from '@/src/server/accounts/current-user'
import { requestLink } from '@/src/server/accounts/request-link'
import type { Handlers } from '../call'

/** Signing in and up on a site (platform §7). */
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
} satisfies Partial<Handlers>
