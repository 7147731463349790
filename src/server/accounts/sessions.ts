import { Failure } from '@/src/contract/failure'
import type { Payload, PayloadRequest } from 'payload'
import { hashToken, newToken } from '@/access/token'
import { AUTH_TOKEN_LIFETIME, TOKEN_PREFIX } from '@/src/domain/accounts'
import type { Caller } from './caller'
import { createLink } from './links'
import { rows } from '../database/statements'

/** Lifetime of a Payload admin session without a visit: 12 hours. */
const ADMIN_SESSION_LIFETIME = 12 * 3_600_000

/** Options of a new session. */
export type NewSession = {
  /** The host it is made on. */
  host: string | null
  /** The secret of the browser's cookie; null for a program, whose token suffices. */
  cookieKey: string | null
  /** The only site it reaches; null for all. */
  siteId: string | null
}

const OF_PROGRAM: NewSession = { host: null, cookieKey: null, siteId: null }

/** Creates a session and returns its token, which is not stored. */
export async function createSession(
  req: PayloadRequest,
  userId: string,
  purpose: 'api' | 'admin',
  userAgent: string | null,
  session: NewSession = OF_PROGRAM,
): Promise<string> {
  const token = newToken(TOKEN_PREFIX.session)
  const now = Date.now()
  const lifetime = purpose === 'admin' ? ADMIN_SESSION_LIFETIME : AUTH_TOKEN_LIFETIME
  await req.payload.create({
    collection: 'auth-sessions',
    data: {
      user: userId,
      purpose,
      tokenHash: hashToken(token),
      cookieHash: session.cookieKey === null ? null : hashToken(session.cookieKey),
      site: session.siteId,
      host: session.host?.slice(0, 300) ?? null,
      userAgent: userAgent?.slice(0, 300) ?? null,
      lastUsedAt: new Date(now).toISOString(),
      expiresAt: new Date(now + lifetime).toISOString(),
    },
    req,
  })
  return token
}

const END = {
  name: 'session_end',
  text: `delete from auth_sessions where id = $1 or (user_id = $2 and purpose = 'admin')`,
}

/**
 * Ends the caller's session, and the admin session that was opened with it.
 * @see docs/product/accounts.md#sessions
 */
export async function signOut(payload: Payload, caller: Caller): Promise<void> {
  await rows(payload, END, [caller.sessionId, caller.userId])
}

/**
 * Creates a token that signs the caller in on another host of this deployment within a minute, for
 * programs. Refused to browser sessions: a script in a page could turn it into a session without a cookie.
 * Browsers use the handover, whose token no script sees.
 * @throws Failure `forbidden` for the session of a browser
 * @see docs/product/accounts.md#between-hosts
 */
export function createSingleUseToken(payload: Payload, caller: Caller): Promise<string> {
  if (caller.isBound) {
    throw new Failure(
      'forbidden',
      'Browser sessions cannot create tokens. Open /redirecting instead.',
    )
  }
  return createAccountLink(payload, caller, null)
}

/** A link to the account host; with a challenge it counts for the browser that has its secret. */
export const createAccountLink = (
  payload: Payload,
  caller: Caller,
  challenge: string | null,
): Promise<string> =>
  createLink(payload, {
    purpose: 'account-link',
    email: caller.email,
    userId: caller.userId,
    siteId: null,
    subscribe: false,
    attribution: null,
    challenge,
    handoverTo: null,
  })

/**
 * Opens Payload admin for a signed-in author or editor; returns the cookie's token.
 * @see docs/product/roles.md#payload-admin
 */
export async function createAdminSession(
  req: PayloadRequest,
  caller: Caller,
  userAgent: string | null,
): Promise<{ token: string; maxAge: number }> {
  const token = await createSession(req, caller.userId, 'admin', userAgent)
  return { token, maxAge: ADMIN_SESSION_LIFETIME / 1000 }
}
