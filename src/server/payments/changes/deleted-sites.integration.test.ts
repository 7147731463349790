import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { testPayload } from '@/src/testing/payload'
import { startStripeWeather } from '@/src/testing/servers/stripe-weather'
import { makeUser } from '@/src/testing/builders'
import { beginCheckout, beginGift, GOOD_CARD, makeSellingSite } from '@/src/testing/setups/payments'
import { buyInWeather, deliver, weatherSettings } from '@/src/testing/setups/stripe-weather'
import { applyEvents } from '../webhooks/apply'
import { syncSubscription } from '../sync/sync-subscription'
import { endForDeletedSites } from './end-for-deleted-sites'

const stripe = await startStripeWeather()
const payload = await testPayload(weatherSettings(stripe))
afterAll(() => stripe.stop())
afterEach(() => stripe.clear())

async function sold(deletedAgo: string | null) {
  const { id: siteId } = await makeSellingSite(payload)
  const bought = await buyInWeather(payload, stripe, { siteId })
  await payload.db.pool.query(`update sites set deleted_at = now() - $2::interval where id = $1`, [
    siteId,
    deletedAgo,
  ])
  return { ...bought, siteId }
}
const endsAtStripe = (id: string): boolean | undefined =>
  stripe.state.objects.subscriptions[id]?.object.cancel_at_period_end

// docs/product/payments.md#deleted-accounts
describe('what a reader pays whose account is deleted', () => {
  it('is ended at once, also when Stripe is away at first', async () => {
    const { stripeId, userId } = await sold(null)
    const { stripeId: other } = await sold(null)
    stripe.let(/./, 'close')
    await payload.delete({ collection: 'users', id: userId })
    await applyEvents(payload)
    stripe.clear()
    await payload.db.pool.query('update stripe_events set next_attempt_at = now()')
    await applyEvents(payload)
    const status = (id: string) => stripe.state.objects.subscriptions[id]?.object.status
    expect([status(stripeId), status(other)]).toEqual(['canceled', 'active'])
  })
})

// docs/product/payments.md#deleted-accounts
describe('a checkout that is open when the account of its reader is deleted', () => {
  type Begin = typeof beginCheckout
  const BEGINNINGS = [
    ['a plan', beginCheckout],
    ['a gift', beginGift],
  ] as const
  async function begun(begin: Begin) {
    const { id: siteId } = await makeSellingSite(payload)
    const { id: userId, email } = await makeUser(payload)
    const session = await begin(payload, { siteId, userId, email })
    await payload.delete({ collection: 'users', id: userId })
    return { session, siteId, email }
  }
  const sessionOf = (id: string) => stripe.state.objects.sessions[id]?.object

  it.each(BEGINNINGS)('of %s is closed', async (_what, begin) => {
    const { session } = await begun(begin)
    expect(sessionOf(session)?.status).toBe('open')
    await applyEvents(payload)
    expect(sessionOf(session)?.status).toBe('expired')
  })

  it.each(BEGINNINGS)(
    'of %s and is paid in that moment gives the money back',
    async (_what, begin) => {
      const { session, siteId, email } = await begun(begin)
      stripe.simulator.payCheckout(session, GOOD_CARD)
      await deliver(payload, stripe)
      await applyEvents(payload)
      await deliver(payload, stripe)
      await applyEvents(payload)
      const { subscription, payment_intent: intent } = sessionOf(session) ?? {}
      const bought = Object.values(stripe.state.objects.charges).map(({ object }) => object)
      const own = bought.filter(({ billing_details: { email: of } }) => of === email)
      const charge = own.length > 0 ? own : bought.slice(-1)
      expect(charge.map(({ refunded }) => refunded)).toEqual([true])
      if (typeof subscription === 'string') {
        expect(stripe.state.objects.subscriptions[subscription]?.object.status).toBe('canceled')
      } else expect(intent).toEqual(expect.any(String))
      const { rows } = await payload.db.pool.query(
        `select 1 from subscriptions where site_id = $1 union all select 1 from gifts where site_id = $1
        union all select 1 from users where email = $2`,
        [siteId, email],
      )
      expect(rows).toEqual([])
    },
  )
})

// docs/product/payments.md#deleted-sites
describe('what readers pay for a site that is deleted', () => {
  it('ends with its period a day later, not before, and not of sites that are there', async () => {
    const [gone, fresh, there] = [await sold('2 days'), await sold('1 hour'), await sold(null)]
    expect(await endForDeletedSites(payload)).toBe(1)
    expect([gone, fresh, there].map(({ stripeId }) => endsAtStripe(stripeId))).toEqual([
      true,
      false,
      false,
    ])
    expect(await endForDeletedSites(payload)).toBe(0)
  })

  it('is asked for again when Stripe was away', async () => {
    const { stripeId } = await sold('2 days')
    stripe.let(/./, 'close')
    expect(await endForDeletedSites(payload)).toBe(0)
    stripe.clear()
    expect(await endForDeletedSites(payload)).toBe(1)
    expect(endsAtStripe(stripeId)).toBe(true)
  })

  it('ends with its period when the site was removed for good', async () => {
    const { stripeId, siteId } = await sold(null)
    await payload.db.pool.query('delete from sites where id = $1', [siteId])
    expect(await syncSubscription(payload, stripeId)).toBe('gone')
    expect(endsAtStripe(stripeId)).toBe(true)
  })

  it('goes on while only a checkout is lost, as after a backup was put back', async () => {
    const { stripeId, siteId } = await sold(null)
    await payload.db.pool.query('delete from checkouts where site_id = $1', [siteId])
    expect(await syncSubscription(payload, stripeId)).toBe('gone')
    expect(endsAtStripe(stripeId)).toBe(false)
  })
})
