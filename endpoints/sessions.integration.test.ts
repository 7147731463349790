import { createHash, randomBytes } from 'node:crypto'
import type { Payload } from 'payload'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createAccountLink } from '@/src/server/accounts/sessions'
import { findCaller } from '@/src/server/accounts/caller'
import { makeRecipe, makeSite, makeToken, makeUser, unique } from '@/src/testing/builders'
import type { TestSite } from '@/src/testing/builders'
import { callApi } from '@/src/testing/call-api'
import type { ApiAnswer, CallOptions } from '@/src/testing/call-api'
import { mailbox } from '@/src/testing/mailbox'
import { testPayload } from '@/src/testing/payload'
import type { User } from '@/payload-types'

let payload: Payload
beforeAll(async () => {
  payload = await testPayload({ LIMITS_FACTOR: '1000' })
})

let user: User
let site: TestSite
beforeEach(async () => {
  mailbox.clear()
  user = await makeUser(payload)
  site = await makeSite(payload)
})

const call = (method: string, path: string, options: CallOptions = {}) =>
  callApi(payload, method, `/v1${path}`, options)
const secret = () => {
  const verifier = randomBytes(32).toString('base64url')
  return { verifier, challenge: createHash('sha256').update(verifier).digest('base64url') }
}
const cookieOf = ({ headers }: ApiAnswer): string =>
  headers.get('set-cookie')?.split(';')[0] ?? 'none'
const tokenOf = ({ body }: ApiAnswer): string => (body as { authToken: string }).authToken

async function mailedLink(
  path: string,
  body: object,
  options: CallOptions = {},
  email = user.email,
): Promise<URL> {
  mailbox.clear()
  const asked = await call('POST', path, { body: { email, ...body }, ...options })
  expect(asked.status).toBe(200)
  const { text } = await mailbox.waitFor(email)
  return new URL(/https?:\/\/\S+mgk=\S+/.exec(text)?.[0] ?? 'none:')
}
const mailedToken = async (path = '/manage/sign-in', body: object = {}): Promise<string> =>
  (await mailedLink(path, body)).searchParams.get('mgk') ?? ''

/** Signs in as a page of a host does. */
async function signInAsPage(host = 'localhost:3000'): Promise<{ token: string; cookie: string }> {
  const path = `/manage/sign-in/${await mailedToken()}`
  const answer = await call('POST', path, { host, cookie: null })
  expect(answer.status).toBe(200)
  return { token: tokenOf(answer), cookie: cookieOf(answer) }
}

