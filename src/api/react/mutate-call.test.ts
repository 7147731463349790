import { QueryClient } from '@tanstack/react-query'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiError } from '../api-error'
import { call } from '../call'
import { callQuery } from './call-query'
import { invalidateCalls, mutateCall } from './mutate-call'

vi.mock('../call', () => ({ call: vi.fn() }))
const calls = vi.mocked(call)

const PARAMS = { site: 'ferment' }
const coupons = callQuery('listCoupons', { params: PARAMS })
const events = callQuery('listEvents', { params: PARAMS })
const elsewhere = callQuery('listCoupons', { params: { site: 'brine' } })

describe('the cached responses of calls', () => {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } })
  const isStale = ({ queryKey }: { queryKey: readonly unknown[] }): boolean =>
    client.getQueryState(queryKey)?.isInvalidated === true
  beforeEach(async () => {
    client.clear()
    calls.mockReset()
    calls.mockResolvedValue({ coupons: [] })
    await client.query(coupons)
    await client.query(events)
    await client.query(elsewhere)
  })

  it('are kept by name and input: parameters, query and body', async () => {
    const search = (query: string) =>
      callQuery('listManagedRecipes', { params: PARAMS, query: { query } })
    calls.mockReset()
    await client.query(callQuery('listCoupons', { params: { site: 'ferment' } }))
    expect(calls).not.toHaveBeenCalled()
    calls.mockResolvedValue({ recipes: [], total: 0 })
    await client.query(search('rye'))
    await client.query(search('oats'))
    expect(calls.mock.calls.map(([, options]) => options.query)).toEqual([
      { query: 'rye' },
      { query: 'oats' },
    ])
  })

  it('are stale after a write that they depend on, and no others', async () => {
    calls.mockResolvedValue({ coupons: [] })
    await mutateCall(client, 'deleteCoupon', { params: { site: 'ferment', id: 'c' } })
    expect([coupons, events].map(isStale)).toEqual([true, false])
  })

  it('stay when the write was refused', async () => {
    calls.mockRejectedValue(new ApiError(403, null))
    const write = mutateCall(client, 'deleteCoupon', { params: { site: 'ferment', id: 'c' } })
    await expect(write).rejects.toMatchObject({ status: 403 })
    expect(isStale(coupons)).toBe(false)
  })

  it('can be made stale for one site', async () => {
    await invalidateCalls(client, ['listCoupons'], PARAMS)
    expect([coupons, elsewhere].map(isStale)).toEqual([true, false])
  })
})
