import type { Payload } from 'payload'
import { isThere } from '@/access/conditions'
import { hashToken } from '@/access/token'
import { SESSION_TOUCH_INTERVAL, AUTH_TOKEN_LIFETIME } from '@/src/domain/accounts'
import { firstRow, rows } from '../database/statements'

/** The user and session of a valid bearer token. */
export type Caller = {
  userId: string
  email: string
  isPlatformAdmin: boolean
  sessionId: string
  /** The site a session on a custom domain is for; null for one that reaches everything. */
  siteId: string | null
  /** Whether the session belongs to one browser, which also has to show its cookie. */
  isBound: boolean
}

/** The evidence that a bearer token is used by the browser it belongs to (decision 011). */
export type TokenEvidence = {
  /** Secrets of the session cookie: several when another host of the domain has set one too. */
  keys: readonly string[]
  /** Whether the request came from a page of its own target host. */
  isOwnPage: boolean
}

const NOTHING: TokenEvidence = { keys: [], isOwnPage: false }

/**
 * A session on a custom domain lasts as long as its site has that domain: the next owner of the domain
 * would also receive the data of readers' browsers.
 */
const HAS_ITS_DOMAIN = `exists (select 1 from site_domains d join sites o on o.id = d._parent_id
  where o.id = s.site_id and ${isThere('o')} and d.verified_at is not null and d.domain = split_part(s.host, ':', 1))`

const FIND = {
  name: 'caller_by_token',
  text: `
    select u.id as "userId", u.email, coalesce(u.is_platform_admin, false) as "isPlatformAdmin",
      s.id as "sessionId", s.site_id as "siteId", s.cookie_hash as "cookieHash",
      s.last_used_at < now() - make_interval(secs => $2) as "isStale"
    from auth_sessions s join users u on u.id = s.user_id
    where s.token_hash = $1 and s.purpose = 'api' and s.expires_at > now()
      and (s.site_id is null or ${HAS_ITS_DOMAIN})`,
}
const TOUCH = {
  name: 'session_touch',
  text: `update auth_sessions
    set last_used_at = now(), expires_at = now() + make_interval(secs => $2) where id = $1`,
}

type SessionRow = Omit<Caller, 'isBound'> & { cookieHash: string | null; isStale: boolean }

/**
 * Finds the user of a bearer token; null when the token is unknown or has expired, and for the token of a
 * browser's session without that browser's cookie. One statement.
 */
export async function findCaller(
  payload: Payload,
  token: string,
  evidence: TokenEvidence = NOTHING,
): Promise<Caller | null> {
  const found = await firstRow<SessionRow>(payload, FIND, [
    hashToken(token),
    SESSION_TOUCH_INTERVAL / 1000,
  ])
  if (!found || !isInItsBrowser(found.cookieHash, evidence)) return null
  const { isStale, cookieHash, ...caller } = found
  // Sliding expiry: use extends a session, written at most once an hour.
  if (isStale) await rows(payload, TOUCH, [caller.sessionId, AUTH_TOKEN_LIFETIME / 1000])
  return { ...caller, isBound: cookieHash !== null }
}

const isInItsBrowser = (cookieHash: string | null, { keys, isOwnPage }: TokenEvidence): boolean =>
  cookieHash === null || (isOwnPage && keys.some((key) => hashToken(key) === cookieHash))
