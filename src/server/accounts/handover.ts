import type { Payload } from 'payload'
import { findHost } from '../sites/scope'
import { createLink } from './links'
import type { ClaimedLink } from './links'

const CALLBACK = '/sign-in/callback'

/**
 * Creates the URL for a reader who requested a link on a custom domain and has confirmed it on the site's
 * own host: on that domain, with a code that is valid for a minute in the requesting browser only. Its
 * session is valid on this site only, because the owner of the domain can read it. Null when no browser
 * waits there, or the domain is no longer verified.
 */
export async function createHandover(
  payload: Payload,
  link: ClaimedLink,
  userId: string,
): Promise<string | null> {
  const { challenge, handoverTo, purpose } = link
  if (challenge === null || handoverTo === null || purpose === 'handover') return null
  const waiting = new URL(handoverTo)
  const { kind, site } = await findHost(payload, waiting.host)
  if (kind !== 'domain' || !site) return null
  const token = await createLink(payload, {
    purpose: 'handover',
    email: link.email,
    userId,
    siteId: site.id,
    subscribe: false,
    attribution: null,
    challenge,
    handoverTo: waiting.origin,
  })
  return callback(waiting, token)
}

function callback(waiting: URL, token: string): string {
  const url = new URL(CALLBACK, waiting)
  const isCallback = waiting.pathname === CALLBACK
  const next = isCallback
    ? waiting.searchParams.get('next')
    : `${waiting.pathname}${waiting.search}${waiting.hash}`
  if (next !== null) url.searchParams.set('next', next)
  url.searchParams.set('mgk', token)
  return url.href
}
