import type { Payload } from 'payload'
import { hashToken } from '@/access/token'
import { SESSION_TOUCH_INTERVAL, AUTH_TOKEN_LIFETIME } from '@/src/domain/accounts'
import { firstRow, rows } from '../database'

/** Whoever makes a call with a valid bearer token. */
export type Caller = {
  userId: string
  email: string
  isPlatformAdmin: boolean
  sessionId: string
}

const FIND = {
  name: 'caller_by_token',
  text: `
    select u.id as "userId", u.email, coalesce(u.is_platform_admin, false) as "isPlatformAdmin",
      s.id as "sessionId", s.last_used_at < now() - make_interval(secs => $2) as "isStale"
    from auth_sessions s join users u on u.id = s.user_id
    where s.token_hash = $1 and s.purpose = 'api' and s.expires_at > now()`,
}
const TOUCH = {
  name: 'session_touch',
  text: `update auth_sessions
    set last_used_at = now(), expires_at = now() + make_interval(secs => $2) where id = $1`,
}

/** Who a bearer token belongs to; null when it is unknown or has run out. One statement. */
export async function findCaller(payload: Payload, token: string): Promise<Caller | null> {
  const found = await firstRow<Caller & { isStale: boolean }>(payload, FIND, [
    hashToken(token),
    SESSION_TOUCH_INTERVAL / 1000,
  ])
  if (!found) return null
  const { isStale, ...caller } = found
  // Sliding: being used keeps a session alive, written at most once an hour.
  if (isStale) await rows(payload, TOUCH, [caller.sessionId, AUTH_TOKEN_LIFETIME / 1000])
  return caller
}
