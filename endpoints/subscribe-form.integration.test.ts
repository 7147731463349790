import { describe, expect, it } from 'vitest'
import { makeSite, makeToken, makeUser, unique } from '@/src/testing/builders'
import { tokenIn } from '@/src/testing/mailed-link'
import { mailbox } from '@/src/testing/mailbox'
import { testPayload } from '@/src/testing/payload'
import { answerSubscribeForm } from './subscribe-form'
import { SCHEMAS } from '@/src/contract/schemas'
import { callApi } from '@/src/testing/api/call-api'
import { makePerson } from '@/src/testing/setups/make-person'

const payload = await testPayload({ LIMITS_FACTOR: '1000' })
const site = await makeSite(payload, { newslettersEnabled: true })

const send = (email: string, headers: Record<string, string> = {}, plan?: string) => {
  const host = `${site.slug}.localhost:3000`
  return answerSubscribeForm(
    payload,
    new Request(`http://${host}/api/forms/subscribe`, {
      method: 'POST',
      headers: {
        host,
        origin: `http://${host}`,
        'content-type': 'application/x-www-form-urlencoded',
        ...headers,
      },
      body: new URLSearchParams({ email, ...(plan === undefined ? {} : { plan }) }).toString(),
    }),
  )
}

describe('a newsletter form that is sent without script', () => {
  it('mails the link and leads to the thanks', async () => {
    const email = `${unique('reader')}@example.com`
    const answer = await send(email)
    expect(answer.status).toBe(303)
    expect(answer.headers.get('location')).toBe(
      `/subscribe/success?email=${encodeURIComponent(email)}`,
    )
    expect((await mailbox.waitFor(email)).text).toContain(`${site.slug}.localhost:3000/`)
  })

  it('leads back with what is wrong', async () => {
    const { email } = await makeUser(payload)
    for (const [address, says] of [
      ['nobody@', 'invalid'],
      ['', 'invalid'],
      [email, 'known'],
    ] as const) {
      expect((await send(address)).headers.get('location')).toBe(`/subscribe#${says}`)
    }
  })

  it('leads back with the paid plan that was chosen, and subscribes to nothing', async () => {
    const email = `${unique('reader')}@example.com`
    const answer = await send(email, {}, 'yearly')
    expect(answer.headers.get('location')).toBe(
      `/subscribe?plan=yearly&email=${encodeURIComponent(email)}#script`,
    )
    expect(mailbox.to(email)).toEqual([])
  })

  it('says first that an address cannot be read, whichever plan was chosen', async () => {
    for (const plan of ['free', 'monthly', 'yearly']) {
      expect((await send('nobody@', {}, plan)).headers.get('location')).toBe('/subscribe#invalid')
    }
  })

  it('is taken from the site’s own pages only', async () => {
    const email = `${unique('reader')}@example.com`
    for (const origin of ['https://elsewhere.example', 'null', '']) {
      expect((await send(email, { origin })).status).toBe(404)
    }
    expect(mailbox.to(email)).toEqual([])
  })
})

const call = (method: string, path: string, token?: string, body?: unknown) =>
  callApi(payload, method, path, {
    ...(token === undefined ? {} : { token }),
    ...(body === undefined ? {} : { body }),
  })

const person = () => makePerson(payload)

// docs/product/subscriptions.md#subscribing
describe('subscriptions', () => {
  it('begin at once for who is signed in, once, and end at once when they are free', async () => {
    const site = await makeSite(payload, { newslettersEnabled: true })
    const reader = await person()
    const path = `/v1/site/${site.slug}/subscriptions`
    const answers = await Promise.all(
      [1, 2].map(() => call('POST', path, reader.token, { plan: 'free' })),
    )
    expect(answers.map(({ status, body }) => [status, body])).toEqual([
      [200, {}],
      [200, {}],
    ])
    const author = await makeToken(payload, site.owner)
    const listed = await call('GET', `/v1/manage/${site.slug}/subscribers`, author)
    expect(SCHEMAS.listSubscribers.answer.parse(listed.body)).toMatchObject({
      total: 1,
      subscribers: [{ email: reader.email, planType: 'free', status: 'active' }],
    })
    const own = await call('GET', '/v1/manage/subscriptions', reader.token)
    const { subscriptions } = SCHEMAS.listSubscriptions.answer.parse(own.body)
    expect(subscriptions).toMatchObject([{ site: { slug: site.slug }, planType: 'free' }])
    const body = { subscriptionId: subscriptions[0]?.id }
    const other = await person()
    expect((await call('POST', '/v1/manage/cancellations', other.token, body)).status).toBe(404)
    expect((await call('POST', '/v1/manage/cancellations', reader.token, body)).status).toBe(200)
    const after = await call('GET', '/v1/manage/subscriptions', reader.token)
    expect(after.body).toEqual({ subscriptions: [] })
    await call('POST', path, reader.token, { plan: 'free' })
    const back = await call('GET', '/v1/manage/subscriptions', reader.token)
    expect(back.body).toMatchObject({ subscriptions: [{ planType: 'free' }] })
  })

  it('begin with a mailed link for a new address, and say so for one with an account', async () => {
    const site = await makeSite(payload, { newslettersEnabled: true })
    const email = `${unique('new')}@example.com`
    const path = `/v1/site/${site.slug}/subscriptions`
    expect((await call('POST', path, undefined, { plan: 'free', email })).status).toBe(200)
    const mail = await mailbox.waitFor(email)
    const token = tokenIn(mail.text)
    const confirmed = await call('POST', `/v1/site/${site.slug}/sign-in/${token}`)
    expect(confirmed.body).toMatchObject({ currentUser: { email, isSubscribedToFree: true } })
    expect(await call('POST', path, undefined, { plan: 'free', email })).toMatchObject({
      status: 409,
      body: { error: { code: 'account_already_exists' } },
    })
    expect(await call('POST', path, undefined, { plan: 'free' })).toMatchObject({
      status: 422,
      body: { error: { issues: [{ path: 'email', message: 'Required' }] } },
    })
  })

  it('lead nowhere outside of this deployment, and to no site but the one asked', async () => {
    const site = await makeSite(payload, { newslettersEnabled: true })
    const { token } = await person()
    const path = `/v1/site/${site.slug}/subscriptions`
    for (const key of ['return', 'nextFree', 'nextPaid', 'nextLogin']) {
      const body = { plan: 'free', [key]: 'https://evil.example/' }
      expect(await call('POST', path, token, body)).toMatchObject({
        status: 400,
        body: { error: { code: 'invalid_redirect' } },
      })
    }
    const other = { plan: 'free', siteSlug: 'other' }
    expect((await call('POST', path, token, other)).status).toBe(422)
  })

  it('are refused where they are not offered', async () => {
    const site = await makeSite(payload, { newslettersEnabled: false })
    const { token } = await person()
    for (const plan of ['free', 'monthly', 'yearly']) {
      const answer = await call('POST', `/v1/site/${site.slug}/subscriptions`, token, { plan })
      expect(answer).toMatchObject({ status: 403, body: { error: { code: 'forbidden' } } })
    }
  })
})
