import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { LatestCall, SEARCH_PAUSE } from './latest-call'

describe('a search while somebody types', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  it('asks once, 600 ms after the last letter, and rejects what came before', async () => {
    const calls = new LatestCall<string>()
    const asked: string[] = []
    const ask = (text: string) =>
      calls.run(() => {
        asked.push(text)
        return Promise.resolve(text)
      })
    const first = ask('k').catch((error: unknown) => error)
    await vi.advanceTimersByTimeAsync(SEARCH_PAUSE - 1)
    const second = ask('ki')
    await vi.advanceTimersByTimeAsync(SEARCH_PAUSE - 1)
    expect(asked).toEqual([])
    await vi.advanceTimersByTimeAsync(1)
    expect(await second).toBe('ki')
    expect(asked).toEqual(['ki'])
    expect(await first).toMatchObject({ message: 'Promise canceled: A newer call was made' })
    expect(SEARCH_PAUSE).toBe(600)
  })

  it('gives up a call that is on its way when a newer one is made', async () => {
    const calls = new LatestCall<string>(10)
    let signal: AbortSignal | undefined
    const slow = calls
      .run((given) => {
        signal = given
        return new Promise(() => undefined)
      })
      .catch((error: unknown) => error)
    await vi.advanceTimersByTimeAsync(10)
    const newer = calls.run(() => Promise.resolve('newer'))
    expect(signal?.aborted).toBe(true)
    expect(await slow).toMatchObject({ message: 'Promise canceled: A newer call was made' })
    await vi.advanceTimersByTimeAsync(10)
    expect(await newer).toBe('newer')
  })
})
