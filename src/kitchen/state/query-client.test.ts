import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiError } from '@/src/api/api-error'
import { BusyError } from '@/src/api/busy-error'
import { queryClient } from './query-client'

let asked: number
const list = (answers: readonly (Error | string)[]) =>
  queryClient.query({
    queryKey: ['list'],
    queryFn: () => {
      const answer = answers[asked] ?? 'the list'
      asked += 1
      return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer)
    },
  })

// docs/product/kitchen.md#a-busy-server
describe('a list that a busy server does not answer', () => {
  beforeEach(() => {
    vi.useFakeTimers()
    queryClient.clear()
    asked = 0
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  it.each([429, 503])('is asked again when the server says, after a %i', async (status) => {
    const answer = list([new BusyError(status, null, 7000)])
    await vi.advanceTimersByTimeAsync(6900)
    expect(asked).toBe(1)
    await vi.advanceTimersByTimeAsync(200)
    expect(await answer).toBe('the list')
    expect(asked).toBe(2)
  })

  it('is asked three times again, a second apart at least', async () => {
    const busy = new BusyError(429, null, 0)
    const failed = list([busy, busy, busy, busy, busy]).catch((error: unknown) => error)
    await vi.advanceTimersByTimeAsync(900)
    expect(asked).toBe(1)
    await vi.advanceTimersByTimeAsync(2200)
    expect(await failed).toBe(busy)
    expect(asked).toBe(4)
  })

  it('says so at once when that would take longer than a minute', async () => {
    const busy = new BusyError(429, null, 61_000)
    await expect(list([busy])).rejects.toBe(busy)
    expect(asked).toBe(1)
  })

  it('is asked again twice without a time, and not at all where it is refused', async () => {
    const broken = new ApiError(500, null)
    const failed = list([broken, broken, broken]).catch((error: unknown) => error)
    await vi.advanceTimersByTimeAsync(3000)
    expect(await failed).toBe(broken)
    expect(asked).toBe(3)
    asked = 0
    const refused = new ApiError(404, null)
    await expect(list([refused])).rejects.toBe(refused)
    expect(asked).toBe(1)
  })
})
