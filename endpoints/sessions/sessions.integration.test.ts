import { describe, expect, it } from 'vitest'
import { findCaller } from '@/src/server/accounts/caller'
import { createAccountLink } from '@/src/server/accounts/sessions'
import { makeSite, makeToken, makeUser } from '@/src/testing/builders'
import type { CallOptions } from '@/src/testing/api/call-api'
import {
  call,
  cookieOf,
  mailedToken,
  payload,
  signInAsPage,
  site,
  tokenOf,
  user,
} from '@/src/testing/setups/sign-in'
import { callApi } from '@/src/testing/api/call-api'

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

// docs/product/roles.md#payload-admin
describe('opening Payload admin', () => {
  it('gives an author a session cookie that the admin accepts', async () => {
    const site = await makeSite(payload)
    const token = await makeToken(payload, site.owner)
    const answer = await callApi(payload, 'POST', '/v1/manage/admin-sessions', { token })
    expect(answer.status).toBe(201)
    const cookie = answer.headers.get('set-cookie') ?? ''
    expect(cookie).toContain('HttpOnly')
    const { user } = await payload.auth({ headers: new Headers({ cookie }) })
    expect(user?.id).toBe(site.owner)
  })

  it('is refused to people who manage no site', async () => {
    const user = await makeUser(payload)
    const token = await makeToken(payload, user.id)
    const answer = await callApi(payload, 'POST', '/v1/manage/admin-sessions', { token })
    expect(answer).toMatchObject({ status: 403, body: { error: { code: 'forbidden' } } })
  })

  it('does not let the cookie in from a page of another origin', async () => {
    const site = await makeSite(payload)
    const token = await makeToken(payload, site.owner)
    const answer = await callApi(payload, 'POST', '/v1/manage/admin-sessions', { token })
    const cookie = answer.headers.get('set-cookie') ?? ''
    const headers = new Headers({ cookie, origin: `http://${site.slug}.localhost:3000` })
    expect((await payload.auth({ headers })).user).toBeNull()
  })

  it('never lets a cookie make an API call', async () => {
    const site = await makeSite(payload)
    const token = await makeToken(payload, site.owner)
    const opened = await callApi(payload, 'POST', '/v1/manage/admin-sessions', { token })
    const headers = { cookie: opened.headers.get('set-cookie') ?? '' }
    const answer = await callApi(payload, 'GET', '/v1/manage/sites', { headers })
    expect(answer.status).toBe(401)
  })
})
