import { describe, expect, it } from 'vitest'
import { callApi } from '@/src/testing/api/call-api'
import { makeToken, makeUser } from '@/src/testing/builders'
import { testPayload } from '@/src/testing/payload'
import { beginCheckout, buyPlan, makeSellingSite } from '@/src/testing/setups/payments'
import { withSimulator } from '../stripe/local-stripe'
import { getTestCheckout } from '../test-mode/checkout-page'
import { applyEvents } from '../webhooks/apply'

const payload = await testPayload({ LIMITS_FACTOR: '1000' })
const site = await makeSellingSite(payload)
const owner = await makeToken(payload, site.owner)

const create = (body: object, of = site, token = owner) =>
  callApi(payload, 'POST', `/v1/manage/${of.slug}/coupons`, { body, token })

const offerOf = (code: string, of = site) =>
  callApi(payload, 'GET', `/v1/site/${of.slug}/coupons/${code}`, {})

/** The amount in cents that a coupon's holder is asked for now. */
async function priceWith(coupon: string, of = site): Promise<number> {
  const user = await makeUser(payload)
  const session = await beginCheckout(payload, {
    siteId: of.id,
    userId: user.id,
    email: user.email,
    coupon,
  })
  return (await getTestCheckout(payload, session)).totalCents
}

const HELD = {
  path: 'coupon',
  message:
    'The last uses of this code are reserved by other checkouts. Try again in an hour, or continue without it.',
}

// docs/product/payments.md#coupons
describe('a coupon', () => {
  it('takes a percentage or an amount off, written in capitals or not', async () => {
    await create({ code: 'Jam20', percentOff: 20, duration: 'forever' })
    await create({ code: 'ONE-OFF', amountOffCents: 150, duration: 'once' })
    expect(await priceWith('jam20')).toBe(400)
    expect(await priceWith(' ONE-OFF ')).toBe(350)
    expect((await offerOf('JAM20')).body).toMatchObject({
      coupon: { code: 'Jam20', percentOff: 20 },
    })
  })

  it('can make the first payment free', async () => {
    await create({ code: 'FREE', percentOff: 100, duration: 'once' })
    const { userId } = await buyPlan(payload, site.id, { coupon: 'FREE' })
    expect(userId).not.toBe('')
  })

  it('is of one site', async () => {
    await create({ code: 'HERE', percentOff: 20, duration: 'once' })
    const other = await makeSellingSite(payload)
    expect((await offerOf('HERE', other)).status).toBe(404)
    await expect(priceWith('HERE', other)).rejects.toMatchObject({ code: 'validation_failed' })
  })

  it('ends by its day, by its number of uses, and by its author', async () => {
    await create({
      code: 'PAST',
      percentOff: 5,
      duration: 'once',
      expiresAt: '2026-01-01T00:00:00Z',
    })
    expect((await offerOf('PAST')).status).toBe(404)
    await create({ code: 'TWICE', percentOff: 5, duration: 'once', maxRedemptions: 1 })
    await buyPlan(payload, site.id, { coupon: 'TWICE' })
    expect((await offerOf('TWICE')).status).toBe(404)
    const made = await create({ code: 'GONE', percentOff: 5, duration: 'once' })
    const { coupon } = made.body as { coupon: { id: string } }
    const path = `/v1/manage/${site.slug}/coupons/${coupon.id}`
    expect((await callApi(payload, 'DELETE', path, { token: owner })).status).toBe(200)
    expect((await offerOf('GONE')).status).toBe(404)
    expect((await create({ code: 'gone', percentOff: 5, duration: 'once' })).status).toBe(409)
  })

  it('is used no more often than it may be by checkouts that are open at once', async () => {
    const body = { percentOff: 20, duration: 'once', maxRedemptions: 2 }
    await create({ code: 'PAIR', ...body })
    const begun = await Promise.allSettled(Array.from({ length: 5 }, () => priceWith('PAIR')))
    expect(begun.filter(({ status }) => status === 'fulfilled')).toHaveLength(2)
    for (const result of begun) {
      if (result.status === 'rejected') expect(result.reason).toMatchObject({ issues: [HELD] })
    }
    const offer = await offerOf('PAIR')
    expect([offer.status, JSON.stringify(offer.body)]).toEqual([
      404,
      expect.stringContaining(HELD.message),
    ])
  })

  it('is held for who is paying with its last use, for less than an hour', async () => {
    await create({ code: 'LAST', percentOff: 20, duration: 'once', maxRedemptions: 1 })
    const user = await makeUser(payload)
    const buyer = { siteId: site.id, userId: user.id, email: user.email, coupon: 'LAST' }
    await beginCheckout(payload, buyer)
    await expect(priceWith('LAST')).rejects.toMatchObject({ issues: [HELD] })
    const again = await beginCheckout(payload, buyer)
    expect((await getTestCheckout(payload, again)).totalCents).toBe(400)
    await withSimulator(payload, (simulator) => simulator.advance({ days: 1 }))
    expect((await getTestCheckout(payload, again)).status).toBe('expired')
    await applyEvents(payload)
    expect(await priceWith('LAST')).toBe(400)
  })

  it('that takes an amount off is for its own currency', async () => {
    const own = await makeSellingSite(payload)
    const token = await makeToken(payload, own.owner)
    await create({ code: 'FIVE', amountOffCents: 500, duration: 'once' }, own, token)
    await payload.update({ collection: 'sites', id: own.id, data: { currency: 'EUR' } })
    expect((await offerOf('FIVE', own)).status).toBe(404)
  })

  it.each([
    ['without a discount', { duration: 'once' }, 'percentOff'],
    ['with two', { percentOff: 5, amountOffCents: 5, duration: 'once' }, 'amountOffCents'],
    ['for months that are not said', { percentOff: 5, duration: 'repeating' }, 'durationMonths'],
    ['of more than everything', { percentOff: 101, duration: 'once' }, 'percentOff'],
    ['with a code of spaces', { code: '   ', percentOff: 5, duration: 'once' }, 'code'],
  ])('%s is refused with the field named', async (_what, body, field) => {
    const { status, body: answer } = await create({ code: 'CODE', ...body })
    expect([status, JSON.stringify(answer).includes(`"${field}"`)]).toEqual([422, true])
  })
})
