import { describe, expect, it } from 'vitest'
import type { ApiAnswer } from '@/src/testing/api/call-api'
import {
  bought,
  count,
  expectUnavailable,
  inTime,
  owner,
  payload,
  post,
  rowOf,
  site,
  stripe,
} from '@/src/testing/setups/paying/weather'
import { syncSubscription } from '../sync/sync-subscription'

type Ask = (paid: Awaited<ReturnType<typeof bought>>) => Promise<ApiAnswer>

/** A request about a paid subscription: who makes it, for what, and where it fails. */
type Wish = {
  name: string
  on: RegExp
  /** The request before it, which succeeds. */
  first?: Ask
  ask: Ask
  /** The stored state after the response. */
  then?: object
}
const cancel: Ask = ({ id, token }) =>
  post('/v1/manage/cancellations', token, { subscriptionId: id })

const WISHES: Wish[] = [
  {
    name: 'cancelling',
    on: /POST .*subscriptions/,
    ask: cancel,
    then: { status: 'active', ending: true },
  },
  {
    name: 'keeping',
    on: /POST .*subscriptions/,
    first: cancel,
    ask: ({ id, token }) => post('/v1/manage/resumptions', token, { subscriptionId: id }),
    then: { status: 'active', ending: false },
  },
  {
    name: 'a change of plan',
    on: /POST .*subscriptions/,
    ask: ({ id, token }) =>
      post('/v1/manage/plan-changes', token, { subscriptionId: id, plan: 'yearly' }),
    then: { status: 'active', plan: 'yearly' },
  },
  {
    name: 'the preview of a change',
    on: /create_preview/,
    ask: ({ id, token }) =>
      post('/v1/manage/plan-change-previews', token, { subscriptionId: id, plan: 'yearly' }),
  },
  {
    name: 'the billing page',
    on: /billing_portal/,
    ask: ({ token }) => post('/v1/manage/billing-portal-sessions', token),
  },
  {
    name: 'removing a paying subscriber at once',
    on: /DELETE .*subscriptions/,
    ask: ({ id }) =>
      post(`/v1/manage/${site.slug}/subscribers/${id}/removal`, owner, { at: 'now' }),
    then: { status: 'canceled' },
  },
  {
    name: 'removing a paying subscriber with the period',
    on: /POST .*subscriptions/,
    ask: ({ id }) =>
      post(`/v1/manage/${site.slug}/subscribers/${id}/removal`, owner, { at: 'period_end' }),
    then: { status: 'active', ending: true },
  },
]

describe.each(WISHES)('$name', ({ on, first, ask, then }) => {
  it.each(['hang', 'half', 'lost'] as const)(
    'fails in time when Stripe answers "%s", leaves the row, and is done once when asked again',
    async (weather) => {
      const paid = await bought()
      await first?.(paid)
      const before = await rowOf(paid.id)
      const [subscriptions, charges] = [count('subscriptions'), count('charges')]
      stripe.let(on, weather, 2)
      expectUnavailable(await inTime(ask(paid)))
      expect(await rowOf(paid.id)).toEqual(before)
      stripe.clear()
      const again = await ask(paid)
      expect(again.status, JSON.stringify(again.body)).toBeLessThan(300)
      expect(await rowOf(paid.id)).toMatchObject(then ?? before ?? {})
      expect(count('subscriptions')).toBe(subscriptions)
      expect(count('charges') - charges).toBeLessThanOrEqual(1)
    },
  )
})

describe.each(WISHES.filter(({ then }) => then !== undefined))(
  '$name',
  ({ on, first, ask, then }) => {
    it('is stored when it is answered, also when a webhook is read in the moment before', async () => {
      const paid = await bought()
      await first?.(paid)
      const meanwhile = () => syncSubscription(payload, paid.stripeId)
      stripe.let(on, { meanwhile }, 1)
      expect((await ask(paid)).status).toBeLessThan(300)
      expect(await rowOf(paid.id)).toMatchObject(then ?? {})
    })
  },
)
