import { describe, expect, it } from 'vitest'
import { CARD, idOf, makePrice, simulated, subscribe } from '@/src/testing/stripe/simulated'

describe('a switch of plans', () => {
  it('gives back the rest of the old and takes the rest of the new, at once when asked', async () => {
    const room = simulated()
    const small = await makePrice(room, 3000)
    const large = await makePrice(room, 6000)
    const { id, items } = await subscribe(room, small.id)
    room.simulator.advance({ days: 15 })
    const [item] = items.data
    const change = { items: [{ id: item?.id ?? '', price: large.id }] }
    const preview = await room.stripe.invoices.createPreview({
      subscription: id,
      subscription_details: { ...change, proration_behavior: 'always_invoice' },
    })
    await room.stripe.subscriptions.update(id, { ...change, proration_behavior: 'always_invoice' })
    const [invoice] = (await room.stripe.invoices.list({ subscription: id })).data
    expect(invoice).toMatchObject({
      status: 'paid',
      billing_reason: 'subscription_update',
      amount_paid: 1500,
    })
    expect(invoice?.lines.data.map(({ amount }) => amount)).toEqual([-1500, 3000])
    expect(preview.total).toBe(1500)
  })

  it('waits for the next invoice otherwise, or costs nothing', async () => {
    const room = simulated()
    const [small, large] = [await makePrice(room, 3000), await makePrice(room, 6000)]
    const { id, items } = await subscribe(room, small.id)
    const item = items.data[0]?.id ?? ''
    room.simulator.advance({ days: 15 })
    await room.stripe.subscriptions.update(id, { items: [{ id: item, price: large.id }] })
    await room.stripe.subscriptions.update(id, {
      items: [{ id: item, price: small.id }],
      proration_behavior: 'none',
    })
    room.simulator.advance({ days: 15 })
    const [invoice] = (await room.stripe.invoices.list({ subscription: id })).data
    expect(invoice?.total).toBe(3000 + 1500)
  })

  it('begins a new period when the interval changes; what is too much becomes credit', async () => {
    const room = simulated()
    const [year, month] = [await makePrice(room, 36500, 'year'), await makePrice(room, 1000)]
    const { id, items, customer } = await subscribe(room, year.id)
    room.simulator.advance({ days: 73 })
    const changed = await room.stripe.subscriptions.update(id, {
      items: [{ id: items.data[0]?.id ?? '', price: month.id }],
    })
    const start = changed.items.data[0]?.current_period_start
    expect(start).toBe(room.simulator.now().getTime() / 1000)
    const buyer = await room.stripe.customers.retrieve(idOf(customer))
    expect(buyer).toMatchObject({ balance: -(29200 - 1000) })
    room.simulator.advance({ days: 31 })
    const [next] = (await room.stripe.invoices.list({ subscription: id })).data
    expect(next).toMatchObject({
      status: 'paid',
      total: 1000,
      amount_due: 0,
      starting_balance: -28200,
    })
  })

  it('changes nothing when its payment fails and that is asked to be an error', async () => {
    const room = simulated()
    const [small, large] = [await makePrice(room, 3000), await makePrice(room, 6000)]
    const { id, items } = await subscribe(room, small.id, { card: CARD.failsLater })
    await expect(
      room.stripe.subscriptions.update(id, {
        items: [{ id: items.data[0]?.id ?? '', price: large.id }],
        proration_behavior: 'always_invoice',
        payment_behavior: 'error_if_incomplete',
      }),
    ).rejects.toMatchObject({ type: 'StripeCardError', code: 'card_declined' })
    const same = await room.stripe.subscriptions.retrieve(id)
    expect(same).toMatchObject({ status: 'active', items: { data: [{ price: { id: small.id } }] } })
    expect((await room.stripe.invoices.list()).data).toHaveLength(1)
  })

  it('during a trial costs nothing until the trial ends, which can be now', async () => {
    const room = simulated()
    const [small, large] = [await makePrice(room, 3000), await makePrice(room, 6000)]
    const { id, items } = await subscribe(room, small.id, {
      subscription_data: { trial_period_days: 30 },
    })
    await room.stripe.subscriptions.update(id, {
      items: [{ id: items.data[0]?.id ?? '', price: large.id }],
    })
    expect((await room.stripe.invoices.list()).data).toHaveLength(1)
    const begun = await room.stripe.subscriptions.update(id, { trial_end: 'now' })
    expect(begun.status).toBe('active')
    const [paid] = (await room.stripe.invoices.list()).data
    expect(paid).toMatchObject({ amount_paid: 6000 })
  })
})
