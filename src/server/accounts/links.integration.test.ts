import { describe, expect, it } from 'vitest'
import { hashToken, newToken } from '@/access/token'
import { makeSite, makeUser, unique } from '@/src/testing/builders'
import { findSite } from '../sites/scope'
import { createHandover } from './handover'
import { createLink, describeLink } from './links'
import type { NewLink } from './links'
import { resolveLinkTarget } from './next'
import { LINK, payload, query } from '@/src/testing/setups/accounts'

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
    expect(await reasonFor(`expires_at = now() - interval '1 second'`)).toMatchObject({
      reason: 'expired',
    })
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
