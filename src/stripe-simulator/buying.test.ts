import { describe, expect, it } from 'vitest'
import {
  CARD,
  idOf,
  makePrice,
  simulated,
  startCheckout,
  subscribe,
} from '@/src/testing/stripe/simulated'
import { SimulatorError } from './simulator'

describe('a checkout of a subscription', () => {
  it('makes customer, subscription, paid invoice and payment when it is paid', async () => {
    const room = simulated()
    const price = await makePrice(room)
    const session = await startCheckout(room, price.id, {
      client_reference_id: 'order 7',
      metadata: { site: 'a' },
      subscription_data: { metadata: { plan: 'b' } },
    })
    expect(session).toMatchObject({ status: 'open', payment_status: 'unpaid', amount_total: 500 })
    expect(session.url).toBe(`http://localhost/test-checkout/${session.id}`)
    room.eventTypes()

    expect(room.simulator.payCheckout(session.id, CARD.pays)).toEqual({ result: 'paid' })

    const paid = await room.stripe.checkout.sessions.retrieve(session.id, {
      expand: ['subscription.latest_invoice.payments', 'customer', 'line_items'],
    })
    expect(paid).toMatchObject({
      status: 'complete',
      payment_status: 'paid',
      client_reference_id: 'order 7',
      metadata: { site: 'a' },
      customer: { email: 'reader@example.com' },
      line_items: { data: [{ amount_total: 500, price: { id: price.id } }] },
      subscription: {
        status: 'active',
        metadata: { plan: 'b' },
        items: { data: [{ price: { id: price.id } }] },
        latest_invoice: {
          status: 'paid',
          amount_paid: 500,
          billing_reason: 'subscription_create',
          parent: { subscription_details: { metadata: { plan: 'b' } } },
          payments: {
            data: [{ status: 'paid', amount_paid: 500, payment: { type: 'payment_intent' } }],
          },
        },
      },
    })
    expect(room.eventTypes()).toEqual([
      'customer.created',
      'customer.subscription.created',
      'invoice.created',
      'customer.subscription.updated',
      'customer.updated',
      'invoice.finalized',
      'payment_intent.created',
      'customer.subscription.updated',
      'charge.succeeded',
      'payment_intent.succeeded',
      'invoice.updated',
      'invoice.paid',
      'invoice.payment_succeeded',
      'customer.subscription.updated',
      'payment_method.attached',
      'customer.updated',
      'checkout.session.completed',
    ])
  })

  it.each([
    ['declined', CARD.declined, 'card_declined'],
    ['short of funds', CARD.noFunds, 'insufficient_funds'],
    ['expired', CARD.expired, 'expired_card'],
    ['given with a wrong security code', CARD.wrongCode, 'incorrect_cvc'],
    ['broken on the way', CARD.broken, 'processing_error'],
    ['unknown', '1234', 'incorrect_number'],
  ])('stays open when the card is %s, and can be paid with another', async (_, card, code) => {
    const room = simulated()
    const session = await startCheckout(room, (await makePrice(room)).id)
    expect(room.simulator.payCheckout(session.id, card)).toMatchObject({ result: 'declined', code })
    expect(room.simulator.checkout(session.id).status).toBe('open')
    expect(room.simulator.payCheckout(session.id, CARD.pays)).toEqual({ result: 'paid' })
    const list = await room.stripe.subscriptions.list({ status: 'all' })
    expect(list.data.map(({ status }) => status)).toEqual(['active'])
    expect((await room.stripe.customers.list()).data).toHaveLength(1)
  })

  it('leaves the subscription incomplete while a card waits for confirmation', async () => {
    const room = simulated()
    const session = await startCheckout(room, (await makePrice(room)).id)
    expect(room.simulator.payCheckout(session.id, CARD.asks)).toEqual({
      result: 'needs_confirmation',
    })
    const waiting = await room.stripe.subscriptions.list({ status: 'incomplete' })
    expect(waiting.data).toHaveLength(1)
    expect(room.simulator.payCheckout(session.id, CARD.asks, { isConfirmed: true })).toEqual({
      result: 'paid',
    })
    const [subscription] = (await room.stripe.subscriptions.list()).data
    expect(subscription?.status).toBe('active')
    room.simulator.advance({ days: 31 })
    expect((await room.stripe.invoices.list({ status: 'paid' })).data).toHaveLength(2)
  })

  it('takes nothing for a trial, and has the subscription trialing', async () => {
    const room = simulated()
    const price = await makePrice(room)
    const subscription = await subscribe(room, price.id, {
      subscription_data: { trial_period_days: 14 },
    })
    expect(subscription.status).toBe('trialing')
    expect(subscription.trial_end).toBe(subscription.items.data[0]?.current_period_end)
    const invoices = await room.stripe.invoices.list()
    expect(invoices.data.map(({ status, total }) => [status, total])).toEqual([['paid', 0]])
  })

  it('makes nothing of a trial whose card is declined', async () => {
    const room = simulated()
    const session = await startCheckout(room, (await makePrice(room)).id, {
      subscription_data: { trial_period_days: 14 },
    })
    expect(room.simulator.payCheckout(session.id, CARD.declined).result).toBe('declined')
    expect((await room.stripe.customers.list()).data).toEqual([])
  })

  it('expires after a day, with what its attempts left behind', async () => {
    const room = simulated()
    const session = await startCheckout(room, (await makePrice(room)).id)
    room.simulator.payCheckout(session.id, CARD.declined)
    room.simulator.advance({ days: 1 })
    expect(room.simulator.checkout(session.id).status).toBe('expired')
    expect(() => room.simulator.payCheckout(session.id, CARD.pays)).toThrow(SimulatorError)
    const [left] = (await room.stripe.subscriptions.list({ status: 'all' })).data
    expect(left?.status).toBe('incomplete_expired')
    expect((await room.stripe.invoices.list()).data.map(({ status }) => status)).toEqual(['void'])
    expect(room.eventTypes()).toContain('checkout.session.expired')
  })

  it('is paid once', async () => {
    const room = simulated()
    const session = await startCheckout(room, (await makePrice(room)).id)
    room.simulator.payCheckout(session.id, CARD.pays)
    expect(() => room.simulator.payCheckout(session.id, CARD.pays)).toThrow('paid already')
  })

  it('takes off a coupon once, or for as long as it lasts', async () => {
    const room = simulated()
    const price = await makePrice(room, 1000)
    await room.stripe.coupons.create({ id: 'ONCE', percent_off: 50, duration: 'once' })
    await room.stripe.coupons.create({
      id: 'LONG',
      amount_off: 300,
      currency: 'usd',
      duration: 'forever',
    })
    await subscribe(room, price.id, { discounts: [{ coupon: 'ONCE' }] })
    await subscribe(room, price.id, {
      discounts: [{ coupon: 'LONG' }],
      customer_email: 'b@example.com',
    })
    await room.stripe.coupons.del('LONG')
    room.simulator.advance({ days: 31 })
    const invoices = await room.stripe.invoices.list()
    expect(invoices.data.map(({ total }) => total).sort((a, b) => a - b)).toEqual([
      500, 700, 700, 1000,
    ])
  })
})

