import { beforeEach, describe, expect, it } from 'vitest'
import { newToken } from '@/access/token'
import { challengeOf } from '@/src/server/accounts/challenge'
import { callApi } from '@/src/testing/api/call-api'
import { makeSite, makeToken, makeUser } from '@/src/testing/builders'
import { mailbox } from '@/src/testing/mailbox'
import { testPayload } from '@/src/testing/payload'
import { linkIn, tokenIn } from '@/src/testing/mailed-link'
import { address, askAndRead } from '@/src/testing/setups/mailed-links'

const payload = await testPayload()

beforeEach(() => {
  mailbox.clear()
})

// docs/product/accounts.md#mailed-links
describe('signing in on the account host', () => {
  it('mails a link that signs in once', async () => {
    const user = await makeUser(payload)
    const text = await askAndRead(payload, '/v1/manage/sign-in', { email: user.email }, user.email)
    expect(linkIn(text)).toContain('http://localhost:3000/sign-in/callback?mgk=si_')
    const path = `/v1/manage/sign-in/${tokenIn(text)}`
    const confirmed = await callApi(payload, 'POST', path)
    expect(confirmed).toMatchObject({
      status: 200,
      body: { currentUser: { id: user.id, email: user.email }, authToken: expect.any(String) },
    })
    const again = await callApi(payload, 'POST', path)
    expect(again).toMatchObject({
      status: 401,
      body: { error: { code: 'unauthorized', reason: 'used' } },
    })
  })

  it('makes an account when the link of a new address is opened, and not before', async () => {
    const email = address()
    const body = { email, fbp: 'fb.1', metadata: { campaign: 'jars' } }
    const text = await askAndRead(payload, '/v1/manage/sign-up', body, email)
    const before = await payload.count({ collection: 'users', where: { email: { equals: email } } })
    expect(before.totalDocs).toBe(0)
    const confirmed = await callApi(payload, 'POST', `/v1/manage/sign-in/${tokenIn(text)}`)
    expect(confirmed).toMatchObject({ status: 200, body: { currentUser: { email } } })
    const { docs } = await payload.find({
      collection: 'users',
      where: { email: { equals: email } },
    })
    expect(docs[0]?.signUpAttribution).toMatchObject({
      fbp: 'fb.1',
      metadata: { campaign: 'jars' },
    })
  })

  // docs/product/accounts.md#mailed-links
  it('gives the new account its name in the browser that asked, and in no other', async () => {
    const verifier = newToken('vf')
    const challenge = challengeOf(verifier)
    const names: unknown[] = []
    for (const confirmation of [{ verifier }, {}]) {
      const email = address()
      const body = { email, displayName: ' Ada  Berg ', challenge }
      const text = await askAndRead(payload, '/v1/manage/sign-up', body, email)
      const path = `/v1/manage/sign-in/${tokenIn(text)}`
      const confirmed = await callApi(payload, 'POST', path, { body: confirmation })
      expect(confirmed.status).toBe(200)
      const found = await payload.find({
        collection: 'users',
        where: { email: { equals: email } },
      })
      names.push(found.docs[0]?.displayName ?? null)
      expect(found.docs[0]?.signUpAttribution).toEqual({})
    }
    expect(names).toEqual(['Ada Berg', null])
  })

  it('makes one account when two links of the same new address are opened at once', async () => {
    const email = address()
    for (const path of ['/v1/manage/sign-up', '/v1/manage/sign-in']) {
      await callApi(payload, 'POST', path, { body: { email } })
    }
    await mailbox.waitFor(email, 2)
    const tokens = mailbox.to(email).map(({ text }) => tokenIn(text))
    for (const token of tokens) {
      const answer = await callApi(payload, 'POST', `/v1/manage/sign-in/${token}`)
      expect(answer.status).toBe(200)
    }
    const { totalDocs } = await payload.count({
      collection: 'users',
      where: { email: { equals: email } },
    })
    expect(totalDocs).toBe(1)
  })

  it('answers the same whether or not there is an account, and mails different words', async () => {
    const user = await makeUser(payload)
    const stranger = address()
    const known = await askAndRead(payload, '/v1/manage/sign-in', { email: user.email }, user.email)
    const unknown = await askAndRead(payload, '/v1/manage/sign-in', { email: stranger }, stranger)
    expect(known).toContain('Sign in to Recipes')
    expect(unknown).toContain('There is no account with this address yet')
  })

  it('tells unknown and expired links apart, with the same status', async () => {
    const user = await makeUser(payload)
    const text = await askAndRead(payload, '/v1/manage/sign-in', { email: user.email }, user.email)
    await payload.db.pool.query(
      `update sign_in_tokens set expires_at = now() - interval '1 minute' where email = $1`,
      [user.email],
    )
    const expired = await callApi(payload, 'POST', `/v1/manage/sign-in/${tokenIn(text)}`)
    const unknown = await callApi(payload, 'POST', '/v1/manage/sign-in/si_nobody-knows-this')
    expect([expired, unknown]).toMatchObject([
      { status: 401, body: { error: { code: 'unauthorized', reason: 'expired' } } },
      { status: 401, body: { error: { code: 'unauthorized', reason: 'unknown' } } },
    ])
  })

  it('is never spent by a GET', async () => {
    const user = await makeUser(payload)
    const text = await askAndRead(payload, '/v1/manage/sign-in', { email: user.email }, user.email)
    const path = `/v1/manage/sign-in/${tokenIn(text)}`
    expect((await callApi(payload, 'GET', path)).status).toBe(405)
    expect((await callApi(payload, 'POST', path)).status).toBe(200)
  })

  it('spends a link once when it is opened many times at the same moment', async () => {
    const user = await makeUser(payload)
    const text = await askAndRead(payload, '/v1/manage/sign-in', { email: user.email }, user.email)
    const answers = await Promise.all(
      Array.from({ length: 5 }, () =>
        callApi(payload, 'POST', `/v1/manage/sign-in/${tokenIn(text)}`),
      ),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401, 401, 401])
  })

  it('stores only hashes of tokens', async () => {
    const user = await makeUser(payload)
    const text = await askAndRead(payload, '/v1/manage/sign-in', { email: user.email }, user.email)
    const { rows } = await payload.db.pool.query('select * from sign_in_tokens where email = $1', [
      user.email,
    ])
    expect(JSON.stringify(rows)).not.toContain(tokenIn(text))
  })

  it('refuses to lead to a host of somebody else', async () => {
    for (const next of [
      'https://evil.example/',
      '//evil.example',
      'http://localhost:3000@evil.example/',
      'javascript:alert(1)',
      'http://nobody-has-this-site.localhost:3000/',
    ]) {
      const query = { next }
      const body = { email: address() }
      const answer = await callApi(payload, 'POST', '/v1/manage/sign-in', { body, query })
      expect(answer, next).toMatchObject({
        status: 400,
        body: { error: { code: 'invalid_redirect' } },
      })
    }
  })

  it('leads to the page that was asked for', async () => {
    const site = await makeSite(payload)
    const email = address()
    const next = `http://${site.slug}.localhost:3000/recipes?search=rye`
    await callApi(payload, 'POST', '/v1/manage/sign-in', { body: { email }, query: { next } })
    const link = new URL(linkIn((await mailbox.waitFor(email)).text))
    expect(link.href).toMatch(`${next}&mgk=si_`)
  })

  it('sends at most five mails to an address in a quarter of an hour', async () => {
    const email = address()
    const ask = () => callApi(payload, 'POST', '/v1/manage/sign-in', { body: { email } })
    for (let count = 0; count < 5; count += 1) expect((await ask()).status).toBe(200)
    const refused = await ask()
    expect(refused).toMatchObject({ status: 429, body: { error: { code: 'rate_limited' } } })
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  })

  it('names every wrong field with its path', async () => {
    const cases: [unknown, { path: string; message: string }[]][] = [
      [{}, [{ path: 'email', message: 'Required' }]],
      [{ email: 'no' }, [{ path: 'email', message: 'Please enter a valid email address' }]],
      [{ email: 3 }, [{ path: 'email', message: 'Invalid input' }]],
      [{ email: 'a@b.c', emial: '' }, [{ path: 'emial', message: 'Unrecognized key' }]],
    ]
    for (const [body, issues] of cases) {
      const answer = await callApi(payload, 'POST', '/v1/manage/sign-in', { body })
      expect(answer).toMatchObject({
        status: 422,
        body: { error: { code: 'validation_failed', issues } },
      })
    }
  })

  it('says so when a body is not JSON, too long, or of another kind', async () => {
    const send = (body: string, type = 'application/json') =>
      callApi(payload, 'POST', '/v1/manage/sign-in', { body, headers: { 'content-type': type } })
    expect((await send('{"email":')).status).toBe(400)
    expect((await send('{}', 'text/plain')).status).toBe(415)
    expect((await send(`{"email":"${'a'.repeat(1_100_000)}"}`)).status).toBe(413)
  })
})

// docs/product/accounts.md#who-is-signed-in
describe('who is signed in', () => {
  it('is told with a token, and 401 without one or after signing out', async () => {
    const user = await makeUser(payload, { displayName: 'Ada' })
    const token = await makeToken(payload, user.id)
    const path = '/v1/manage/current-user'
    expect(await callApi(payload, 'GET', path, { token })).toMatchObject({
      status: 200,
      body: { currentUser: { displayName: 'Ada', isSubscribed: false } },
    })
    expect((await callApi(payload, 'GET', path)).status).toBe(401)
    expect((await callApi(payload, 'POST', '/v1/manage/sign-out', { token })).status).toBe(200)
    expect((await callApi(payload, 'GET', path, { token })).status).toBe(401)
  })

  it('carries a request id in every answer', async () => {
    const answer = await callApi(payload, 'GET', '/v1/manage/current-user')
    expect(answer.headers.get('x-request-id')).toMatch(/^[\w-]{8,}$/)
  })
})
