import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { callApi } from '@/src/testing/api/call-api'
import { makeToken, makeUser } from '@/src/testing/builders'
import type { TestSite } from '@/src/testing/builders'
import { testPayload } from '@/src/testing/payload'
import { beginCheckout, buyPlan, makeSellingSite } from '@/src/testing/setups/payments'
import { getTestCheckout } from '../test-mode/checkout-page'

let payload: Payload
let site: TestSite
let owner: string

beforeAll(async () => {
  payload = await testPayload({ LIMITS_FACTOR: '1000' })
  site = await makeSellingSite(payload)
  owner = await makeToken(payload, site.owner)
})

const create = (body: object, of = site, token = owner) =>
  callApi(payload, 'POST', `/v1/manage/${of.slug}/coupons`, { body, token })

const offerOf = (code: string, of = site) =>
  callApi(payload, 'GET', `/v1/site/${of.slug}/coupons/${code}`, {})

/** What somebody with a coupon is asked for now, in cents. */
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

// docs/product/payments.md#coupons
describe('a coupon', () => {
  it('takes a percentage or an amount off, written in capitals or not', async () => {
    await create({ code: 'Jam20', percentOff: 20, duration: 'forever' })
    await create({ code: 'ONE-OFF', amountOffCents: 150, duration: 'once' })
    expect(await priceWith('jam20')).toBe(400)
    expect(await priceWith(' ONE-OFF ')).toBe(350)
    expect((await offerOf('JAM20')).body).toMatchObject({ coupon: { code: 'Jam20', percentOff: 20 } })
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
    await create({ code: 'PAST', percentOff: 5, duration: 'once', expiresAt: '2026-01-01T00:00:00Z' })
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
