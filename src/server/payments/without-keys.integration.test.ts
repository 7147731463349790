import { describe, expect, it } from 'vitest'
import { callApi } from '@/src/testing/api/call-api'
import { makeToken, makeUser, unique } from '@/src/testing/builders'
import { testPayload } from '@/src/testing/payload'
import { makeSellingSite } from '@/src/testing/setups/payments'

const payload = await testPayload({
  NODE_ENV: 'production',
  LOCAL_SERVICES: '',
  ROOT_DOMAIN: 'recipes.example.org',
  PUBLIC_PROTOCOL: '',
  SECRET: 'Zr4-19fq-Lb7x-Ut53-wMy8-Kd60-pHn2',
  LIMITS_FACTOR: '1000',
})
const site = await makeSellingSite(payload)
const owner = await makeToken(payload, site.owner)

const post = (path: string, body: object, token?: string) =>
  callApi(payload, 'POST', path, token === undefined ? { body } : { body, token })

// docs/product/payments.md#modes
describe('in production without keys', () => {
  it('a site says that its paid plans cannot be bought, and tells its author why', async () => {
    const path = `/v1/manage/${site.slug}/payment-account`
    expect((await callApi(payload, 'GET', path, { token: owner })).body).toEqual({
      paymentAccount: { mode: 'off', usesConnect: false, status: 'off', missing: [] },
    })
    const shown = await callApi(payload, 'GET', `/v1/site/${site.slug}/current-site`, {})
    expect(shown.body).toMatchObject({
      currentSite: { paymentMode: 'off', monthlyAmountCents: 500 },
    })
  })

  it('nothing is sold by any call, and the free plan is there', async () => {
    const email = () => `${unique('reader')}@example.com`
    const { id } = await makeUser(payload)
    const token = await makeToken(payload, id)
    const subscriptions = `/v1/site/${site.slug}/subscriptions`
    const refused = [
      await post(subscriptions, { plan: 'monthly' }, token),
      await post(subscriptions, { plan: 'yearly', email: email() }),
      await post(`/v1/site/${site.slug}/gifts`, {
        plan: 'monthly',
        email: email(),
        recipientEmail: email(),
      }),
    ]
    expect(refused.map(({ status }) => status)).toEqual([403, 403, 403])
    expect((await post(subscriptions, { plan: 'free' }, token)).status).toBe(200)
    for (const path of ['test-checkouts/cs_test_1', 'test-portals/bps_1']) {
      const answer = await callApi(payload, 'GET', `/v1/manage/${path}`, { token })
      expect(answer.status, path).toBe(404)
    }
    const links = await post(`/v1/manage/${site.slug}/payment-account-links`, {}, owner)
    expect(links.status).toBe(409)
  })
})