describe('a checkout of one payment', () => {
  it('makes a payment, in a currency without decimals too', async () => {
    const room = simulated()
    const session = await room.stripe.checkout.sessions.create({
      mode: 'payment',
      line_items: [
        {
          price_data: { currency: 'JPY', unit_amount: 1200, product_data: { name: 'Cook book' } },
          quantity: 2,
        },
      ],
      payment_intent_data: { metadata: { recipe: '7' } },
      customer_email: 'reader@example.com',
      success_url: 'https://example.com/thanks',
    })
    expect(room.simulator.payCheckout(session.id, CARD.noFunds).result).toBe('declined')
    expect(room.simulator.payCheckout(session.id, CARD.pays).result).toBe('paid')
    const paid = await room.stripe.checkout.sessions.retrieve(session.id, {
      expand: ['payment_intent.latest_charge'],
    })
    expect(paid).toMatchObject({
      customer: null,
      payment_intent: {
        amount: 2400,
        currency: 'jpy',
        metadata: { recipe: '7' },
        latest_charge: { paid: true, amount: 2400 },
      },
    })
  })

  it('can be paid back in parts, but not more than was paid', async () => {
    const room = simulated()
    const price = await makePrice(room, 900, null)
    const session = await startCheckout(room, price.id, { mode: 'payment' })
    room.simulator.payCheckout(session.id, CARD.pays)
    const { payment_intent: payment } = await room.stripe.checkout.sessions.retrieve(session.id)
    const refund = await room.stripe.refunds.create({
      payment_intent: idOf(payment),
      amount: 400,
    })
    expect(refund).toMatchObject({ amount: 400, status: 'succeeded', payment_intent: payment })
    await expect(
      room.stripe.refunds.create({ payment_intent: idOf(payment), amount: 501 }),
    ).rejects.toThrow('greater than unrefunded amount')
    await room.stripe.refunds.create({ payment_intent: idOf(payment) })
    await expect(
      room.stripe.refunds.create({ payment_intent: idOf(payment) }),
    ).rejects.toMatchObject({
      code: 'charge_already_refunded',
    })
    expect(room.eventTypes().filter((type) => type === 'charge.refunded')).toHaveLength(2)
  })
})
