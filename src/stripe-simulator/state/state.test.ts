import { describe, expect, it } from 'vitest'
import {
  CARD,
  makePrice,
  simulated,
  startCheckout,
  subscribe,
} from '@/src/testing/stripe/simulated'
import { emptyState, StripeSimulator } from '../simulator'

describe('the state', () => {
  it('goes on after it was stored as JSON, whatever order its keys come back in', async () => {
    const room = simulated()
    const session = await startCheckout(room, (await makePrice(room)).id)
    const shuffled = (value: unknown): unknown => {
      if (Array.isArray(value)) return value.map(shuffled)
      if (typeof value !== 'object' || value === null) return value
      return Object.fromEntries(
        Object.entries(value)
          .sort(([a], [b]) => (a < b ? 1 : -1))
          .map(([key, inside]) => [key, shuffled(inside)]),
      )
    }
    const stored = shuffled(JSON.parse(JSON.stringify(room.state))) as typeof room.state
    const later = simulated(stored)
    expect(later.simulator.payCheckout(session.id, CARD.pays)).toEqual({ result: 'paid' })
    expect(room.simulator.payCheckout(session.id, CARD.pays)).toEqual({ result: 'paid' })
    expect(later.simulator.takeEvents()).toEqual(room.simulator.takeEvents())
  })

  it('lives through what became due while nobody looked', async () => {
    let now = new Date('2026-01-01T00:00:00Z')
    const url = (id: string) => `http://localhost/${id}`
    const options = { now: () => now, checkoutUrl: url, portalUrl: url, accountUrl: url }
    const simulator = new StripeSimulator(emptyState(), options)
    const room = { ...simulated(), simulator }
    const { clientOf } = await import('../sdk')
    const { id } = await subscribe(
      { ...room, stripe: clientOf(simulator) },
      (await makePrice({ ...room, stripe: clientOf(simulator) })).id,
    )
    now = new Date('2026-03-15T00:00:00Z')
    const paid = simulator.takeEvents().filter(({ type }) => type === 'invoice.paid')
    expect(paid.map(({ created }) => new Date(created * 1000).toISOString().slice(0, 10))).toEqual([
      '2026-01-01',
      '2026-02-01',
      '2026-03-01',
    ])
    expect(id).toMatch(/^sub_/)
  })

  it('gives ids of pages that nobody can guess', async () => {
    const [one, other] = [simulated(), simulated()]
    const ids = await Promise.all(
      [one, other].map(async (room) => (await startCheckout(room, (await makePrice(room)).id)).id),
    )
    expect(ids[0]).toMatch(/^cs_test_\w{58}$/)
    expect(ids[0]).not.toBe(ids[1])
  })
})
