import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { findClosedTabs, acquireTabLock, tabLockName } from './open-tabs'

let held: Set<string>

beforeEach(() => {
  held = new Set()
  const stored = new Map<string, string>()
  vi.stubGlobal('window', {
    localStorage: {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => stored.set(key, value),
    },
  })
  vi.stubGlobal('navigator', {
    locks: {
      request: (name: string, _: object, work: () => Promise<unknown>) => {
        held.add(name)
        return work()
      },
      query: () => Promise.resolve({ held: [...held].map((name) => ({ name })) }),
    },
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
})

/** Releases the lock of a tab, as the browser does when it is closed or crashes. */
const close = (tab: string): boolean => held.delete(tabLockName(tab))

// docs/product/kitchen.md#never-lose-a-word
describe('tabs that are no longer open', () => {
  it('are those of this browser whose page is gone, however it went', async () => {
    acquireTabLock('one')
    acquireTabLock('two')
    close('one')
    expect(await findClosedTabs(['one', 'two'])).toEqual(new Set(['one']))
  })

  it('are none of another device, of which this browser knows nothing', async () => {
    expect(await findClosedTabs(['on my phone'])).toEqual(new Set())
  })

  it('are none where the browser has no locks', async () => {
    acquireTabLock('one')
    close('one')
    vi.stubGlobal('navigator', {})
    expect(await findClosedTabs(['one'])).toEqual(new Set())
  })
})
