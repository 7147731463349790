import { describe, expect, it, vi } from 'vitest'
import { makeSite, makeToken, unique } from '@/src/testing/builders'
import { callApi } from '@/src/testing/api/call-api'
import type { CallOptions } from '@/src/testing/api/call-api'
import {
  payload,
  user,
  site,
  call,
  secret,
  cookieOf,
  mailedLink,
  mailedToken,
  signInAsPage,
} from '@/src/testing/setups/sign-in'

describe('a link', () => {
  it('is spent with the secret of the browser that asked, and with no other', async () => {
    const { verifier, challenge } = secret()
    const path = `/manage/sign-in/${await mailedToken('/manage/sign-in', { challenge })}`
    const stranger = await call('POST', path, { body: { verifier: secret().verifier } })
    expect(stranger).toMatchObject({ status: 401, body: { error: { reason: 'elsewhere' } } })
    expect((await call('POST', path, { body: { verifier } })).status).toBe(200)
  })

  it('that somebody else asked for is not spent by the secret of this browser', async () => {
    const path = `/manage/sign-in/${await mailedToken()}`
    const answer = await call('POST', path, { body: { verifier: secret().verifier } })
    expect(answer).toMatchObject({ status: 401, body: { error: { reason: 'elsewhere' } } })
    // A person may still press the button, in any browser.
    expect((await call('POST', path)).status).toBe(200)
  })

  it('says whom it signs in, masked, without being spent', async () => {
    const token = await mailedToken()
    const ask = (options: CallOptions = {}) =>
      call('POST', '/manage/sign-in-links', { body: { token }, ...options })
    const masked = `${user.email[0] ?? ''}•••@example.com`
    expect(await ask()).toMatchObject({
      status: 200,
      body: { email: masked, isCurrentUser: false },
    })
    const own = await makeToken(payload, user.id)
    const other = await makeToken(payload, site.owner)
    expect((await ask({ token: own })).body).toMatchObject({ isCurrentUser: true })
    expect((await ask({ token: other })).body).toMatchObject({ isCurrentUser: false })
    expect((await call('POST', `/manage/sign-in/${token}`)).status).toBe(200)
    expect(await ask()).toMatchObject({ status: 401, body: { error: { reason: 'used' } } })
  })

  it('makes one account and one subscription, though several are opened at the same moment', async () => {
    const email = `${unique('new')}@example.com`
    const own = await makeSite(payload, { newslettersEnabled: true })
    const path = `/site/${own.slug}/sign-up`
    const tokens: string[] = []
    for (let count = 0; count < 5; count += 1) {
      const link = await mailedLink(path, { email, subscribe: true }, {}, email)
      tokens.push(link.searchParams.get('mgk') ?? '')
    }
    const answers = await Promise.all(
      tokens.map((token) => call('POST', `/site/${own.slug}/sign-in/${token}`)),
    )
    expect(answers.map(({ status }) => status)).toEqual(tokens.map(() => 200))
    const { rows } = await payload.db.pool.query(
      `select count(distinct u.id)::int as users, count(*)::int as subscriptions
        from users u join subscriptions s on s.user_id = u.id where u.email = $1`,
      [email],
    )
    expect(rows).toEqual([{ users: 1, subscriptions: 1 }])
  })

  it('opens beside another one to the same address, which asked to subscribe as well', async () => {
    const email = `${unique('new')}@example.com`
    const own = await makeSite(payload, { newslettersEnabled: true })
    const ask = () => mailedLink(`/site/${own.slug}/sign-up`, { email, subscribe: true }, {}, email)
    const tokens = [await ask(), await ask()].map((link) => link.searchParams.get('mgk') ?? '')
    const key = `hashtextextended('account ' || $1::text, 0)`
    const gate = await payload.db.pool.connect()
    await gate.query(`select pg_advisory_lock(${key})`, [email])
    const opening = Promise.all(
      tokens.map((token) => call('POST', `/site/${own.slug}/sign-in/${token}`)),
    )
    // Both wait at the same gate before it opens, so that neither is done when the other one begins.
    await vi.waitFor(async () => {
      const { rows } = await gate.query(
        `select from pg_locks where locktype = 'advisory' and not granted
          and (classid::bigint << 32 | objid::bigint) = ${key}`,
        [email],
      )
      expect(rows).toHaveLength(2)
    })
    await gate.query(`select pg_advisory_unlock(${key})`, [email])
    gate.release()
    expect((await opening).map(({ status }) => status)).toEqual([200, 200])
  })

  it('is mailed for a host under the root domain, whatever was asked where', async () => {
    const domain = `${unique('table')}.example`
    const own = await makeSite(payload, {
      domains: [{ domain, verifiedAt: '2026-01-01T00:00:00.000Z' }],
    })
    const { challenge } = secret()
    const host = `${own.slug}.localhost:3000`
    const path = `/site/${own.slug}/sign-in`
    for (const [next, leadsTo] of [
      ['', '/sign-in/callback'],
      [`http://${domain}/recipes/loaf?a=b`, '/recipes/loaf'],
      ['/recipes/loaf', '/recipes/loaf'],
      [`http://${host}/about`, '/about'],
      [`http://${domain}//evil.example/x`, '//evil.example/x'],
      [`http://${domain}/.//evil.example/x`, '//evil.example/x'],
    ] as const) {
      for (const asked of [domain, host, 'localhost:3000']) {
        const link = await mailedLink(path, { challenge }, { query: { next }, host: asked })
        expect([link.host, link.pathname], `${next} ${asked}`).toEqual([host, leadsTo])
      }
    }
  })

  it('leads to no other port of a domain', async () => {
    const domain = `${unique('table')}.example`
    const own = await makeSite(payload, {
      domains: [{ domain, verifiedAt: '2026-01-01T00:00:00.000Z' }],
    })
    const query = { next: `http://${domain}:9999/` }
    const body = { email: user.email }
    const answer = await call('POST', `/site/${own.slug}/sign-in`, { query, body })
    expect(answer).toMatchObject({ status: 400, body: { error: { code: 'invalid_redirect' } } })
  })

  it('leads to no domain that is waiting or lost', async () => {
    const domain = `${unique('table')}.example`
    const own = await makeSite(payload, { domains: [{ domain }] })
    const query = { next: `http://${domain}/` }
    const body = { email: user.email }
    const answer = await call('POST', `/site/${own.slug}/sign-in`, { query, body, host: domain })
    expect(answer).toMatchObject({ status: 400, body: { error: { code: 'invalid_redirect' } } })
  })
})

