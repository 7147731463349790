import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { hashToken, newToken } from '@/access/token'
import { AUTH_TOKEN_LIFETIME, SESSION_TOUCH_INTERVAL } from '@/src/domain/accounts'
import { makeRecipe, makeSite, makeToken, makeUser, unique } from '@/src/testing/builders'
import { testPayload } from '@/src/testing/payload'
import { inTransaction } from '../database'
import { findSite } from '../sites/scope'
import { createBookmark, deleteBookmark, listBookmarks, siteUserData } from './bookmarks'
import { findCaller } from './caller'
import type { Caller } from './caller'
import { getCurrentUser } from './current-user'
import { createEarlySignup } from './early-signups'
import { createHandover } from './handover'
import { createLink, describeLink } from './links'
import type { NewLink } from './links'
import { resolveLinkTarget } from './next'
import { updateProfile } from './profile'
import { endOtherSessions, endSession, listSessions } from './session-list'
import { createAdminSession, createSession, signOut } from './sessions'

let payload: Payload
beforeAll(async () => {
  payload = await testPayload()
})

const query = async <Row extends object>(text: string, values: unknown[]): Promise<Row[]> =>
  (await payload.db.pool.query<Row>(text, values)).rows
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

const LINK: NewLink = {
  purpose: 'sign-in',
  email: 'ada@example.com',
  userId: null,
  siteId: null,
  subscribe: false,
  attribution: null,
  challenge: null,
  handoverTo: null,
}

describe('a link', () => {
  it.each([
    ['sign-in', 1800],
    ['sign-up', 1800],
    ['account-link', 60],
    ['handover', 60],
  ] as const)('for %s lasts %i seconds', async (purpose, seconds) => {
    const token = await createLink(payload, { ...LINK, purpose })
    const [row] = await query<{ left: number }>(
      `select extract(epoch from expires_at - created_at)::float8 as left from sign_in_tokens
        where token_hash = $1`,
      [hashToken(token)],
    )
    expect(row?.left).toBe(seconds)
  })

  it('says whom it signs in: the one who asks by account or address, and why it does not', async () => {
    const { id, email } = await makeUser(payload)
    const told = async (link: Partial<NewLink>, as = { userId: id, email }) =>
      (await describeLink(payload, await createLink(payload, { ...LINK, ...link }), as))
        .isCurrentUser
    expect(await told({ email, userId: id })).toBe(true)
    expect(await told({ email, userId: null })).toBe(true)
    expect(await told({ email: 'old@example.com', userId: id })).toBe(true)
    expect(await told({})).toBe(false)
    const reasonFor = async (assignment: string) => {
      const token = await createLink(payload, LINK)
      await query(`update sign_in_tokens set ${assignment} where token_hash = $1`, [
        hashToken(token),
      ])
      return describeLink(payload, token, null).catch((error: unknown) => error)
    }
    expect(await reasonFor('used_at = now()')).toMatchObject({ reason: 'used' })
    expect(await reasonFor(`expires_at = now()`)).toMatchObject({ reason: 'expired' })
    await expect(describeLink(payload, newToken('mgk'), null)).rejects.toMatchObject({
      reason: 'unknown',
    })
  })
})

describe('where a link leads', () => {
  it('is a page of this deployment, by the protocol it has, without a name in the address', async () => {
    const { slug } = await makeSite(payload)
    const site = await findSite(payload, slug)
    const target = async (next?: string) => (await resolveLinkTarget(payload, site, next)).url.href
    expect(await target()).toBe(`http://${slug}.localhost:3000/sign-in/callback`)
    expect(await target('')).toBe(`http://${slug}.localhost:3000/sign-in/callback`)
    expect(await target('/recipes?page=2#top')).toBe(
      `http://${slug}.localhost:3000/recipes?page=2#top`,
    )
    expect(await target('http://localhost:3000/kitchen')).toBe('http://localhost:3000/kitchen')
    for (const next of [
      `https://${slug}.localhost:3000/`,
      `http://ada@${slug}.localhost:3000/`,
      `http://:secret@${slug}.localhost:3000/`,
      `http://${unique('nobody')}.localhost:3000/`,
      'http://[',
    ]) {
      await expect(target(next), next).rejects.toMatchObject({ code: 'invalid_redirect' })
    }
  })
})

describe('a handover to a custom domain', () => {
  const waiting = async (path: string, domains?: { domain: string; verifiedAt?: string }[]) => {
    const domain = `${unique('kitchen')}.example`
    const site = await makeSite(payload, {
      domains: domains ?? [{ domain, verifiedAt: '2026-01-01T00:00:00.000Z' }],
    })
    const { id } = await makeUser(payload)
    const link = { ...LINK, challenge: 'c', siteId: site.id, handoverTo: `http://${domain}${path}` }
    const url = await createHandover(payload, link, id)
    return url === null ? null : new URL(url)
  }

  it('ends at the page that was asked for, with all of its address', async () => {
    const url = await waiting('/recipes/soup?servings=4#steps')
    expect(url?.pathname).toBe('/sign-in/callback')
    expect(url?.searchParams.get('next')).toBe('/recipes/soup?servings=4#steps')
    expect(url?.searchParams.get('mgk')).toBeTruthy()
    const callback = await waiting('/sign-in/callback?next=%2Frecipes')
    expect(callback?.searchParams.get('next')).toBe('/recipes')
    const bare = await waiting('/sign-in/callback')
    expect(bare?.searchParams.has('next')).toBe(false)
  })

  it('is made for verified domains only, and never of a handover', async () => {
    expect(await waiting('/', [])).toBeNull()
    const { slug } = await makeSite(payload)
    const { id } = await makeUser(payload)
    const own = { ...LINK, challenge: 'c', handoverTo: `http://${slug}.localhost:3000/` }
    expect(await createHandover(payload, own, id)).toBeNull()
    const domain = `${unique('kitchen')}.example`
    await makeSite(payload, { domains: [{ domain, verifiedAt: '2026-01-01T00:00:00.000Z' }] })
    const there = { ...LINK, challenge: 'c', handoverTo: `http://${domain}/` }
    expect(await createHandover(payload, there, id)).not.toBeNull()
    expect(await createHandover(payload, { ...there, challenge: null }, id)).toBeNull()
    expect(await createHandover(payload, { ...there, purpose: 'handover' }, id)).toBeNull()
  })
})

