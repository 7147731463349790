import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { isMissingCode, canReloadAutomatically } from './missing-code'

describe('code that could not be fetched', () => {
  it('is told from other errors in the words of bundlers and browsers', () => {
    const said = [
      'Failed to load chunk /_next/static/chunks/1.js from module 9',
      'Loading chunk 7 failed.',
      'Loading CSS chunk 7 failed.',
      'Failed to fetch dynamically imported module: https://x.example/a.js',
      'error loading dynamically imported module',
      'Importing a module script failed. (imported module)',
    ]
    for (const message of said) expect(isMissingCode(new Error(message)), message).toBe(true)
    expect(isMissingCode(new TypeError('undefined is not a function'))).toBe(false)
    expect(isMissingCode('chunk')).toBe(false)
  })
})

describe('a reload without being asked', () => {
  const kept = new Map<string, string>()
  beforeEach(() => {
    kept.clear()
    vi.stubGlobal('window', {
      sessionStorage: {
        getItem: (name: string) => kept.get(name) ?? null,
        setItem: (name: string, value: string) => kept.set(name, value),
      },
    })
  })
  afterEach(() => vi.unstubAllGlobals())

  it('happens once a minute', () => {
    expect(canReloadAutomatically(1_000_000)).toBe(true)
    expect(canReloadAutomatically(1_059_000)).toBe(false)
    expect(canReloadAutomatically(1_061_000)).toBe(true)
  })

  it('does not happen where nothing is kept of it', () => {
    vi.stubGlobal('window', {})
    expect(canReloadAutomatically()).toBe(false)
  })
})
