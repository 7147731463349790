import { describe, expect, it } from 'vitest'
import { callbackPath } from './next'

describe('the link of a sign-in mail', () => {
  it('leads back to where somebody wanted to go', () => {
    expect(callbackPath('/admin')).toBe('/sign-in/callback?next=%2Fadmin')
    expect(callbackPath('/kitchen/ferment/recipes?status=draft&page=2')).toBe(
      '/sign-in/callback?next=%2Fkitchen%2Fferment%2Frecipes%3Fstatus%3Ddraft%26page%3D2',
    )
    expect(callbackPath(['/admin', '/kitchen'])).toBe('/sign-in/callback?next=%2Fadmin')
  })

  it('goes nowhere else', () => {
    for (const next of [
      undefined,
      '',
      'https://example.org/',
      '//example.org',
      '/\\example.org',
      'javascript:alert(1)',
      `/${'a'.repeat(1000)}`,
    ]) {
      expect(callbackPath(next)).toBe('/sign-in/callback')
    }
  })
})