describe("a browser's session", () => {
  it('is bound to a cookie that no script reads and only the API gets', async () => {
    const answer = await call('POST', `/manage/sign-in/${await mailedToken()}`, { cookie: null })
    expect(answer.headers.get('set-cookie')).toMatch(
      /^session-key=sk_[\w-]{43}; Path=\/api; HttpOnly; SameSite=Lax; Max-Age=34560000$/,
    )
    const { rows } = await payload.db.pool.query('select * from auth_sessions where user_id = $1', [
      user.id,
    ])
    expect(JSON.stringify(rows)).not.toContain(cookieOf(answer).split('=')[1])
  })

  it('is nobody without its cookie, with another one, or from a page of another host', async () => {
    const { token, cookie } = await signInAsPage()
    const other = await signInAsPage()
    const outcomes: [CallOptions, number][] = [
      [{ cookie }, 200],
      [{ cookie: `a=b; ${cookie}; c=d` }, 200],
      [{ cookie: `${other.cookie}; ${cookie}` }, 200],
      [{ cookie: null }, 401],
      [{}, 401],
      [{ headers: { cookie } }, 200],
      [{ cookie: other.cookie }, 401],
      [{ cookie: cookie.replace('session-key', 'x-session-key') }, 401],
      [{ cookie: cookie.slice(0, -1) }, 401],
      [{ cookie, headers: { origin: 'https://evil.example' } }, 401],
      [{ cookie, headers: { origin: 'https://localhost:3000' } }, 401],
      [{ cookie, headers: { origin: `http://${site.slug}.localhost:3000` } }, 401],
      [{ cookie, headers: { origin: 'null', 'sec-fetch-site': 'cross-site' } }, 401],
      [{ headers: { cookie, origin: 'null' } }, 401],
      // As a page says that sends no referrer.
      [{ cookie, headers: { origin: 'null' } }, 200],
      [{ headers: { cookie, 'sec-fetch-site': 'cross-site' } }, 401],
      [{ headers: { cookie, 'sec-fetch-site': 'same-site' } }, 401],
    ]
    for (const [options, status] of outcomes) {
      const answer = await call('GET', '/manage/current-user', { token, ...options })
      expect(answer.status, JSON.stringify(options)).toBe(status)
    }
  })

  it('writes only from a page of the host it is sent to', async () => {
    const { token, cookie } = await signInAsPage()
    const body = { displayName: 'Ada Berg' }
    const outcomes: [CallOptions, number][] = [
      [{ cookie }, 200],
      [{ headers: { cookie, 'sec-fetch-site': 'same-origin' } }, 200],
      // A stolen token and cookie, sent by a program.
      [{ headers: { cookie } }, 401],
      [{ headers: { cookie, 'sec-fetch-site': 'none' } }, 401],
      [{ cookie, headers: { origin: 'http://evil.example' } }, 401],
      [{ cookie, headers: { origin: 'http://localhost:3000.evil.example' } }, 401],
    ]
    for (const [options, status] of outcomes) {
      const answer = await call('PUT', '/manage/current-user', { token, body, ...options })
      expect(answer.status, JSON.stringify(options)).toBe(status)
    }
  })

  it('is nothing by its cookie alone', async () => {
    const { cookie } = await signInAsPage()
    expect((await call('GET', '/manage/current-user', { cookie })).status).toBe(401)
    expect((await call('POST', '/manage/sign-out', { cookie })).status).toBe(401)
  })

  it('is made by no page of another host', async () => {
    for (const origin of ['http://evil.example', `http://${site.slug}.localhost:3000`, 'null']) {
      const token = await mailedToken()
      const path = `/manage/sign-in/${token}`
      const headers = { origin, 'sec-fetch-site': 'cross-site' }
      const refused = await call('POST', path, { cookie: null, headers })
      expect(refused).toMatchObject({ status: 403, body: { error: { code: 'forbidden' } } })
      expect((await call('POST', path)).status).toBe(200)
    }
  })

  it('is no way for a script to make itself a session without a cookie', async () => {
    const { token, cookie } = await signInAsPage()
    const refused = await call('POST', '/manage/single-use-tokens', { token, cookie })
    expect(refused).toMatchObject({ status: 403, body: { error: { code: 'forbidden' } } })
    // A script cannot leave out the header that says where it is.
    const path = `/manage/sign-in/${await mailedToken()}`
    const made = await call('POST', path, { headers: { origin: 'http://localhost:3000' } })
    const alone = await call('GET', '/manage/current-user', { token: tokenOf(made) })
    expect(alone.status).toBe(401)
  })

  it('ends when its browser signs in anew, and takes its cookie along when it is signed out', async () => {
    const before = await signInAsPage()
    const path = `/manage/sign-in/${await mailedToken()}`
    const answer = await call('POST', path, before)
    const after = { token: tokenOf(answer), cookie: cookieOf(answer) }
    expect((await call('GET', '/manage/current-user', before)).status).toBe(401)
    expect((await call('GET', '/manage/current-user', after)).status).toBe(200)
    const out = await call('POST', '/manage/sign-out', after)
    expect(out.headers.get('set-cookie')).toMatch(/^session-key=; .*Max-Age=0/)
    expect((await call('GET', '/manage/current-user', after)).status).toBe(401)
  })
})

