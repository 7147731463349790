import type { Endpoint, PayloadRequest } from 'payload'
import { CHALLENGE_PATTERN } from '@/src/domain/accounts'
import { accountUrl } from '@/src/domain/addresses/deployment'
import { createAccountLink } from '@/src/server/accounts/sessions'
import { deploymentOf } from '@/src/server/deployment'
import { cookieOf, hiddenCookie } from './browser'
import { findBearer } from './guard'

const PATH = '/handover'
const COOKIE = { name: 'handover', path: `/api${PATH}` }
/** Lifetime of the cookie in seconds: that of the link. */
const SECONDS = 60

/**
 * Transfers a signed-in reader from a site's host to the account host. The account host starts the handover
 * and holds the secret. The site's page requests it with its bearer token and the challenge (POST) and gets
 * the link as a cookie that no script can read; a navigation (GET) then redirects to the account host with
 * the link, which only that host's page can redeem. No script of the site sees the link (decision 011).
 */
export const handoverEndpoints: Endpoint[] = [
  { path: PATH, method: 'post', handler: prepare },
  { path: PATH, method: 'get', handler: (req) => Promise.resolve(lead(req)) },
]

/**
 * Sets the cookie with the link. Answers 401 without a session on this host, or with a session of a custom
 * domain: the user signs in on the account host.
 */
async function prepare(req: PayloadRequest): Promise<Response> {
  const challenge = new URL(req.url ?? '/', 'http://localhost').searchParams.get('challenge') ?? ''
  const caller = CHALLENGE_PATTERN.test(challenge) ? await findBearer(req) : null
  if (caller === null || caller.siteId !== null) return answer(401)
  const link = await createAccountLink(req.payload, caller, challenge)
  return answer(200, { 'set-cookie': hiddenCookie(req, COOKIE, link, SECONDS) })
}

function lead(req: PayloadRequest): Response {
  const url = new URL(accountUrl(deploymentOf(req.payload), '/redirecting'))
  const [link] = isNavigation(req) ? cookieOf(req, COOKIE.name) : []
  if (link) url.searchParams.set('mgk', link)
  return answer(303, {
    location: url.href,
    'referrer-policy': 'no-referrer',
    'set-cookie': hiddenCookie(req, COOKIE, '', 0),
  })
}

const answer = (status: number, headers: Readonly<Record<string, string>> = {}): Response =>
  new Response(null, { status, headers: { 'cache-control': 'no-store', ...headers } })

/**
 * Whether the request is a navigation of a page, not of a script or frame: browsers say so where they can.
 */
function isNavigation({ headers }: PayloadRequest): boolean {
  const mode = headers.get('sec-fetch-mode') ?? 'navigate'
  const destination = headers.get('sec-fetch-dest') ?? 'document'
  return mode === 'navigate' && destination === 'document'
}
