import { describe, expect, it, vi } from 'vitest'
import { callApi } from '@/src/testing/api/call-api'
import { makeToken, makeUser } from '@/src/testing/builders'
import { testPayload } from '@/src/testing/payload'
import { beginCheckout, buyPlan, GOOD_CARD, makeSellingSite } from '@/src/testing/setups/payments'
import { getPublicSite } from '../../sites/read'
import { endForDeletedSites } from '../changes/end-for-deleted-sites'
import { getStripe } from '../stripe/client'
import { applyEvents } from '../webhooks/apply'

const payload = await testPayload({
  LIMITS_FACTOR: '1000',
  STRIPE_CONNECT: 'true',
  STRIPE_FEE_PERCENT: '10',
})
const site = await makeSellingSite(payload)
const owner = await makeToken(payload, site.owner)

const manage = (method: 'GET' | 'POST', path: string, body?: object) =>
  callApi(payload, method, `/v1/manage/${path}`, { token: owner, ...(body ? { body } : {}) })

async function finishOnboarding(slug: string): Promise<void> {
  const { body } = await manage('POST', `${slug}/payment-account-links`)
  const { url } = body as { url: string }
  await manage('POST', `test-accounts/${url.slice(url.lastIndexOf('/') + 1)}/finish`)
  await applyEvents(payload)
}

// docs/product/payments.md#accounts-of-sites
describe('a site with an account of its own', () => {
  it('sells nothing until the account can be paid', async () => {
    expect((await manage('GET', `${site.slug}/payment-account`)).body).toMatchObject({
      paymentAccount: { usesConnect: true, status: 'none' },
    })
    expect((await getPublicSite(payload, site.slug))?.paymentMode).toBe('off')
    const buyer = { siteId: site.id, userId: null, email: 'ada@example.com' }
    await expect(beginCheckout(payload, buyer)).rejects.toMatchObject({ code: 'forbidden' })
    await manage('POST', `${site.slug}/payment-account-links`)
    expect((await manage('GET', `${site.slug}/payment-account`)).body).toMatchObject({
      paymentAccount: { status: 'incomplete' },
    })
    await finishOnboarding(site.slug)
    expect((await manage('GET', `${site.slug}/payment-account`)).body).toMatchObject({
      paymentAccount: { status: 'ready', missing: [] },
    })
    expect((await getPublicSite(payload, site.slug))?.paymentMode).toBe('local')
  })

  it('is paid to that account, less what the platform keeps', async () => {
    await finishOnboarding(site.slug)
    const { stripeId } = await buyPlan(payload, site.id)
    const subscription = await getStripe(payload).subscriptions.retrieve(stripeId)
    expect(subscription.application_fee_percent).toBe(10)
    expect(subscription.transfer_data?.destination).toBe(subscription.on_behalf_of)
    expect(subscription.on_behalf_of).toMatch(/^acct_/)
  })

  it('gives back what a second subscription of a reader has paid to it', async () => {
    const own = await makeSellingSite(payload, { owner: site.owner })
    await finishOnboarding(own.slug)
    const { email } = await makeUser(payload)
    const sessions: string[] = []
    for (const plan of ['monthly', 'yearly'] as const) {
      sessions.push(await beginCheckout(payload, { siteId: own.id, userId: null, email, plan }))
      // As if the one before were not known yet.
      await payload.db.pool.query(
        `update checkouts set created_at = created_at - interval '2 days'`,
      )
    }
    for (const session of sessions) await payTest(session)
    const asked = vi.spyOn(getStripe(payload).refunds, 'create')
    await applyEvents(payload)
    expect(asked.mock.calls.map(([params]) => params)).toMatchObject([
      { reverse_transfer: true, refund_application_fee: true },
    ])
  })

  it('sets up one account, however often it is asked for', async () => {
    const own = await makeSellingSite(payload, { owner: site.owner })
    const links = await Promise.all(
      [1, 2, 3].map(() => manage('POST', `${own.slug}/payment-account-links`)),
    )
    const accounts = new Set(
      links.map(({ body }) => (body as { url: string }).url.split('/').at(-1)),
    )
    expect(accounts.size).toBe(1)
  })
})

async function beginAppCheckout(slug: string): Promise<string> {
  const asked = await manage('POST', `${slug}/app-subscriptions`, { plan: 'standard' })
  const { url } = (asked.body as { checkout: { url: string } }).checkout
  return url.slice(url.lastIndexOf('/') + 1)
}
const payTest = (session: string) =>
  manage('POST', `test-checkouts/${session}/payments`, { card: GOOD_CARD })

// docs/product/payments.md#what-sites-pay-the-platform
describe('what a site pays the platform', () => {
  it('is bought in a checkout, once, and managed on its own page', async () => {
    const own = await makeSellingSite(payload, { owner: site.owner })
    await payTest(await beginAppCheckout(own.slug))
    await applyEvents(payload)
    expect((await manage('GET', `${own.slug}/current-app-subscription`)).body).toMatchObject({
      currentAppSubscription: { plan: 'standard', status: 'active' },
    })
    const again = await manage('POST', `${own.slug}/app-subscriptions`, { plan: 'standard' })
    expect(again.status).toBe(409)
    const portal = await manage('POST', `${own.slug}/app-subscription-billing-portal-sessions`)
    expect(portal.status).toBe(201)
  })

  it('is paid once by two checkouts at once, and the other one is given back', async () => {
    const own = await makeSellingSite(payload, { owner: site.owner })
    const sessions: string[] = []
    for (let count = 0; count < 2; count += 1) {
      sessions.push(await beginAppCheckout(own.slug))
      // As if the one before were not known yet.
      await payload.db.pool.query(
        `update checkouts set created_at = created_at - interval '2 days'`,
      )
    }
    for (const session of sessions) await payTest(session)
    await applyEvents(payload)
    const { data } = await getStripe(payload).subscriptions.list({ status: 'all', limit: 100 })
    const bought = data.filter(({ metadata }) => metadata['site'] === own.id)
    expect(bought.map(({ status }) => status).toSorted()).toEqual(['active', 'canceled'])
  })

  it('is managed by who pays it, not by who has the site afterwards', async () => {
    const own = await makeSellingSite(payload, { owner: site.owner })
    await payTest(await beginAppCheckout(own.slug))
    await applyEvents(payload)
    const { id: next } = await makeUser(payload)
    await payload.update({ collection: 'sites', id: own.id, data: { owner: next } })
    const path = `/v1/manage/${own.slug}/app-subscription-billing-portal-sessions`
    const { status } = await callApi(payload, 'POST', path, {
      token: await makeToken(payload, next),
    })
    expect(status).toBe(409)
  })

  // docs/product/payments.md#deleted-sites
  it('ends with its period when the site was deleted', async () => {
    const own = await makeSellingSite(payload, { owner: site.owner })
    await payTest(await beginAppCheckout(own.slug))
    await applyEvents(payload)
    await payload.db.pool.query(
      `update sites set deleted_at = now() - interval '2 days' where id = $1`,
      [own.id],
    )
    expect(await endForDeletedSites(payload)).toBe(1)
    expect(await endForDeletedSites(payload)).toBe(0)
    const { data } = await getStripe(payload).subscriptions.list({ status: 'all', limit: 100 })
    const [bought] = data.filter(({ metadata }) => metadata['site'] === own.id)
    expect(bought?.cancel_at_period_end).toBe(true)
  })

  it('is one of the plans that the platform has', async () => {
    const { status } = await manage('POST', `${site.slug}/app-subscriptions`, { plan: 'gold' })
    expect(status).toBe(422)
  })
})
