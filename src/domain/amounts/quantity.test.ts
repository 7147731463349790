import { describe, expect, it } from 'vitest'
import { measureText, quantityText, unitName } from './quantity'

const cup = { slug: 'cup', title: 'cup', pluralTitle: 'cups', abbreviation: null }
const exactly = (quantity: number | null) => ({ quantityMin: quantity, quantityMax: null })

describe('a quantity', () => {
  it('is empty when nothing is said', () => {
    expect(quantityText(exactly(null))).toBe('')
  })

  it('is one number or a range', () => {
    expect(quantityText(exactly(1.5))).toBe('1½')
    expect(quantityText({ quantityMin: 2, quantityMax: 3 })).toBe('2–3')
    expect(quantityText({ quantityMin: null, quantityMax: 3 })).toBe('3')
  })

  it('is one number when both ends are written alike', () => {
    expect(quantityText({ quantityMin: 2, quantityMax: 2 })).toBe('2')
  })

  it('takes the plural of its unit above 1 only', () => {
    expect(unitName(cup, exactly(1))).toBe('cup')
    expect(unitName(cup, exactly(0.5))).toBe('cup')
    expect(unitName(cup, exactly(1.25))).toBe('cups')
    expect(unitName(cup, { quantityMin: 1, quantityMax: 2 })).toBe('cups')
    expect(unitName(cup, exactly(null))).toBe('cup')
  })

  it('reads with its unit as a cook would say it', () => {
    expect(measureText(exactly(1.5), cup)).toBe('1½ cups')
    expect(measureText(exactly(3), null)).toBe('3')
    expect(measureText(exactly(null), cup)).toBe('cup')
    const fahrenheit = {
      slug: 'fahrenheit',
      title: 'degree',
      pluralTitle: 'degrees',
      abbreviation: '°F',
    }
    expect(measureText(exactly(375), fahrenheit)).toBe('375°F')
  })

  it('is written in decimals beside a metric unit, in fractions beside any other', () => {
    const liter = { slug: 'liter', title: 'liter', pluralTitle: 'liters', abbreviation: 'l' }
    expect(measureText(exactly(1.125), liter)).toBe('1.125 liters')
    expect(measureText(exactly(0.875), cup)).toBe('⅞ cup')
    expect(measureText({ quantityMin: 1.5, quantityMax: 1.75 }, liter)).toBe('1.5–1.75 liters')
    expect(measureText(exactly(1.125), cup)).toBe('1⅛ cups')
    expect(measureText(exactly(1.04), liter)).toBe('1.04 liters')
  })
})
