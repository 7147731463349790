import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { readAuthToken, storeAuthToken } from './auth-token'
import { readItem, writeItem } from './browser-storage'
import { readJsonItem, writeJsonItem } from './json-storage'

/** A browser store as far as the product uses it. */
function makeStore(room = Infinity) {
  const items = new Map<string, string>()
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => {
      if (value.length > room) throw new DOMException('full', 'QuotaExceededError')
      items.set(key, value)
    },
    removeItem: (key: string) => items.delete(key),
  }
}

/** A window as a browser gives it to a frame of another site whose storage it blocks. */
const BLOCKED = {
  get localStorage(): never {
    throw new DOMException('denied', 'SecurityError')
  },
  get sessionStorage(): never {
    throw new DOMException('denied', 'SecurityError')
  },
}

afterEach(() => vi.unstubAllGlobals())

describe('browser storage', () => {
  beforeEach(() => {
    vi.stubGlobal('window', { localStorage: makeStore(), sessionStorage: makeStore(20) })
  })

  it('keeps the two stores apart, and tells a missing key', () => {
    expect(writeItem('localStorage', 'key', 'value')).toBe(true)
    expect(readItem('localStorage', 'key')).toBe('value')
    expect(readItem('sessionStorage', 'key')).toBeNull()
    expect(writeItem('localStorage', 'key', null)).toBe(true)
    expect(readItem('localStorage', 'key')).toBeNull()
  })

  it('reports a value for which there is no room', () => {
    expect(writeItem('sessionStorage', 'key', 'x'.repeat(21))).toBe(false)
    expect(writeJsonItem('sessionStorage', 'key', ['x'.repeat(20)])).toBe(false)
    expect(readItem('sessionStorage', 'key')).toBeNull()
  })

  it('reads JSON, and nothing where something else is stored', () => {
    writeJsonItem('localStorage', 'key', { minutes: 5 })
    expect(readJsonItem('localStorage', 'key')).toEqual({ minutes: 5 })
    writeItem('localStorage', 'key', '{')
    expect(readJsonItem('localStorage', 'key')).toBeUndefined()
    writeJsonItem('localStorage', 'key', undefined)
    expect(readItem('localStorage', 'key')).toBeNull()
    expect(readJsonItem('localStorage', 'key')).toBeUndefined()
  })
})

// docs/product/accounts.md#blocked-storage
describe('blocked storage', () => {
  beforeEach(() => {
    vi.stubGlobal('window', BLOCKED)
  })

  it('differs from a missing key, and never throws', () => {
    for (const store of ['localStorage', 'sessionStorage'] as const) {
      expect(readItem(store, 'key')).toBeUndefined()
      expect(readJsonItem(store, 'key')).toBeUndefined()
      expect(writeItem(store, 'key', 'value')).toBe(false)
      expect(writeItem(store, 'key', null)).toBe(false)
      expect(writeJsonItem(store, 'key', [])).toBe(false)
    }
  })

  it('leaves a session for as long as the page', () => {
    expect(readAuthToken()).toBeNull()
    storeAuthToken('token')
    expect(readAuthToken()).toBe('token')
    storeAuthToken(null)
    expect(readAuthToken()).toBeNull()
  })
})
