import type { Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeUser } from '@/src/testing/builders'
import { testPayload } from '@/src/testing/payload'
import { hasServer } from '@/src/testing/servers/programs'
import { startStripeMock } from '@/src/testing/servers/stripe-mock'
import type { StripeMock } from '@/src/testing/servers/stripe-mock'
import { beginCheckout, makeSellingSite } from '@/src/testing/setups/payments'
import { findSiteById } from '../../sites/scope'
import { startOnboarding } from '../accounts/payment-account'
import { syncAccount } from '../accounts/sync-account'
import { changeRenewal, endNow } from '../changes/change-renewal'
import { openCustomerPortal } from '../changes/billing-portal'
import { previewPlanChange, switchPlan } from '../changes/switch-plan'
import { createCoupon } from '../coupons/manage-coupons'
import { startGift } from '../gifts/start-gift'
import { listEvents } from '../reconcile/missed-events'
import { reconcile } from '../reconcile/reconcile'
import { closeForDeletedReader } from '../changes/end-for-deleted-readers'
import { refundPayment, refundSubscription } from '../sync/give-back'
import { syncCheckout } from '../sync/sync-checkout'
import { syncInvoice, syncRefunds } from '../sync/sync-invoice'
import { syncSubscription } from '../sync/sync-subscription'
import { getStripe } from './client'

/*
 * Stripe's own mock refuses what Stripe's document of its API does not know: wrong names and wrong types of
 * parameters. Its answers are shapes without a memory, so nothing is said here of what comes of a call.
 */
describe.skipIf(!hasServer('stripe-mock'))("Stripe's own mock server", () => {
  let payload: Payload
  let mock: StripeMock
  let siteId: string
  let user: { id: string; email: string }

  beforeAll(async () => {
    mock = await startStripeMock()
    payload = await testPayload({
      LIMITS_FACTOR: '1000',
      STRIPE_SECRET_KEY: 'sk_test_123',
      STRIPE_WEBHOOK_SECRET: 'whsec_123',
      STRIPE_API_URL: mock.url,
      STRIPE_CONNECT: 'true',
      STRIPE_FEE_PERCENT: '5',
      STRIPE_TAX: 'true',
    })
    siteId = (await makeSellingSite(payload, { trialDays: 7 })).id
    await payload.db.pool.query(
      `insert into payment_accounts (site_id, mode, stripe_account_id, charges_enabled)
        values ($1, 'test', 'acct_ready', true)`,
      [siteId],
    )
    user = await makeUser(payload)
  })

  afterAll(async () => {
    await mock.stop()
  })

  const siteOf = async (id = siteId) => {
    const site = await findSiteById(payload, id)
    if (!site) throw new Error('The site is not there.')
    return site
  }

  it('takes the checkout of a plan, with coupon, trial, tax and an account of the site', async () => {
    await createCoupon(payload, siteId, {
      code: 'JAM',
      percentOff: 20,
      duration: 'repeating',
      durationMonths: 3,
    })
    await createCoupon(payload, siteId, {
      code: 'FIVE',
      amountOffCents: 100,
      duration: 'once',
      maxRedemptions: 5,
    })
    const buyer = { siteId, userId: user.id, email: user.email }
    await expect(beginCheckout(payload, { ...buyer, coupon: 'JAM' })).resolves.toBeTypeOf('string')
    const signedOut = { siteId, userId: null, email: 'ada@example.com', coupon: 'FIVE' }
    await expect(beginCheckout(payload, signedOut)).resolves.toBeTypeOf('string')
  })

  it('takes the checkout of a gift', async () => {
    const wish = {
      site: await siteOf(),
      userId: user.id,
      email: user.email,
      gift: { plan: 'yearly' as const, recipientEmail: 'bo@example.com' },
      urls: { success: 'https://example.com/done', cancel: 'https://example.com/' },
    }
    await expect(startGift(payload, wish)).resolves.toBeTypeOf('string')
  })

  it('takes cancelling, keeping, ending, and a change of plan with its preview', async () => {
    const { rows } = await payload.db.pool.query<{ id: string }>(
      `insert into subscriptions (site_id, user_id, plan_type, status, source, current_period_end,
          stripe_subscription_id, stripe_customer_id, payment_mode)
        values ($1, $2, 'monthly', 'active', 'payment', now() + interval '9 days', 'sub_1', 'cus_1',
          'test') returning id`,
      [siteId, user.id],
    )
    const id = rows[0]?.id ?? ''
    await changeRenewal(payload, 'sub_1', true)
    await changeRenewal(payload, 'sub_1', false)
    await getStripe(payload).subscriptions.update('sub_1', { cancel_at: '' })
    await payload.db.pool.query(`update sites set currency = 'USD' where id = $1`, [siteId])
    await expect(previewPlanChange(payload, user.id, id, 'yearly')).resolves.toMatchObject({
      currency: 'USD',
    })
    await switchPlan(payload, user.id, id, 'yearly')
    await endNow(payload, 'sub_1')
    await expect(openCustomerPortal(payload, 'cus_1', 'https://example.com/')).resolves.toBeTypeOf(
      'string',
    )
  })

  it('takes setting up an account', async () => {
    const { id } = await makeSellingSite(payload)
    const link = startOnboarding(payload, await siteOf(id), user.email)
    await expect(link).resolves.toBeTypeOf('string')
    await syncAccount(payload, 'acct_1')
  })

  it('takes every read that webhooks and the nightly comparison make', async () => {
    await syncCheckout(payload, 'cs_test_1')
    await syncInvoice(payload, 'in_1')
    await syncRefunds(payload, 'pi_1')
    await syncSubscription(payload, 'sub_1')
    const subscription = await getStripe(payload).subscriptions.retrieve('sub_1')
    await refundSubscription(payload, subscription, 'duplicate')
    await refundPayment(payload, 'pi_1', 'reader_deleted')
    await closeForDeletedReader(payload, 'cs_test_1')
    await listEvents(payload, { from: new Date(Date.now() - 86_400_000), to: new Date() })
    expect(await reconcile(payload)).toMatchObject({ mended: 0 })
  })
})
