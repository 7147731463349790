import { describe, expect, it } from 'vitest'
import { makeSite, makeUser } from '@/src/testing/builders'
import { testPayload } from '@/src/testing/payload'
import { addSubscription } from '@/src/testing/setups/subscriptions'
import { dashboardLinks } from './dashboard-links'

const payload = await testPayload()

async function subscribed(mode: string, stripeId = 'sub_1', account = `acct_${mode}`) {
  const [site, user] = [await makeSite(payload), await makeUser(payload)]
  const id = await addSubscription(payload, site.id, user.id, {
    payment_mode: mode,
    stripe_subscription_id: `${stripeId}${mode}`,
    stripe_customer_id: 'cus_1',
    source: 'payment',
    plan_type: 'monthly',
  })
  await payload.db.pool.query(
    `insert into payments (mode, kind, site_id, user_id, plan_type, amount_cents, currency, status,
        stripe_payment_intent_id, created_at)
      values ($1, 'subscription', $2, $3, 'monthly', 500, 'USD', 'paid', 'pi_old', now() - interval '1 month'),
        ($1, 'subscription', $2, $3, 'monthly', 500, 'USD', 'paid', 'pi_new', now())`,
    [mode, site.id, user.id],
  )
  await payload.db.pool.query(
    `insert into payment_accounts (site_id, mode, stripe_account_id) values ($1, $2, $3)`,
    [site.id, mode, account],
  )
  const links = async () =>
    (await dashboardLinks(payload, 'subscriptions', id)).map(({ href }) => href)
  return { siteId: site.id, links }
}
const DASHBOARD = 'https://dashboard.stripe.com'

// docs/product/payments.md#stripes-dashboard
describe('links to the dashboard of Stripe', () => {
  it('lead from a subscription to itself, its customer, its last payment and the account', async () => {
    const { links, siteId } = await subscribed('live')
    expect(await links()).toEqual([
      `${DASHBOARD}/subscriptions/sub_1live`,
      `${DASHBOARD}/customers/cus_1`,
      `${DASHBOARD}/payments/pi_new`,
      `${DASHBOARD}/connect/accounts/acct_live`,
    ])
    expect(await dashboardLinks(payload, 'sites', siteId)).toEqual([
      {
        label: 'Account of the site at Stripe',
        href: `${DASHBOARD}/connect/accounts/acct_live`,
      },
    ])
  })

  it('lead to the part of test mode for what a test key made', async () => {
    const { links } = await subscribed('test')
    expect(await links()).toContain(`${DASHBOARD}/test/subscriptions/sub_1test`)
    expect((await links()).every((href) => href.startsWith(`${DASHBOARD}/test/`))).toBe(true)
  })

  it('are none without keys, for what is free, and for an id that is none', async () => {
    expect(await (await subscribed('local')).links()).toEqual([])
    const free = await addSubscription(
      payload,
      (await makeSite(payload)).id,
      (await makeUser(payload)).id,
    )
    expect(await dashboardLinks(payload, 'subscriptions', free)).toEqual([])
    const odd = await subscribed('live', '../../oauth?', 'acct_odd')
    expect(await odd.links()).not.toContain(`${DASHBOARD}/subscriptions/../../oauth?live`)
  })
})