describe('what a site knows of its reader', () => {
  it('is what they saved there that is still published, the last saved first', async () => {
    const [site, other] = [await makeSite(payload), await makeSite(payload)]
    const { id: user } = await makeUser(payload)
    const [one, two, gone, draft, later] = [
      await makeRecipe(payload, site.id),
      await makeRecipe(payload, site.id),
      await makeRecipe(payload, site.id),
      await makeRecipe(payload, site.id),
      await makeRecipe(payload, site.id),
    ]
    const elsewhere = await makeRecipe(payload, other.id)
    for (const { id } of [one, two, gone, draft, later])
      await createBookmark(payload, site.id, user, id)
    await createBookmark(payload, other.id, user, elsewhere.id)
    const change = (id: string, data: { deletedAt?: string; publishedAt?: string | null }) =>
      payload.update({ collection: 'recipes', id, data })
    await change(gone.id, { deletedAt: new Date().toISOString() })
    await change(draft.id, { publishedAt: null })
    await change(later.id, { publishedAt: new Date(Date.now() + 3_600_000).toISOString() })
    const saved = { bookmarks: [two.id, one.id] }
    expect(await siteUserData(payload, site.id, user)).toEqual(saved)
    expect((await getCurrentUser(payload, user, site.id))?.siteUserData).toEqual(saved)
    expect((await getCurrentUser(payload, user, null))?.siteUserData).toEqual({ bookmarks: [] })
    const all = await listBookmarks(payload, user)
    expect(all.map(({ recipe }) => recipe.id)).toEqual([elsewhere.id, two.id, one.id])
    expect(all[0]?.site).toMatchObject({ slug: other.slug, title: other.title })
    expect(await deleteBookmark(payload, other.id, user, one.id)).toEqual({
      bookmarks: [elsewhere.id],
    })
    expect(await deleteBookmark(payload, site.id, user, one.id)).toEqual({ bookmarks: [two.id] })
  })

  it.each([
    ['free', null, null],
    ['monthly', 500, 'month'],
    ['yearly', 4200, 'year'],
  ] as const)(
    'tells a %s plan with its price and how often it is paid',
    async (plan, price, cadence) => {
      const site = await makeSite(payload)
      const { id: user } = await makeUser(payload)
      await payload.create({
        collection: 'subscriptions',
        data: { user, site: site.id, planType: plan, status: 'active', priceAmountCents: price },
      })
      expect((await getCurrentUser(payload, user, site.id))?.currentUser).toMatchObject({
        isSubscribed: true,
        isSubscribedToFree: plan === 'free',
        isSubscribedToPaid: plan !== 'free',
        currentSubscription: { planType: plan, priceAmountCents: price, cadence },
      })
      expect((await getCurrentUser(payload, user, null))?.currentUser).toMatchObject({
        isSubscribed: false,
        currentSubscription: null,
      })
    },
  )
})

describe('a profile', () => {
  it('shows its picture with a crop of its own, and forgets the crop with the picture', async () => {
    const { id } = await makeUser(payload)
    const { id: picture } = await payload.create({
      collection: 'images',
      data: { key: unique('picture'), uploadedBy: id, width: 100, height: 100 },
    })
    const crop = { width: 50, height: 40, x: 10, y: 20 }
    const cropped = await updateProfile(payload, id, {
      displayName: 'Ada',
      avatar: { id: picture, crop },
    })
    expect(cropped.avatar).toMatchObject({ id: picture, crop })
    const renamed = await updateProfile(payload, id, { displayName: 'Ada' })
    expect(renamed).toMatchObject({ displayName: 'Ada', avatar: { crop } })
    const whole = await updateProfile(payload, id, { displayName: 'Ada', avatar: { id: picture } })
    expect(whole.avatar).toMatchObject({ id: picture, crop: null })
    expect(
      (await updateProfile(payload, id, { displayName: 'Ada', avatar: null })).avatar,
    ).toBeNull()
  })

  it('takes no picture that somebody else uploaded', async () => {
    const { id: picture } = await payload.create({
      collection: 'images',
      data: { key: unique('picture'), uploadedBy: (await makeUser(payload)).id },
    })
    const { id } = await makeUser(payload)
    await expect(
      updateProfile(payload, id, { displayName: 'Ada', avatar: { id: picture } }),
    ).rejects.toMatchObject({
      code: 'validation_failed',
      issues: [{ path: 'avatar.id' }],
    })
  })
})

describe('who wants to be told when one may start', () => {
  it('is noted once, however often they ask, and counted by network', async () => {
    const email = `${unique('early')}@example.com`
    const address = '203.0.113.77'
    for (let count = 0; count < 20; count += 1) await createEarlySignup(payload, email, address)
    const { totalDocs } = await payload.count({
      collection: 'early-signups',
      where: { email: { equals: email } },
    })
    expect(totalDocs).toBe(1)
    await expect(createEarlySignup(payload, email, address)).rejects.toMatchObject({
      code: 'rate_limited',
    })
  })
})
