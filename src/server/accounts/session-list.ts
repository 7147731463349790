import type { Payload } from 'payload'
import type { Session } from '@/src/contract/people/user'
import { notFound } from '@/src/contract/failure'
import { firstRow, rows } from '../database/statements'
import { isoInstant } from '../database/instant-sql'
import type { Caller } from './caller'
import { formatDevice } from './device-words'

const LIST = {
  name: 'sessions_of_user',
  text: `select id, user_agent as "userAgent", host, ${isoInstant('created_at')} as "createdAt",
      ${isoInstant('last_used_at')} as "lastUsedAt"
    from auth_sessions where user_id = $1 and purpose = 'api' and expires_at > now()
    order by last_used_at desc, id`,
}
type SessionRow = Omit<Session, 'device' | 'isCurrent'> & { userAgent: string | null }

/** Lists a user's sessions, last used first. */
export async function listSessions(payload: Payload, caller: Caller): Promise<Session[]> {
  const found = await rows<SessionRow>(payload, LIST, [caller.userId])
  return found.map(({ userAgent, ...session }) => ({
    ...session,
    device: formatDevice(userAgent),
    isCurrent: session.id === caller.sessionId,
  }))
}

/** Pending links between hosts would otherwise create sessions that outlive the ended one. */
const END_LINKS = `update sign_in_tokens set used_at = now()
  where user_id = $1 and used_at is null and purpose in ('account-link', 'handover')`

/** Ends the admin's sessions too: each browser reopens its own with its remaining session. */
const END_ONE = {
  name: 'session_end_one',
  text: `with ended as (
      delete from auth_sessions where id = $2 and user_id = $1 and purpose = 'api' returning id),
    admin as (delete from auth_sessions where user_id = $1 and purpose = 'admin'
      and exists (select 1 from ended)),
    links as (${END_LINKS} and exists (select 1 from ended))
    select id from ended`,
}

/** Ends a session of the caller. @throws Failure `not_found`, also for another user's session */
export async function endSession(payload: Payload, caller: Caller, id: string): Promise<void> {
  if (!(await firstRow(payload, END_ONE, [caller.userId, id]))) throw notFound('Session')
}

const END_OTHERS = {
  name: 'session_end_others',
  text: `with ended as (delete from auth_sessions where user_id = $1 and id <> $2 returning id),
    links as (${END_LINKS})
    select count(*) from ended`,
}

/** Ends all sessions of the caller except the current one, and pending links between hosts. */
export async function endOtherSessions(payload: Payload, caller: Caller): Promise<void> {
  await rows(payload, END_OTHERS, [caller.userId, caller.sessionId])
}
