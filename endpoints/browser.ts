import type { PayloadRequest } from 'payload'
import { Failure } from '@/src/contract/failure'
import type { TokenEvidence } from '@/src/server/accounts/caller'
import { deploymentOf } from '@/src/server/deployment'

/** Holds the second secret of a browser's session. Only calls of the API get it (decision 011). */
const SESSION = { name: 'session-key', path: '/api' }
/** Maximum lifetime of a cookie in browsers; the session behind it expires earlier. */
const COOKIE_SECONDS = 400 * 24 * 3_600

/** Returns the credentials of a request besides its bearer token. */
export const getTokenEvidence = (req: PayloadRequest): TokenEvidence => ({
  keys: cookieOf(req, SESSION.name),
  isOwnPage: isOwnPage(req),
})

/** Whether a request comes from a page: scripts cannot omit these headers. */
const isBrowser = ({ headers }: PayloadRequest): boolean =>
  ['origin', 'sec-fetch-site', 'sec-fetch-mode'].some((name) => headers.has(name))

/** Whether a request was sent by a page of the very host it went to. */
function isOwnPage(req: PayloadRequest): boolean {
  const { headers, method } = req
  const isRead = method === 'GET' || method === 'HEAD'
  const origin = headers.get('origin')
  // `null` means a page that sends no referrer, or a sandboxed frame.
  if (origin === 'null') return headers.get('sec-fetch-site') === 'same-origin'
  if (origin !== null) return origin.toLowerCase() === originOf(req).toLowerCase()
  const from = headers.get('sec-fetch-site')
  if (from !== null) return from === 'same-origin' || (isRead && from === 'none')
  return isRead
}

/** The origin a request went to. */
export const originOf = ({ headers, payload }: PayloadRequest): string =>
  `${deploymentOf(payload).protocol}://${headers.get('host') ?? ''}`

/**
 * Returns whether a page confirms a link, whose session is then bound to its browser, or a program.
 * @throws Failure `forbidden` for a page of another host
 */
export function isConfirmedByPage(req: PayloadRequest): boolean {
  if (!isBrowser(req)) return false
  if (isOwnPage(req)) return true
  throw new Failure('forbidden', 'Sign-in links must be confirmed on a page of this host.')
}

/** The `Set-Cookie` header with the session's second secret; null removes the cookie. */
export const sessionCookie = (req: PayloadRequest, key: string | null): string =>
  hiddenCookie(req, SESSION, key ?? '', key === null ? 0 : COOKIE_SECONDS)

/** Returns the values of a cookie; several when another host of the domain has set the same name. */
export const cookieOf = ({ headers }: PayloadRequest, name: string): string[] =>
  [...(headers.get('cookie') ?? '').matchAll(/(?:^|;\s*)([\w-]+)=([\w-]+)/g)]
    .filter(([, found]) => found === name)
    .map(([, , value = '']) => value)

/** The header that sets a cookie of this host alone, out of reach of scripts. */
export function hiddenCookie(
  req: PayloadRequest,
  { name, path }: { name: string; path: string },
  value: string,
  seconds: number,
): string {
  const secure = deploymentOf(req.payload).protocol === 'https' ? '; Secure' : ''
  return `${name}=${value}; Path=${path}; HttpOnly; SameSite=Lax; Max-Age=${seconds}${secure}`
}
