import { describe, expect, it } from 'vitest'
import {
  idOf,
  makePrice,
  simulated,
  startCheckout,
  subscribe,
} from '@/src/testing/stripe/simulated'
import type { StripeSimulator } from './simulator'

const post = (simulator: StripeSimulator, path: string, body: string, key?: string) =>
  simulator.respond({
    method: 'POST',
    path,
    body,
    headers: {
      authorization: 'Bearer sk_test_simulated',
      ...(key === undefined ? {} : { 'idempotency-key': key }),
    },
  })

describe('a request', () => {
  it.each([
    ['an unknown id', '/v1/subscriptions/sub_none', '', 404, 'resource_missing', 'id'],
    ['a missing parameter', '/v1/prices', 'currency=usd', 400, 'parameter_missing', 'unit_amount'],
    ['an unknown parameter', '/v1/customers', 'emial=a', 400, 'parameter_unknown', 'emial'],
    [
      'an unknown parameter inside another',
      '/v1/prices',
      'currency=usd&unit_amount=1&recurring[interval]=month&recurring[every]=2',
      400,
      'parameter_unknown',
      'recurring[every]',
    ],
    [
      'an id that is no id',
      '/v1/coupons',
      'id=__proto__&percent_off=5',
      400,
      'parameter_invalid',
      'id',
    ],
    [
      'a wrong value',
      '/v1/prices',
      'currency=usd&unit_amount=1.5',
      400,
      'parameter_invalid',
      'unit_amount',
    ],
  ])('with %s gets Stripe’s error', (_, path, body, status, code, param) => {
    const { simulator } = simulated()
    const answer = post(simulator, path, body)
    expect(answer.status).toBe(status)
    expect(JSON.parse(answer.body)).toMatchObject({
      error: { type: 'invalid_request_error', code, param, message: expect.any(String) },
    })
  })

  it('to an unknown address gets 404, and one without a test key 401', () => {
    const { simulator } = simulated()
    expect(post(simulator, '/v1/unicorns', '').status).toBe(404)
    expect(post(simulator, '/v1/customers/__proto__', '').status).toBe(404)
    const headers = { authorization: 'Bearer sk_live_key' }
    const refused = simulator.respond({ method: 'GET', path: '/v1/customers', body: '', headers })
    expect(refused.status).toBe(401)
  })

  it('that is refused changes nothing', () => {
    const { simulator, state } = simulated()
    const before = JSON.stringify(state.objects)
    post(
      simulator,
      '/v1/checkout/sessions',
      'mode=subscription&success_url=https://a.example&line_items[0][price_data][currency]=usd' +
        '&line_items[0][price_data][unit_amount]=5&line_items[0][price_data][product_data][name]=x',
    )
    expect(JSON.stringify(state.objects)).toBe(before)
    expect(simulator.takeEvents()).toEqual([])
  })

  it('sent again with its key gets the first answer; with another body an error', async () => {
    const { simulator, stripe } = simulated()
    const first = post(simulator, '/v1/customers', 'email=a@example.com', 'key 1')
    const again = post(simulator, '/v1/customers', 'email=a@example.com', 'key 1')
    expect(again.body).toBe(first.body)
    expect(again.headers['idempotent-replayed']).toBe('true')
    expect((await stripe.customers.list()).data).toHaveLength(1)
    const other = post(simulator, '/v1/customers', 'email=b@example.com', 'key 1')
    expect(other.status).toBe(400)
    expect(JSON.parse(other.body)).toMatchObject({ error: { type: 'idempotency_error' } })
    simulator.advance({ days: 2 })
    expect(post(simulator, '/v1/customers', 'email=b@example.com', 'key 1').status).toBe(200)
  })

  it('can ask for objects in place of ids, but only where there are some', async () => {
    const room = simulated()
    const { id, latest_invoice: latest } = await subscribe(room, (await makePrice(room)).id)
    const whole = await room.stripe.subscriptions.retrieve(id, {
      expand: [
        'customer.invoice_settings.default_payment_method',
        'items.data.price.product',
        'latest_invoice',
      ],
    })
    expect(whole).toMatchObject({
      customer: { invoice_settings: { default_payment_method: { card: { last4: '4242' } } } },
      items: { data: [{ price: { product: { object: 'product' } } }] },
      latest_invoice: { id: latest },
    })
    const list = await room.stripe.subscriptions.list({ expand: ['data.customer'] })
    expect(list.data[0]?.customer).toMatchObject({ email: 'reader@example.com' })
    const payments = await room.stripe.invoicePayments
      .list({
        invoice: idOf(latest),
        expand: ['data.payment.payment_intent.latest_charge'],
      })
      .catch((error: unknown) => error)
    expect(payments).toMatchObject({
      data: [{ payment: { payment_intent: { latest_charge: { paid: true } } } }],
    })
    await expect(room.stripe.subscriptions.retrieve(id, { expand: ['status'] })).rejects.toThrow(
      'cannot be expanded',
    )
    await expect(room.stripe.subscriptions.retrieve(id, { expand: ['a.b.c.d.e'] })).rejects.toThrow(
      'more than 4 levels',
    )
  })

  it('for a list gets pages, newest first', async () => {
    const { stripe } = simulated()
    for (const name of ['a', 'b', 'c', 'd', 'e']) await stripe.customers.create({ name })
    const first = await stripe.customers.list({ limit: 2 })
    expect(first).toMatchObject({ has_more: true, data: [{ name: 'e' }, { name: 'd' }] })
    const all = await stripe.customers.list({ limit: 2 }).autoPagingToArray({ limit: 100 })
    expect(all.map(({ name }) => name)).toEqual(['e', 'd', 'c', 'b', 'a'])
    const before = await stripe.customers.list({ limit: 1, ending_before: all[2]?.id ?? '' })
    expect(before).toMatchObject({ has_more: true, data: [{ name: 'd' }] })
  })

  it('for events gets those of its types and time', async () => {
    const room = simulated()
    const { id } = await subscribe(room, (await makePrice(room)).id)
    room.simulator.advance({ days: 20 })
    await room.stripe.subscriptions.update(id, { metadata: { a: 'b' } })
    const [event] = (
      await room.stripe.events.list({ type: 'customer.subscription.updated', limit: 1 })
    ).data
    expect(event?.data).toMatchObject({
      object: { id, metadata: { a: 'b' } },
      previous_attributes: { metadata: { a: null } },
    })
    const now = event?.created ?? 0
    const types = ['invoice.*', 'customer.subscription.updated']
    expect((await room.stripe.events.list({ types, created: { gte: now } })).data).toHaveLength(1)
    expect(
      (await room.stripe.events.list({ types, created: { lt: now } })).data.length,
    ).toBeGreaterThan(4)
    expect(await room.stripe.events.retrieve(event?.id ?? '')).toEqual(event)
  })
})

