import { describe, expect, it } from 'vitest'
import { lineFigures } from '@/src/parsing/ingredient-line/fixtures/line-cases'

// docs/parsing.md#lines-of-our-own
describe('the labelled lines', () => {
  it('are read rightly where rules were written from them', () => {
    const { amounts, all } = lineFigures('open')
    expect(amounts).toBeGreaterThanOrEqual(98)
    expect(all).toBeGreaterThanOrEqual(97)
  })
})
