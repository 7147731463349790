import { describe, expect, it } from 'vitest'
import { EMAIL_PATTERN, isWebAddress } from './web-address'

describe('links', () => {
  it('are absolute and of a kind that runs nothing', () => {
    for (const link of ['https://example.com/a?b#c', 'http://localhost:3000', 'mailto:a@b.c']) {
      expect(isWebAddress(link), link).toBe(true)
    }
    for (const link of ['', '/recipes', 'example.com', 'javascript:alert(1)', 'data:text/html,x']) {
      expect(isWebAddress(link), link).toBe(false)
    }
  })
})

// docs/product/accounts.md#email-addresses
describe('email addresses', () => {
  it('have something before the @, and something with a dot after it', () => {
    for (const address of ['a@b.c', 'first.last+tag@sub.example.com']) {
      expect(EMAIL_PATTERN.test(address), address).toBe(true)
    }
    for (const address of ['', 'a', 'a@b', '@b.c', 'a @b.c', 'a@b@c.d', 'a@.']) {
      expect(EMAIL_PATTERN.test(address), address).toBe(false)
    }
  })
})
