import { beforeEach, describe, expect, it } from 'vitest'
import { makeRecipe, makeSite, makeToken, makeUser, unique } from '@/src/testing/builders'
import type { TestSite } from '@/src/testing/builders'
import type { ApiAnswer } from '@/src/testing/api/call-api'
import {
  call,
  cookieOf,
  mailedLink,
  mailedToken,
  payload,
  secret,
  site,
  tokenOf,
  user,
} from '@/src/testing/setups/sign-in'
import { callApi } from '@/src/testing/api/call-api'
import { linkIn, tokenIn } from '@/src/testing/mailed-link'
import { address, askAndRead } from '@/src/testing/setups/mailed-links'

describe('a reader who asks on a custom domain', () => {
  let domain: string
  let own: TestSite
  beforeEach(async () => {
    domain = `${unique('table')}.example`
    own = await makeSite(payload, {
      domains: [{ domain, verifiedAt: '2026-01-01T00:00:00.000Z' }],
    })
  })

  async function handOver(challenge: string): Promise<{ url: URL; answer: ApiAnswer }> {
    const next = '/sign-in/callback?next=%2Frecipes%2Floaf'
    const path = `/site/${own.slug}/sign-in`
    const link = await mailedLink(path, { challenge }, { query: { next }, host: domain })
    const host = `${own.slug}.localhost:3000`
    const token = link.searchParams.get('mgk') ?? ''
    const answer = await call('POST', `${path}/${token}`, { host, cookie: null })
    expect(answer.status).toBe(200)
    const { handoverUrl = 'none:' } = answer.body as { handoverUrl?: string }
    return { url: new URL(handoverUrl), answer }
  }
  const spend = (url: URL, body: object, host = domain) =>
    call('POST', `/site/${own.slug}/sign-in/${url.searchParams.get('mgk') ?? ''}`, {
      body,
      host,
      cookie: null,
    })

  it('is signed in there by a code that only that browser can spend, once, on that host', async () => {
    const { verifier, challenge } = secret()
    const { url, answer } = await handOver(challenge)
    expect(`${url.origin}${url.pathname}`).toBe(`http://${domain}/sign-in/callback`)
    expect(url.searchParams.get('next')).toBe('/recipes/loaf')
    // Any browser that opens the mail is signed in on the site's own host.
    const here = { token: tokenOf(answer), cookie: cookieOf(answer) }
    const host = `${own.slug}.localhost:3000`
    expect((await call('GET', '/manage/current-user', { ...here, host })).status).toBe(200)

    expect((await spend(url, {})).status).toBe(401)
    expect((await spend(url, { verifier: secret().verifier })).status).toBe(401)
    expect((await spend(url, { verifier }, host)).status).toBe(401)
    const spent = await Promise.all([1, 2, 3, 4].map(() => spend(url, { verifier })))
    expect(spent.map(({ status }) => status).toSorted()).toEqual([200, 401, 401, 401])
    expect((await spend(url, { verifier })).status).toBe(401)
  })

  it('has a session there that reaches the site and nothing else', async () => {
    const { verifier, challenge } = secret()
    const { url } = await handOver(challenge)
    const signedIn = await spend(url, { verifier })
    const there = { token: tokenOf(signedIn), cookie: cookieOf(signedIn), host: domain }
    const { id: recipeId } = await makeRecipe(payload, own.id)
    const outcomes: [string, string, object | undefined, number][] = [
      ['GET', `/site/${own.slug}/current-user`, undefined, 200],
      ['POST', `/site/${own.slug}/bookmarks`, { recipeId }, 201],
      ['GET', `/site/${site.slug}/current-user`, undefined, 401],
      ['GET', '/manage/current-user', undefined, 401],
      ['GET', '/manage/sessions', undefined, 401],
      ['GET', '/manage/bookmarks', undefined, 401],
      ['POST', '/manage/single-use-tokens', undefined, 401],
      ['POST', '/manage/admin-sessions', undefined, 401],
      ['GET', `/manage/${own.slug}/current-site`, undefined, 401],
      ['POST', '/manage/sign-out', undefined, 200],
    ]
    for (const [method, path, body, status] of outcomes) {
      const answer = await call(method, path, { ...there, ...(body ? { body } : {}) })
      expect(answer.status, `${method} ${path}`).toBe(status)
    }
  })

  it('has none of it once the domain does not count any more', async () => {
    const { challenge } = secret()
    const link = await mailedLink(
      `/site/${own.slug}/sign-in`,
      { challenge },
      { host: domain, query: { next: '/about' } },
    )
    await payload.db.pool.query('update site_domains set verified_at = null where domain = $1', [
      domain,
    ])
    const token = link.searchParams.get('mgk') ?? ''
    const host = `${own.slug}.localhost:3000`
    const answer = await call('POST', `/site/${own.slug}/sign-in/${token}`, { host, cookie: null })
    expect(answer.status).toBe(200)
    expect(answer.body).not.toHaveProperty('handoverUrl')
  })

  it('is signed out there when the domain goes, since its next owner gets what browsers keep', async () => {
    const { verifier, challenge } = secret()
    const signedIn = await spend((await handOver(challenge)).url, { verifier })
    const there = { token: tokenOf(signedIn), cookie: cookieOf(signedIn), host: domain }
    const isIn = async (): Promise<boolean> =>
      (await call('GET', `/site/${own.slug}/current-user`, there)).status === 200
    expect(await isIn()).toBe(true)
    const set = (assignment: string) =>
      payload.db.pool.query(`update site_domains set ${assignment} where domain = $1`, [domain])
    await set('verified_at = null')
    expect(await isIn()).toBe(false)
    await set('verified_at = now()')
    expect(await isIn()).toBe(true)
    await set(`_parent_id = '${site.id}'`)
    expect(await isIn()).toBe(false)
    const leftBy = await call('GET', `/site/${site.slug}/current-user`, there)
    expect(leftBy.status).toBe(401)
    await payload.db.pool.query('delete from site_domains where domain = $1', [domain])
    expect(await isIn()).toBe(false)
  })

  it('has no more there by a mailed link or a link between hosts', async () => {
    const owner = await makeToken(payload, user.id)
    const made = await call('POST', '/manage/single-use-tokens', { token: owner })
    const { singleUseToken } = made.body as { singleUseToken: string }
    for (const token of [await mailedToken(), singleUseToken]) {
      for (const options of [{ cookie: null }, {}]) {
        const path = `/site/${own.slug}/sign-in/${token}`
        const signedIn = await call('POST', path, { host: domain, ...options })
        if (signedIn.status === 401) continue
        const cookie = cookieOf(signedIn)
        const there = {
          token: tokenOf(signedIn),
          host: domain,
          ...(cookie === 'none' ? {} : { cookie }),
        }
        const here = await call('GET', `/site/${own.slug}/current-user`, there)
        expect(here.status).toBe(200)
        expect((await call('GET', '/manage/current-user', there)).status).toBe(401)
        expect((await call('GET', `/site/${site.slug}/current-user`, there)).status).toBe(401)
      }
    }
  })

  it('is handed over to no host of a single word, though a site has that word for its slug', async () => {
    const { challenge } = secret()
    for (const next of [`http://${own.slug}/x`, `http://${own.slug}:3000/`]) {
      const answer = await call('POST', `/site/${own.slug}/sign-in`, {
        body: { email: user.email, challenge },
        query: { next },
        host: own.slug,
      })
      expect(answer, next).toMatchObject({
        status: 400,
        body: { error: { code: 'invalid_redirect' } },
      })
    }
  })

  it('is not handed over where no browser waits', async () => {
    const path = `/site/${own.slug}/sign-in`
    const link = await mailedLink(path, {}, { host: domain, query: { next: '/about' } })
    const answer = await call('POST', `${path}/${link.searchParams.get('mgk') ?? ''}`)
    expect(answer.body).not.toHaveProperty('handoverUrl')
  })
})

