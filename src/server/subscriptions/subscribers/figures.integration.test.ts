import { describe, expect, it } from 'vitest'
import { SCHEMAS } from '@/src/contract/schemas'
import { callApi } from '@/src/testing/api/call-api'
import { makeSite, makeToken, makeUser } from '@/src/testing/builders'
import type { TestSite } from '@/src/testing/builders'
import { testPayload } from '@/src/testing/payload'
import { buyPlan, makeSellingSite } from '@/src/testing/setups/payments'
import { addSubscription } from '@/src/testing/setups/subscriptions'

const payload = await testPayload({ LIMITS_FACTOR: '100' })

async function asOwner(site: TestSite) {
  const token = await makeToken(payload, site.owner)
  return (method: string, path: string, body?: unknown) =>
    callApi(payload, method, `/v1/manage/${site.slug}/${path}`, { token, body })
}
const add = async (site: TestSite, columns: object = {}): Promise<string> =>
  addSubscription(payload, site.id, (await makeUser(payload)).id, { ...columns })
const end = (id: string) =>
  payload.db.pool.query(`update subscriptions set status = 'canceled' where id = $1`, [id])

// docs/product/kitchen.md#subscribers
describe('the counts at the filters', () => {
  it('are what each filter would show', async () => {
    const site = await makeSite(payload)
    const call = await asOwner(site)
    await add(site)
    await add(site, { plan_type: 'monthly', source: 'payment', status: 'past_due' })
    await add(site, { plan_type: 'yearly', status: 'trialing' })
    await end(await add(site))
    for (const query of ['', '?plan=paid', '?state=ended', '?source=payment', '?query=example']) {
      const { body } = await call('GET', `subscriber-counts${query}`)
      const { counts } = SCHEMAS.countSubscribers.answer.parse(body)
      const asked = new URLSearchParams(query)
      const shown = async (name: string, value: string): Promise<number> => {
        const view = new URLSearchParams(asked)
        if (value === 'any') view.delete(name)
        else view.set(name, value)
        const found = await call('GET', `subscribers?${view.toString()}`)
        return SCHEMAS.listSubscribers.answer.parse(found.body).total
      }
      for (const [plan, count] of Object.entries(counts.plan)) {
        expect([query, plan, count]).toEqual([query, plan, await shown('plan', plan)])
      }
      for (const [state, count] of Object.entries(counts.state)) {
        expect([query, state, count]).toEqual([query, state, await shown('state', state)])
      }
    }
  })
})

// docs/product/subscriptions.md#added-by-hand
describe('the removal of a subscriber', () => {
  it('is undone within ten minutes, with the plan they had', async () => {
    const site = await makeSite(payload)
    const call = await asOwner(site)
    const id = await add(site, { plan_type: 'yearly', source: 'complimentary' })
    await call('POST', `subscribers/${id}/removal`, { at: 'now' })
    const { status, body } = await call('POST', `subscribers/${id}/restore`)
    expect(status).toBe(200)
    expect(body).toMatchObject({ subscriber: { status: 'active', planType: 'yearly' } })
    expect((await call('POST', `subscribers/${id}/restore`)).status).toBe(409)
  })

  it('is not undone later, nor for who left or came back by themselves, nor at the payment service', async () => {
    const site = await makeSellingSite(payload)
    const call = await asOwner(site)
    const restore = async (id: string) => (await call('POST', `subscribers/${id}/restore`)).status
    const remove = (id: string) => call('POST', `subscribers/${id}/removal`, { at: 'now' })
    const late = await add(site)
    await remove(late)
    await payload.db.pool.query(
      `update subscriptions set removed_at = removed_at - interval '11 minutes',
        updated_at = updated_at - interval '11 minutes' where id = $1`,
      [late],
    )
    expect(await restore(late)).toBe(409)
    const left = await add(site)
    await end(left)
    expect(await restore(left)).toBe(409)
    const { id: paying } = await buyPlan(payload, site.id)
    await remove(paying)
    expect(await restore(paying)).toBe(409)
    const again = await add(site)
    await remove(again)
    await payload.db.pool.query(
      `update subscriptions set status = 'canceled', updated_at = now() + interval '1 second'
        where id = $1`,
      [again],
    )
    expect(await restore(again)).toBe(409)
    const elsewhere = await add(await makeSite(payload))
    expect(await restore(elsewhere)).toBe(404)
  })
})
