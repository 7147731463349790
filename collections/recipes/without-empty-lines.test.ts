import { describe, expect, it } from 'vitest'
import { saysSomething } from './without-empty-lines'

describe('an ingredient line', () => {
  it.each([
    {},
    { id: 'a', ingredientTitleOverride: ' ', quantityMin: null, unit: null, preparation: null },
    { ingredient: null, note: '', link: '', originalText: undefined },
  ])('says nothing: %o', (line) => {
    expect(saysSomething(line)).toBe(false)
  })

  it.each([
    { ingredient: 'an-id' },
    { ingredientTitleOverride: 'rye' },
    { quantityMin: 0 },
    { originalText: 'a bit of rye' },
  ])('says something: %o', (line) => {
    expect(saysSomething(line)).toBe(true)
  })
})
