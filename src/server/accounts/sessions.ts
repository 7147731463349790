import type { Payload, PayloadRequest } from 'payload'
import { hashToken, newToken } from '@/access/token'
import { AUTH_TOKEN_LIFETIME, TOKEN_PREFIX } from '@/src/domain/accounts'
import type { Caller } from './caller'
import { createLink } from './links'
import { rows } from '../database'

/** How long Payload admin stays signed in without coming back: 12 hours. */
const ADMIN_SESSION_LIFETIME = 12 * 3_600_000

/** Signs a user in: makes a session and gives its token, once. */
export async function createSession(
  req: PayloadRequest,
  userId: string,
  purpose: 'api' | 'admin',
  userAgent: string | null,
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

/** Ends the session a call was made with (A4), and the admin's that was opened with it. */
export async function signOut(payload: Payload, caller: Caller): Promise<void> {
  await rows(payload, END, [caller.sessionId, caller.userId])
}

/** A token that signs the caller in on another host of this deployment within a minute (A6). */
export const createSingleUseToken = (payload: Payload, caller: Caller): Promise<string> =>
  createLink(payload, {
    purpose: 'account-link',
    email: caller.email,
    userId: caller.userId,
    siteId: null,
    subscribe: false,
    attribution: null,
  })

/** Opens Payload admin for a signed-in author or editor (A9); gives the cookie's token. */
export async function createAdminSession(
  req: PayloadRequest,
  caller: Caller,
  userAgent: string | null,
): Promise<{ token: string; maxAge: number }> {
  const token = await createSession(req, caller.userId, 'admin', userAgent)
  return { token, maxAge: ADMIN_SESSION_LIFETIME / 1000 }
}
