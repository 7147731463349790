import { describe, expect, it } from 'vitest'
import {
  CARD,
  idOf,
  makePrice,
  type Simulated,
  simulated,
  subscribe,
} from '@/src/testing/stripe/simulated'

const DAY = 86_400

const statusOf = async (room: Simulated, id: string) =>
  (await room.stripe.subscriptions.retrieve(id)).status

const portalOf = async (room: Simulated, customer: string) => {
  const session = await room.stripe.billingPortal.sessions.create({
    customer,
    return_url: 'https://example.com/account',
  })
  return room.simulator.portal(session.id)
}

describe('the clock', () => {
  it('renews each period on the day on which all began, the last of shorter months', async () => {
    const room = simulated()
    const { id } = await subscribe(room, (await makePrice(room)).id)
    room.simulator.advance({ days: 100 })
    const invoices = await room.stripe.invoices.list({ subscription: id, status: 'paid' })
    const days = invoices.data.map(({ created }) => new Date(created * 1000).toISOString())
    expect(days).toEqual([
      '2026-06-30T10:00:00.000Z',
      '2026-05-31T10:00:00.000Z',
      '2026-04-30T10:00:00.000Z',
      '2026-03-31T10:00:00.000Z',
    ])
    const live = await room.stripe.subscriptions.retrieve(id)
    const now = room.simulator.now().getTime() / 1000
    expect(live.items.data[0]?.current_period_end).toBeGreaterThan(now)
  })

  it('ends a trial with the first payment, and tells of it three days before', async () => {
    const room = simulated()
    const { id } = await subscribe(room, (await makePrice(room)).id, {
      subscription_data: { trial_period_days: 14 },
    })
    room.simulator.advance({ days: 10 })
    expect(room.eventTypes()).not.toContain('customer.subscription.trial_will_end')
    room.simulator.advance({ days: 1 })
    expect(room.eventTypes()).toEqual(['customer.subscription.trial_will_end'])
    room.simulator.advance({ days: 3 })
    expect(await statusOf(room, id)).toBe('active')
    const [paid] = (await room.stripe.invoices.list()).data
    expect(paid).toMatchObject({ amount_paid: 500, billing_reason: 'subscription_cycle' })
  })

  it('tries a failed renewal again after 3, 5 and 7 days, then ends the subscription', async () => {
    const room = simulated()
    const bought = await subscribe(room, (await makePrice(room)).id, { card: CARD.failsLater })
    const end = bought.items.data[0]?.current_period_end ?? 0
    room.eventTypes()
    room.simulator.advance(new Date(end * 1000))
    const late = await room.stripe.subscriptions.retrieve(bought.id)
    expect(late.status).toBe('past_due')
    expect(late.items.data[0]?.current_period_start).toBe(end)
    expect(late.latest_invoice).not.toBe(bought.latest_invoice)
    room.simulator.advance({ days: 14.9 })
    expect(await statusOf(room, bought.id)).toBe('past_due')
    room.simulator.advance({ days: 0.1 })
    const ended = await room.stripe.subscriptions.retrieve(bought.id)
    expect(ended).toMatchObject({
      status: 'canceled',
      ended_at: end + 15 * DAY,
      cancellation_details: { reason: 'payment_failed' },
    })
    const types = room.eventTypes()
    expect(types.filter((type) => type === 'invoice.payment_failed')).toHaveLength(4)
    expect(types.at(-1)).toBe('customer.subscription.deleted')
  })

  it('mends a failed renewal with another card', async () => {
    const room = simulated()
    const { id, customer } = await subscribe(room, (await makePrice(room)).id, {
      card: CARD.failsLater,
    })
    room.simulator.advance({ days: 31 })
    expect(() => room.simulator.payOpenInvoice(id)).toThrow('Your card was declined.')
    expect(() => room.simulator.setCard(idOf(customer), CARD.expired)).toThrow('has expired')
    room.simulator.setCard(idOf(customer), CARD.pays)
    expect((await portalOf(room, idOf(customer))).subscriptions).toMatchObject([
      { status: 'past_due', openInvoice: { amount: 500, attempts: 1 } },
    ])
    room.simulator.payOpenInvoice(id)
    expect(await portalOf(room, idOf(customer))).toMatchObject({
      card: { last4: '4242' },
      return_url: 'https://example.com/account',
      subscriptions: [{ status: 'active', openInvoice: null, nextPayment: { amount: 500 } }],
      invoices: [{ status: 'paid' }, { status: 'paid' }],
    })
    expect(() => room.simulator.payOpenInvoice(id)).toThrow('Nothing is owed.')
  })

  it('ends a canceled subscription with its period, unless it is kept', async () => {
    const room = simulated()
    const { id } = await subscribe(room, (await makePrice(room)).id)
    room.simulator.cancelAtPeriodEnd(id, true)
    const leaving = await room.stripe.subscriptions.retrieve(id)
    expect(leaving.cancel_at).toBe(leaving.items.data[0]?.current_period_end)
    room.simulator.cancelAtPeriodEnd(id, false)
    room.simulator.advance({ days: 31 })
    expect(await statusOf(room, id)).toBe('active')
    await room.stripe.subscriptions.update(id, { cancel_at_period_end: true })
    room.simulator.advance({ days: 31 })
    expect(await statusOf(room, id)).toBe('canceled')
    await expect(room.stripe.subscriptions.cancel(id)).rejects.toMatchObject({
      code: 'resource_missing',
    })
  })

  it('ends a subscription on the day that was set, which only the same parameter takes back', async () => {
    const room = simulated()
    const { id } = await subscribe(room, (await makePrice(room)).id)
    const { subscriptions } = room.stripe
    const day = room.simulator.now().getTime() / 1000 + 10 * DAY
    await expect(subscriptions.update(id, { cancel_at: 5 })).rejects.toThrow('in the future')
    expect(await subscriptions.update(id, { cancel_at: day })).toMatchObject({
      cancel_at: day,
      cancel_at_period_end: false,
    })
    const kept = await subscriptions.update(id, { cancel_at_period_end: false })
    expect(kept.cancel_at).toBe(day)
    expect((await subscriptions.update(id, { cancel_at: '' })).cancel_at).toBeNull()
    await subscriptions.update(id, { cancel_at: day })
    room.simulator.advance({ days: 11 })
    expect(await statusOf(room, id)).toBe('canceled')
  })

  it('moves only forward, and not too far at once', () => {
    const { simulator } = simulated()
    expect(() => simulator.advance({ days: 0 })).toThrow('only moves forward')
    expect(() => simulator.advance(new Date('2020-01-01'))).toThrow('only moves forward')
    expect(() => simulator.advance({ days: Number.NaN })).toThrow('only moves forward')
    expect(() => simulator.advance({ days: 5000 })).toThrow('at most')
  })
})

