import { describe, expect, it } from 'vitest'
import { isReservedSiteSlug, isSiteSlug, isSlug } from './slug'

describe('slugs', () => {
  it('refuse capitals, spaces, doubled and outer hyphens, and more than 200 characters', () => {
    for (const text of ['', 'A', 'a b', 'a--b', '-a', 'a-', 'ä', 'a'.repeat(201)]) {
      expect(isSlug(text), text).toBe(false)
    }
    expect(isSlug('a'.repeat(200))).toBe(true)
  })

  it('of sites fit a label of a host name', () => {
    expect(isSiteSlug('a'.repeat(63))).toBe(true)
    expect(isSiteSlug('a'.repeat(64))).toBe(false)
  })

  it('of sites never shadow a host or route of the deployment', () => {
    for (const slug of ['www', 'api', 'admin', 'kitchen', 'app', 'mail', 'static', 'assets']) {
      expect(isReservedSiteSlug(slug), slug).toBe(true)
    }
    expect(isReservedSiteSlug('ferment')).toBe(false)
  })
})
