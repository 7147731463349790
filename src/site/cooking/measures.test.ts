import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { MeasuresStore } from './measures'

const site = { multiplier: 1, system: 'imperial', temperature: 'fahrenheit' } as const
const start = { ...site, hasBakersPercentages: false }
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
    expect(next.get()).toEqual(start)
    next.restore()
    expect(next.get()).toEqual({ ...start, system: 'metric' })
    expect(next.getOnServer()).toEqual(start)
  })

  // docs/product/recipe-page.md#bakers-percentages
  it('keep baker’s percentages for the next recipe once they are switched on', () => {
    new MeasuresStore(site).choose({ hasBakersPercentages: true })
    const next = new MeasuresStore(site)
    next.restore()
    expect(next.get()).toEqual({ ...start, hasBakersPercentages: true })
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
      expect(store.get()).toEqual(start)
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
