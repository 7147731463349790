import { describe, expect, it } from 'vitest'
import { normaliseSearch } from './search-text'

describe('the text of a counted search', () => {
  it('is in lower case, with single spaces', () => {
    expect(normaliseSearch('  Gluten \t FREE\nbread ')).toBe('gluten free bread')
    expect(normaliseSearch('Cre\u0301me')).toBe('cr\u00e9me')
    expect(normaliseSearch('500 g flour')).toBe('500 g flour')
  })

  it('has 60 characters at most, never half of one', () => {
    expect(normaliseSearch('🍞'.repeat(100))).toBe('🍞'.repeat(60))
    expect(normaliseSearch('a'.repeat(5000))).toBe('a'.repeat(60))
  })

  it('is not stored where it may say who a reader is', () => {
    for (const text of ['me@example.com', '0171 123 4567', '12345', '١٢٣٤٥', '   ', '\0']) {
      expect(normaliseSearch(text), text).toBeNull()
    }
  })
})
