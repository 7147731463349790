import { describe, expect, it } from 'vitest'
import { decodableAddress } from './decodable-address'

describe('an address as it was sent', () => {
  it('stays as it is when it can be decoded', () => {
    for (const url of ['/', '/recipes/cr%C3%A8me?search=50%25', '/a?b=%']) {
      expect(decodableAddress(url)).toBe(url)
    }
  })

  it('is made decodable when it cannot', () => {
    for (const url of ['/%', '/%E0%A4%A', '/recipes/100%?q=1']) {
      expect(() => decodeURIComponent(decodableAddress(url))).not.toThrow()
    }
    expect(decodableAddress('/recipes/100%?q=%')).toBe('/recipes/100%25?q=%')
  })
})