describe('the way from a site to the account host', () => {
  const host = () => `${site.slug}.localhost:3000`
  const navigate = { 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' }
  const NOWHERE = 'http://localhost:3000/redirecting'

  /** Follows the page's steps: requests the link, then opens it. */
  async function goOver(
    { token, challenge }: { token: string; challenge: string },
    options: CallOptions = {},
    going: Readonly<Record<string, string>> = navigate,
  ): Promise<{ status: number; location: string; cookie: string }> {
    const asked = await callApi(payload, 'POST', '/api/handover', {
      host: host(),
      token,
      query: { challenge },
      ...options,
    })
    const cookie = cookieOf(asked)
    const led = await callApi(payload, 'GET', '/api/handover', {
      host: host(),
      headers: { cookie, ...going },
    })
    expect(led.status).toBe(303)
    expect(asked.body).toBe('')
    return { status: asked.status, location: led.headers.get('location') ?? '', cookie }
  }
  const linkOf = (location: string): string => new URL(location).searchParams.get('mgk') ?? ''

  it('is a redirect to it with a link that its own secret opens', async () => {
    const { token, cookie } = await signInAsPage(host())
    const { verifier, challenge } = secret()
    const { location } = await goOver({ token, challenge }, { cookie })
    expect(location).toMatch(/^http:\/\/localhost:3000\/redirecting\?mgk=al_[\w-]{43}$/)
    const path = `/manage/sign-in/${linkOf(location)}`
    expect((await call('POST', path, { cookie: null })).status).toBe(401)
    const stranger = { body: { verifier: secret().verifier }, cookie: null }
    expect((await call('POST', path, stranger)).status).toBe(401)
    const there = await call('POST', path, { body: { verifier }, cookie: null })
    expect(there).toMatchObject({ status: 200, body: { currentUser: { id: user.id } } })
  })

  it('hides the link from scripts, and keeps it for a minute', async () => {
    const token = await makeToken(payload, user.id)
    const { challenge } = secret()
    const asked = await call('GET', '/manage/current-user', { token })
    expect(asked.status).toBe(200)
    const query = { challenge }
    const made = await callApi(payload, 'POST', '/api/handover', { host: host(), token, query })
    expect(made.headers.get('set-cookie')).toMatch(
      /^handover=al_[\w-]{43}; Path=\/api\/handover; HttpOnly; SameSite=Lax; Max-Age=60$/,
    )
  })

  it('gives no link to another host, or without token, cookie and challenge', async () => {
    const { token, cookie } = await signInAsPage(host())
    const { challenge } = secret()
    const tries: [{ token: string; challenge: string }, CallOptions][] = [
      [{ token, challenge }, { cookie: null }],
      [{ token, challenge }, {}],
      [
        { token, challenge },
        { cookie, headers: { origin: 'https://evil.example' } },
      ],
      [{ token: 'se_unknown', challenge }, { cookie }],
      [{ token, challenge: '' }, { cookie }],
      [{ token, challenge: 'x' }, { cookie }],
    ]
    for (const [given, options] of tries) {
      const { status, location } = await goOver(given, options)
      expect([status, location]).toEqual([401, NOWHERE])
    }
  })

  it('leads no script and no frame', async () => {
    const { token, cookie } = await signInAsPage(host())
    const { challenge } = secret()
    for (const going of [
      { 'sec-fetch-mode': 'cors' },
      { 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'image' },
      { 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'iframe' },
    ]) {
      const { status, location } = await goOver({ token, challenge }, { cookie }, going)
      expect([status, location]).toEqual([200, NOWHERE])
    }
  })

  it('is closed to sessions of custom domains, which their owners could read', async () => {
    const { challenge } = secret()
    const token = await makeToken(payload, user.id)
    await payload.db.pool.query('update auth_sessions set site_id = $2 where user_id = $1', [
      user.id,
      site.id,
    ])
    expect(await goOver({ token, challenge })).toMatchObject({ status: 401, location: NOWHERE })
  })
})