describe('a connected account', () => {
  it('is paid through the platform once its onboarding is finished', async () => {
    const room = simulated()
    const account = await room.stripe.accounts.create({
      type: 'express',
      country: 'DE',
      capabilities: { transfers: { requested: true } },
    })
    const price = await makePrice(room, 1000)
    const params = {
      subscription_data: {
        transfer_data: { destination: account.id },
        application_fee_percent: 12.5,
      },
    }
    await expect(startCheckout(room, price.id, params)).rejects.toMatchObject({
      code: 'insufficient_capabilities_for_transfer',
    })
    await expect(room.stripe.accounts.createLoginLink(account.id)).rejects.toThrow('onboarding')
    const link = await room.stripe.accountLinks.create({
      account: account.id,
      type: 'account_onboarding',
      refresh_url: 'https://example.com/again',
      return_url: 'https://example.com/done',
    })
    expect(link.url).toBe(`http://localhost/test-account/${account.id}`)
    expect(room.simulator.account(account.id)).toMatchObject({
      isFinished: false,
      returnUrl: 'https://example.com/done',
    })
    room.simulator.finishAccount(account.id)
    const [told] = room.simulator.takeEvents().slice(-1)
    expect(told).toMatchObject({
      type: 'account.updated',
      account: account.id,
      data: { object: { charges_enabled: true }, previous_attributes: { charges_enabled: false } },
    })
    await subscribe(room, price.id, params)
    const { data } = await room.stripe.paymentIntents.list()
    expect(data).toMatchObject([
      { application_fee_amount: 125, transfer_data: { destination: account.id } },
    ])
  })
})
