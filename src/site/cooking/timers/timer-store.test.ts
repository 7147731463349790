import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { TimerStore } from './timer-store'

const ring = vi.fn()
const stored = new Map<string, string>()
let store: TimerStore

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 })
  ring.mockClear()
  stored.clear()
  vi.stubGlobal('window', {
    localStorage: {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => stored.set(key, value),
      removeItem: (key: string) => stored.delete(key),
    },
  })
  store = new TimerStore('recipe', ring)
})
afterEach(() => {
  store.leave()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** The same recipe, opened anew. */
function reopened(): TimerStore {
  store.leave()
  store = new TimerStore('recipe', ring)
  store.restore(['a', 'b'])
  return store
}

describe('the timer of a recipe', () => {
  it('counts down, rings once at zero and stays there until it is reset', () => {
    store.start('a', 2)
    expect(store.get()).toMatchObject({ left: 120, timer: { state: 'running' } })
    vi.advanceTimersByTime(119_000)
    expect(store.get().left).toBe(1)
    expect(ring).not.toHaveBeenCalled()
    vi.advanceTimersByTime(60_000)
    expect(store.get()).toMatchObject({ left: 0, timer: { state: 'finished' } })
    expect(ring).toHaveBeenCalledTimes(1)
    store.reset()
    expect(store.get().timer).toBeNull()
    expect(stored.size).toBe(0)
  })

  it('is one at a time', () => {
    store.start('a', 1)
    store.start('b', 5)
    vi.advanceTimersByTime(70_000)
    expect(ring).not.toHaveBeenCalled()
    expect(store.get().timer?.stepId).toBe('b')
  })

  it('rests while it is paused', () => {
    store.start('a', 1)
    vi.advanceTimersByTime(20_000)
    store.pause()
    vi.advanceTimersByTime(999_000)
    expect(store.get().left).toBe(40)
    store.resume()
    vi.advanceTimersByTime(40_001)
    expect(ring).toHaveBeenCalledTimes(1)
  })

  it('goes on over a reload, rings for what ran out meanwhile, and does not ring twice', () => {
    store.start('a', 2)
    store.leave()
    vi.advanceTimersByTime(30_000)
    expect(reopened().get().left).toBe(90)
    store.leave()
    vi.advanceTimersByTime(200_000)
    expect(reopened().get().timer?.state).toBe('finished')
    expect(ring).toHaveBeenCalledTimes(1)
    expect(reopened().get().timer?.state).toBe('finished')
    expect(ring).toHaveBeenCalledTimes(1)
  })

  it('is forgotten with the step it belonged to', () => {
    store.start('gone', 2)
    expect(reopened().get().timer).toBeNull()
  })

  it('tells who watches once a second, not at every look', () => {
    const watcher = vi.fn()
    store.start('a', 2)
    store.subscribe(watcher)
    vi.advanceTimersByTime(5_000)
    expect(watcher.mock.calls.length).toBe(5)
  })
})