describe("a program's session", () => {
  it('counts by its token alone, and carries its user to the account host', async () => {
    const confirmed = await call('POST', `/manage/sign-in/${await mailedToken()}`)
    expect(confirmed.headers.get('set-cookie')).toBeNull()
    const token = tokenOf(confirmed)
    const made = await call('POST', '/manage/single-use-tokens', { token })
    expect(made.status).toBe(201)
    const { singleUseToken } = made.body as { singleUseToken: string }
    const there = await call('POST', `/manage/sign-in/${singleUseToken}`, { token })
    expect(there.status).toBe(200)
    for (const each of [token, tokenOf(there)]) {
      expect((await call('GET', '/manage/current-user', { token: each })).status).toBe(200)
    }
  })
})

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
    // Whatever browser opened the mail is signed in on the site's own host.
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

describe('the way from a site to the account host', () => {
  const host = () => `${site.slug}.localhost:3000`
  const navigate = { 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' }
  const NOWHERE = 'http://localhost:3000/redirecting'

  /** As the page does it: asks for the link, then goes where it leads. */
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

describe('sessions', () => {
  const list = async (options: CallOptions) => {
    const { body } = await call('GET', '/manage/sessions', options)
    return (body as { sessions: { id: string; device: string; isCurrent: boolean }[] }).sessions
  }

  it('are listed to their user with device, place and times, this one marked', async () => {
    const headers = {
      'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
    }
    const path = `/manage/sign-in/${await mailedToken()}`
    const answer = await call('POST', path, { cookie: null, headers })
    const own = { token: tokenOf(answer), cookie: cookieOf(answer) }
    await makeToken(payload, user.id)
    await makeToken(payload, site.owner)
    const sessions = await list(own)
    expect(sessions).toHaveLength(2)
    expect(sessions.find(({ isCurrent }) => isCurrent)).toMatchObject({
      device: 'Firefox on Linux',
      host: 'localhost:3000',
      createdAt: expect.any(String),
      lastUsedAt: expect.any(String),
    })
    expect(JSON.stringify(sessions)).not.toMatch(/hash|se_|sk_/i)
  })

  it('end one by one, for their own user only', async () => {
    const [mine, other] = [await makeToken(payload, user.id), await makeToken(payload, user.id)]
    const stranger = await makeToken(payload, site.owner)
    const gone = (await list({ token: other })).find(({ isCurrent }) => isCurrent)
    const path = `/manage/sessions/${gone?.id ?? ''}`
    expect((await call('DELETE', path, { token: stranger })).status).toBe(404)
    expect((await call('DELETE', path, { token: mine })).status).toBe(200)
    expect((await call('DELETE', path, { token: mine })).status).toBe(404)
    expect((await call('GET', '/manage/current-user', { token: other })).status).toBe(401)
    expect((await call('GET', '/manage/current-user', { token: mine })).status).toBe(200)
  })

  it('take along what they have under way to other hosts', async () => {
    const [mine, stolen] = [await makeToken(payload, user.id), await makeToken(payload, user.id)]
    const id = (await list({ token: stolen })).find(({ isCurrent }) => isCurrent)?.id ?? ''
    const made = await call('POST', '/manage/single-use-tokens', { token: stolen })
    const { singleUseToken } = made.body as { singleUseToken: string }
    expect((await call('DELETE', `/manage/sessions/${id}`, { token: mine })).status).toBe(200)
    expect((await call('POST', `/manage/sign-in/${singleUseToken}`)).status).toBe(401)
  })

  it('end everywhere else at once, with the admin and with links between hosts under way', async () => {
    const owner = { id: site.owner }
    const tokens = await Promise.all([1, 2, 3].map(() => makeToken(payload, owner.id)))
    const [mine = '', ...others] = tokens
    await call('POST', '/manage/admin-sessions', { token: others[0] ?? '' })
    const caller = await findCaller(payload, others[0] ?? '')
    if (!caller) throw new Error('The session is not there')
    const link = await createAccountLink(payload, caller, null)
    expect((await call('POST', '/manage/sessions/end-others', { token: mine })).status).toBe(200)
    for (const token of others) {
      expect((await call('GET', '/manage/current-user', { token })).status).toBe(401)
    }
    expect((await call('POST', `/manage/sign-in/${link}`)).status).toBe(401)
    const { rows } = await payload.db.pool.query(
      'select id from auth_sessions where user_id = $1',
      [owner.id],
    )
    expect(rows).toHaveLength(1)
  })
})
