import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { callApi } from '@/src/testing/api/call-api'
import { makeToken } from '@/src/testing/builders'
import { testPayload } from '@/src/testing/payload'
import { startStripeWeather } from '@/src/testing/servers/stripe-weather'
import { makeSellingSite } from '@/src/testing/setups/payments'
import { weatherSettings } from '@/src/testing/setups/stripe-weather'

const stripe = await startStripeWeather()
const payload = await testPayload({ ...weatherSettings(stripe), STRIPE_CONNECT: 'true' })
afterAll(() => stripe.stop())
afterEach(() => stripe.clear())

// docs/product/payments.md#bad-weather
describe('setting up the account of a site', () => {
  it.each(['hang', 'half', 'lost', 'lost500'] as const)(
    'fails in time when Stripe answers "%s", and makes one account in the end',
    async (weather) => {
      const site = await makeSellingSite(payload)
      const token = await makeToken(payload, site.owner)
      const ask = (path: string) =>
        callApi(payload, 'POST', `/v1/manage/${site.slug}/${path}`, { token })
      const before = Object.keys(stripe.state.objects.accounts).length
      for (const step of [/POST .v1.accounts$/, /POST .v1.account_links/]) {
        stripe.let(step, weather, 2)
        expect(await ask('payment-account-links')).toMatchObject({
          status: 503,
          body: { error: { code: 'unavailable' } },
        })
        stripe.clear()
      }
      expect((await ask('payment-account-links')).status).toBe(201)
      expect(Object.keys(stripe.state.objects.accounts)).toHaveLength(before + 1)
      stripe.let(/GET .v1.accounts/, weather, 2)
      expect((await ask('payment-account/refresh')).status).toBe(503)
    },
  )
})
