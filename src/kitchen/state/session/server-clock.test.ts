import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { recordServerTime, serverNow } from './server-clock'

const NOW = Date.parse('2026-03-01T08:00:00.000Z')
const DAY = 86_400_000

// docs/product/kitchen.md#status-of-a-recipe
describe('the clock of the server', () => {
  beforeEach(() => {
    vi.useFakeTimers({ now: NOW })
  })
  afterEach(() => {
    recordServerTime(Date.now())
    vi.useRealTimers()
  })

  it.each([DAY, -DAY])('counts where that of the browser is wrong by %i ms', (wrong) => {
    recordServerTime(NOW - wrong)
    expect(serverNow().getTime()).toBe(NOW - wrong)
    vi.advanceTimersByTime(60_000)
    expect(serverNow().getTime()).toBe(NOW - wrong + 60_000)
  })

  it('is that of the browser where both agree', () => {
    recordServerTime(NOW - 2000)
    expect(serverNow().getTime()).toBe(NOW)
  })
})
