import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { makeToken } from '@/src/testing/builders'
import { beginCheckout, buyPlan, GOOD_CARD } from '@/src/testing/setups/payments'
import { claim, give, payload, reader, site } from '@/src/testing/setups/paying/gifts'
import { addSubscription } from '@/src/testing/setups/subscriptions'
import { getStripe } from '../stripe/client'
import { withSimulator } from '../stripe/local-stripe'
import { syncCheckout } from '../sync/sync-checkout'
import { applyEvents } from '../webhooks/apply'

type Reader = { id: string; auth: string; email: string }

async function newReader(): Promise<Reader> {
  const { id, auth } = await reader()
  const { email } = await payload.findByID({ collection: 'users', id })
  return { id, auth, email }
}

const begin = ({ id, email }: Reader, plan: 'monthly' | 'yearly'): Promise<string> =>
  beginCheckout(payload, { siteId: site.id, userId: id, email, plan })

const payAtStripe = (session: string) =>
  withSimulator(payload, (simulator) => simulator.payCheckout(session, GOOD_CARD))

async function accept({ auth }: Reader, plan: 'monthly' | 'yearly'): Promise<boolean> {
  return (await claim(await give({ plan }), auth)).status === 200
}

type Access = { source: string; status: string; days: number; stripeId: string | null }

async function accessOf({ id }: Reader): Promise<Access | undefined> {
  const { rows } = await payload.db.pool.query<Access>(
    `select source::text, status::text, stripe_subscription_id as "stripeId",
        (extract(epoch from current_period_end - now()) / 86400)::float8 as days
      from subscriptions where site_id = $1 and user_id = $2`,
    [site.id, id],
  )
  return rows[0]
}

const MONTHS = { monthly: 1, yearly: 12 } as const
const plan = fc.constantFrom('monthly', 'yearly')
const moment = fc.constantFrom('before it begins', 'before it is paid', 'before it is known')

/** Months have 28 to 31 days, and each is counted from another day. */
function expectMonths(access: Access | undefined, months: number): void {
  expect(access?.days).toBeGreaterThan(months * 30.4 - 5)
  expect(access?.days).toBeLessThan(months * 30.5 + 5)
}

// docs/product/payments.md#gifts-and-a-plan-of-ones-own
describe('gifts and a plan of one’s own', () => {
  it('are added, whichever comes first, and however often it is told', async () => {
    const gifts = fc.array(fc.record({ plan, moment }), { minLength: 1, maxLength: 2 })
    await fc.assert(
      fc.asyncProperty(gifts, plan, fc.nat({ max: 2 }), async (given, own, repeats) => {
        const friend = await newReader()
        const acceptAll = async (when: string) => {
          for (const gift of given) {
            if (gift.moment === when) expect(await accept(friend, gift.plan)).toBe(true)
          }
        }
        await acceptAll('before it begins')
        const session = await begin(friend, own)
        await acceptAll('before it is paid')
        await payAtStripe(session)
        await payload.db.pool.query(`update stripe_events set next_attempt_at = 'infinity'
          where applied_at is null`)
        await acceptAll('before it is known')
        await payload.db.pool.query(`update stripe_events set next_attempt_at = now()
          where applied_at is null`)
        for (let times = 0; times <= repeats; times += 1) await syncCheckout(payload, session)
        await applyEvents(payload)

        const isTrial = given.some((gift) => gift.moment === 'before it begins')
        const ofGifts = given.reduce((sum, gift) => sum + MONTHS[gift.plan], 0)
        const months = ofGifts + (isTrial ? 0 : MONTHS[own])
        const access = await accessOf(friend)
        const fits = months <= 24
        expect(access).toMatchObject(
          fits ? { source: 'payment' } : { source: 'gift', status: 'active', stripeId: null },
        )
        expectMonths(access, fits ? months : ofGifts)
      }),
      { numRuns: Number(process.env['HISTORIES'] ?? 10) },
    )
  }, 240_000)

  it('keeps access without an end, and gives back what was paid beside it', async () => {
    const friend = await newReader()
    const session = await begin(friend, 'monthly')
    await addSubscription(payload, site.id, friend.id, {
      plan_type: 'yearly',
      source: 'complimentary',
    })
    await payAtStripe(session)
    await applyEvents(payload)
    expect(await accessOf(friend)).toMatchObject({ source: 'complimentary', days: null })
    const { subscription } = await getStripe(payload).checkout.sessions.retrieve(session, {
      expand: ['subscription'],
    })
    expect(subscription).toMatchObject({ status: 'canceled' })
  })

  it('refuses a checkout to who was given more than the payment service can wait', async () => {
    const friend = await newReader()
    await addSubscription(payload, site.id, friend.id, {
      plan_type: 'yearly',
      source: 'complimentary',
      current_period_end: new Date(Date.now() + 1000 * 86_400_000),
    })
    await expect(begin(friend, 'monthly')).rejects.toMatchObject({ code: 'conflict' })
  })

  it('reads a plan again whose renewal was not told, before a gift takes its place', async () => {
    const bought = await buyPlan(payload, site.id)
    const auth = await makeToken(payload, bought.userId)
    await withSimulator(payload, (simulator) => simulator.advance({ days: 31 }))
    await payload.db.pool.query(
      `update subscriptions set current_period_end = now() - interval '1 hour' where id = $1`,
      [bought.id],
    )
    expect((await claim(await give(), auth)).status).toBe(409)
    await applyEvents(payload)
    const access = await accessOf({ id: bought.userId, auth, email: '' })
    expect(access).toMatchObject({ source: 'payment', status: 'active' })
  })
})
