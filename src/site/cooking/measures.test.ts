import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { MeasuresStore } from './measures'

const site = { multiplier: 1, system: 'imperial', temperature: 'fahrenheit' } as const
const stored = new Map<string, string>()

beforeEach(() => {
  stored.clear()
  vi.stubGlobal('window', {
    localStorage: {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => stored.set(key, value),
    },
  })
})
afterEach(() => vi.unstubAllGlobals())

describe('the reader’s measures', () => {
  it('start at the site’s, and take up what was chosen here before', () => {
    new MeasuresStore(site).choose({ system: 'metric', multiplier: 3 })
    const next = new MeasuresStore(site)
    expect(next.get()).toEqual(site)
    next.restore()
    expect(next.get()).toEqual({ ...site, system: 'metric' })
    expect(next.getOnServer()).toEqual(site)
  })

  it('give the profile’s temperature the last word, until another is chosen here', () => {
    const store = new MeasuresStore(site)
    store.followProfile('celsius')
    expect(store.get().temperature).toBe('celsius')
    store.choose({ temperature: 'fahrenheit' })
    store.followProfile('celsius')
    expect(store.get().temperature).toBe('fahrenheit')
  })

  it('pass over what was stored by something else, and a browser that refuses', () => {
    for (const text of ['"metric"', '{"system":"stones"}', '{', 'null']) {
      stored.set('measures', text)
      const store = new MeasuresStore(site)
      store.restore()
      expect(store.get()).toEqual(site)
    }
    vi.stubGlobal('window', {
      get localStorage(): never {
        throw new Error('refused')
      },
    })
    const store = new MeasuresStore(site)
    store.restore()
    store.choose({ system: 'metric' })
    expect(store.get().system).toBe('metric')
  })
})
