import fc from 'fast-check'
import type Stripe from 'stripe'
import { describe, expect, it } from 'vitest'
import { makeUser } from '@/src/testing/builders'
import { testPayload } from '@/src/testing/payload'
import { buyPlan, GOOD_CARD, makeSellingSite } from '@/src/testing/setups/payments'
import type { Bought } from '@/src/testing/setups/payments'
import { subscribeForFree } from '../../subscriptions/subscribe-for-free'
import { switchPlan } from '../changes/switch-plan'
import { getStripe } from '../stripe/client'
import { withSimulator } from '../stripe/local-stripe'
import { reconcile } from '../reconcile/reconcile'
import { applyEvents } from '../webhooks/apply'
import { stateOf } from './subscription-state'
import { syncSubscription } from './sync-subscription'

const payload = await testPayload({ LIMITS_FACTOR: '1000' })
const siteId = (await makeSellingSite(payload)).id

type Simulator = Parameters<Parameters<typeof withSimulator>[1]>[0]
const atStripe = (doIt: (simulator: Simulator) => void) => withSimulator(payload, doIt)
const update = (id: string, params: Stripe.SubscriptionUpdateParams) =>
  getStripe(payload).subscriptions.update(id, params)

/** Events that change a subscription, at the payment service and here. */
const HAPPENINGS = {
  failingCard: ({ customerId }) =>
    atStripe((simulator) => simulator.setCard(customerId, '4000000000000341')),
  goodCard: ({ customerId }) => atStripe((simulator) => simulator.setCard(customerId, GOOD_CARD)),
  days: () => atStripe((simulator) => simulator.advance({ days: 4 })),
  month: () => atStripe((simulator) => simulator.advance({ days: 31 })),
  cancel: ({ stripeId }) => atStripe((simulator) => simulator.cancelAtPeriodEnd(stripeId, true)),
  keep: ({ stripeId }) => atStripe((simulator) => simulator.cancelAtPeriodEnd(stripeId, false)),
  pay: ({ stripeId }) => atStripe((simulator) => simulator.payOpenInvoice(stripeId)),
  end: ({ stripeId }) => atStripe((simulator) => simulator.cancelNow(stripeId)),
  pause: ({ stripeId }) => update(stripeId, { pause_collection: { behavior: 'void' } }),
  resume: ({ stripeId }) => update(stripeId, { pause_collection: '' }),
  year: ({ id, userId }) => switchPlan(payload, userId, id, 'yearly'),
  free: ({ userId }) => subscribeForFree(payload, siteId, userId),
  again: async (bought) => Object.assign(bought, await buyPlan(payload, siteId, bought)),
} as const satisfies Record<string, Happening>

type Reader = Bought & { email: string }
type Happening = (bought: Reader) => Promise<unknown>

const history = fc.array(
  fc.record({
    what: fc.constantFrom(...(Object.keys(HAPPENINGS) as (keyof typeof HAPPENINGS)[])),
    /** The delivery of its events: applied in between, later, or lost. */
    fate: fc.constantFrom('applied', 'kept', 'dropped'),
    /** Whether they come twice. */
    isRepeated: fc.boolean(),
  }),
  { minLength: 1, maxLength: 8 },
)

/** Does it; what cannot be done in the present state is left. */
async function happen(what: keyof typeof HAPPENINGS, bought: Reader): Promise<void> {
  const doIt: Happening = HAPPENINGS[what]
  await doIt(bought).catch(() => undefined)
}

const waiting = `applied_at is null`
const drop = () => payload.db.pool.query(`delete from stripe_events where ${waiting}`)
/** Comes again later, in another order. */
const shuffle = () =>
  payload.db.pool.query(`update stripe_events set received_at = now() - random() * interval '1 hour'
    where ${waiting}`)
const repeat = () =>
  payload.db.pool.query('update stripe_events set applied_at = null where subject is not null')

async function isTrue({ id, stripeId }: Bought): Promise<void> {
  const subscription: Stripe.Subscription =
    await getStripe(payload).subscriptions.retrieve(stripeId)
  const state = stateOf(subscription)
  const { rows } = await payload.db.pool.query<Record<string, unknown>>(
    `select status::text, plan_type::text as "planType", cancel_at_period_end as "isEnding",
        current_period_end as "end" from subscriptions where id = $1`,
    [id],
  )
  const isFree = rows[0]?.['planType'] === 'free'
  const expected =
    state?.status === 'canceled'
      ? // Who subscribed for nothing since keeps that.
        { status: isFree ? 'active' : 'canceled' }
      : {
          status: state?.status,
          planType: state?.planType,
          isEnding: state?.cancelAtPeriodEnd,
          end: state?.currentPeriodEnd,
        }
  expect(rows[0]).toMatchObject(expected)
}

// docs/product/payments.md#webhooks
describe('any history of a subscription', () => {
  it('ends in the state of the payment service: repeated, dropped and shuffled events', async () => {
    await fc.assert(
      fc.asyncProperty(history, async (steps) => {
        await payload.db.pool.query('delete from stripe_events')
        const user = await makeUser(payload)
        const buyer = { userId: user.id, email: user.email }
        const bought: Reader = { ...buyer, ...(await buyPlan(payload, siteId, buyer)) }
        let isLossy = false
        for (const { what, fate, isRepeated } of steps) {
          await happen(what, bought)
          if (fate === 'dropped') {
            await drop()
            isLossy = true
          }
          await shuffle()
          if (isRepeated) await repeat()
          if (fate === 'applied') await applyEvents(payload)
        }
        await applyEvents(payload)
        // The nightly comparison finds changes without an event.
        if (isLossy) await reconcile(payload)
        await isTrue(bought)
        await withSimulator(payload, (simulator) => simulator.cancelNow(bought.stripeId)).catch(
          () => undefined,
        )
        await applyEvents(payload)
      }),
      { numRuns: Number(process.env['HISTORIES'] ?? 12) },
    )
  }, 240_000)

  it('does not go back when an earlier read is stored after a later one', async () => {
    const bought = await buyPlan(payload, siteId)
    await withSimulator(payload, (simulator) => simulator.cancelAtPeriodEnd(bought.stripeId, true))
    await Promise.all(Array.from({ length: 8 }, () => syncSubscription(payload, bought.stripeId)))
    await isTrue(bought)
  })
})
