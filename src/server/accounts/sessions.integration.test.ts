import { describe, expect, it } from 'vitest'
import { hashToken } from '@/access/token'
import { AUTH_TOKEN_LIFETIME, SESSION_TOUCH_INTERVAL } from '@/src/domain/accounts'
import { makeToken, makeUser } from '@/src/testing/builders'
import { inTransaction } from '../database/transaction'
import { findCaller } from './caller'
import type { Caller } from './caller'
import { createLink, describeLink } from './links'
import type { NewLink } from './links'
import { endOtherSessions, endSession, listSessions } from './session-list'
import { createAdminSession, createSession, signOut } from './sessions'
import { LINK, payload, query } from '@/src/testing/setups/accounts'

const callerOf = async (token: string): Promise<Caller> => {
  const caller = await findCaller(payload, token)
  if (!caller) throw new Error('Nobody has this token.')
  return caller
}
const newSession = (user: string, purpose: 'api' | 'admin', userAgent: string | null = null) =>
  inTransaction(payload, (req) => createSession(req, user, purpose, userAgent))
const sessionsOf = (user: string) =>
  query<{ id: string; purpose: string }>(
    'select id, purpose::text from auth_sessions where user_id = $1 order by created_at',
    [user],
  )
const setSession = (token: string, assignments: string) =>
  query(`update auth_sessions set ${assignments} where token_hash = $1`, [hashToken(token)])
describe('a bearer token', () => {
  it('is nobody’s once it has run out, and the admin’s is none', async () => {
    const { id } = await makeUser(payload)
    const token = await makeToken(payload, id)
    expect(await findCaller(payload, token)).toMatchObject({ userId: id, isBound: false })
    await setSession(token, `expires_at = now() - interval '1 second'`)
    expect(await findCaller(payload, token)).toBeNull()
    expect(await findCaller(payload, await newSession(id, 'admin'))).toBeNull()
  })

  it('lives on for its whole time when it is used, noted down once an hour', async () => {
    const token = await makeToken(payload, (await makeUser(payload)).id)
    const times = async () => {
      const [row] = await query<{ used: number; left: number }>(
        `select extract(epoch from now() - last_used_at)::float8 as used,
            extract(epoch from expires_at - now())::float8 as left
          from auth_sessions where token_hash = $1`,
        [hashToken(token)],
      )
      return row ?? { used: NaN, left: NaN }
    }
    const interval = SESSION_TOUCH_INTERVAL / 1000
    const lastUsed = (seconds: number) =>
      setSession(
        token,
        `last_used_at = now() - interval '${seconds} s', expires_at = now() + interval '1 day'`,
      )
    await lastUsed(interval - 60)
    await callerOf(token)
    expect((await times()).used).toBeGreaterThan(interval - 100)
    expect((await times()).left).toBeLessThan(86_401)
    await lastUsed(interval + 60)
    await callerOf(token)
    expect((await times()).used).toBeLessThan(60)
    expect((await times()).left).toBeGreaterThan(AUTH_TOKEN_LIFETIME / 1000 - 60)
  })

  it('of Payload admin lasts twelve hours', async () => {
    const { id } = await makeUser(payload)
    const caller = await callerOf(await makeToken(payload, id))
    const { token, maxAge } = await inTransaction(payload, (req) =>
      createAdminSession(req, caller, null),
    )
    expect(maxAge).toBe(12 * 3600)
    const [row] = await query<{ left: number }>(
      `select extract(epoch from expires_at - now())::float8 as left from auth_sessions
        where token_hash = $1`,
      [hashToken(token)],
    )
    expect(row?.left).toBeGreaterThan(12 * 3600 - 60)
    expect(row?.left).toBeLessThanOrEqual(12 * 3600 + 1)
  })
})

describe('the list of sessions', () => {
  it('has those that count, last used first, and neither the admin’s nor ended ones', async () => {
    const { id } = await makeUser(payload)
    const [older, newer, ended] = [
      await newSession(id, 'api', 'curl/8.5.0'),
      await newSession(id, 'api'),
      await newSession(id, 'api'),
    ]
    await newSession(id, 'admin')
    await setSession(older, `last_used_at = now() - interval '30 minutes'`)
    await setSession(ended, `expires_at = now() - interval '1 second'`)
    const [first, second] = [await callerOf(newer), await callerOf(older)]
    expect(await listSessions(payload, second)).toMatchObject([
      { id: first.sessionId, isCurrent: false, device: 'Unknown device' },
      { id: second.sessionId, isCurrent: true, device: 'curl' },
    ])
    expect(await listSessions(payload, second)).toHaveLength(2)
  })

  it('loses one at a time, which ends those of the admin too, and nothing of a stranger', async () => {
    const { id } = await makeUser(payload)
    const [mine, other] = [await makeToken(payload, id), await makeToken(payload, id)]
    await newSession(id, 'admin')
    const stranger = await callerOf(await makeToken(payload, (await makeUser(payload)).id))
    const caller = await callerOf(mine)
    const { sessionId } = await callerOf(other)
    await expect(endSession(payload, stranger, sessionId)).rejects.toMatchObject({
      code: 'not_found',
    })
    const admin = (await sessionsOf(id)).find(({ purpose }) => purpose === 'admin')
    await expect(endSession(payload, caller, admin?.id ?? '')).rejects.toMatchObject({
      code: 'not_found',
    })
    expect(await sessionsOf(id)).toHaveLength(3)
    await endSession(payload, caller, sessionId)
    expect(await sessionsOf(id)).toEqual([{ id: caller.sessionId, purpose: 'api' }])
  })

  it('keeps only the one that asks when all others end, and mailed links stay good', async () => {
    const { id, email } = await makeUser(payload)
    const caller = await callerOf(await makeToken(payload, id))
    await newSession(id, 'api')
    await newSession(id, 'admin')
    const link = (purpose: NewLink['purpose']) =>
      createLink(payload, { ...LINK, purpose, email, userId: id })
    const [mailed, between] = [await link('sign-in'), await link('account-link')]
    await endOtherSessions(payload, caller)
    expect(await sessionsOf(id)).toEqual([{ id: caller.sessionId, purpose: 'api' }])
    expect(await describeLink(payload, mailed, null)).toMatchObject({ isCurrentUser: false })
    await expect(describeLink(payload, between, null)).rejects.toMatchObject({
      code: 'unauthorized',
    })
  })

  it('loses the session that signs out, with the admin, and keeps other devices', async () => {
    const { id } = await makeUser(payload)
    const caller = await callerOf(await makeToken(payload, id))
    const other = await callerOf(await makeToken(payload, id))
    await newSession(id, 'admin')
    await signOut(payload, caller)
    expect(await sessionsOf(id)).toEqual([{ id: other.sessionId, purpose: 'api' }])
  })
})