// docs/product/accounts.md#confirming-a-link
describe('signing in on a site', () => {
  it('signs up with the newsletter, and knows the subscription then', async () => {
    const site = await makeSite(payload, { newslettersEnabled: true })
    const email = address()
    const path = `/v1/site/${site.slug}/sign-up`
    const text = await askAndRead(payload, path, { email, subscribe: true }, email)
    expect(new URL(linkIn(text)).host).toBe(`${site.slug}.localhost:3000`)
    const confirmed = await callApi(
      payload,
      'POST',
      `/v1/site/${site.slug}/sign-in/${tokenIn(text)}`,
    )
    expect(confirmed).toMatchObject({
      status: 200,
      body: {
        currentUser: {
          email,
          isSubscribed: true,
          isSubscribedToFree: true,
          isSubscribedToPaid: false,
          currentSubscription: { planType: 'free', cadence: null },
        },
        siteUserData: { bookmarks: [] },
        authToken: expect.any(String),
      },
    })
  })

  it('answers 404 for a site that is not there', async () => {
    const body = { email: address() }
    const answer = await callApi(payload, 'POST', '/v1/site/nowhere/sign-in', { body })
    expect(answer).toMatchObject({ status: 404, body: { error: { code: 'not_found' } } })
  })

  // docs/product/accounts.md#between-hosts
  it('links a signed-in visitor into another host within a minute', async () => {
    const user = await makeUser(payload)
    const token = await makeToken(payload, user.id)
    const made = await callApi(payload, 'POST', '/v1/manage/single-use-tokens', { token })
    expect(made).toMatchObject({
      status: 201,
      body: { singleUseToken: expect.stringMatching(/^al_/) },
    })
    const { singleUseToken } = made.body as { singleUseToken: string }
    const path = `/v1/manage/sign-in/${singleUseToken}`
    expect((await callApi(payload, 'POST', path)).status).toBe(200)
    expect((await callApi(payload, 'POST', path)).status).toBe(401)
  })
})