describe('a pause', () => {
  it('of collection makes invoices void until it ends', async () => {
    const room = simulated()
    const { id } = await subscribe(room, (await makePrice(room)).id)
    const until = room.simulator.now().getTime() / 1000 + 45 * DAY
    await room.stripe.subscriptions.update(id, {
      pause_collection: { behavior: 'void', resumes_at: until },
    })
    room.simulator.advance({ days: 70 })
    const { data } = await room.stripe.invoices.list({ subscription: id })
    expect(data.map(({ status }) => status)).toEqual(['paid', 'void', 'paid'])
    expect((await room.stripe.subscriptions.retrieve(id)).pause_collection).toBeNull()
  })

  it('follows a trial without a card, and ends with a payment', async () => {
    const room = simulated()
    const { id, customer } = await subscribe(room, (await makePrice(room)).id, {
      card: '',
      payment_method_collection: 'if_required',
      subscription_data: {
        trial_period_days: 7,
        trial_settings: { end_behavior: { missing_payment_method: 'pause' } },
      },
    })
    room.simulator.advance({ days: 7 })
    expect(await statusOf(room, id)).toBe('paused')
    expect(room.eventTypes()).toContain('customer.subscription.paused')
    room.simulator.setCard(idOf(customer), CARD.pays)
    expect((await room.stripe.subscriptions.resume(id)).status).toBe('active')
    expect(room.eventTypes()).toContain('customer.subscription.resumed')
  })
})
