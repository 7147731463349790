import { describe, expect, it } from 'vitest'
import { measureInText, measuredWords, siteMeasures } from './measures'

const us = siteMeasures({
  defaultMeasurementSystem: 'imperial',
  defaultTemperatureSystem: 'fahrenheit',
})
const metric = { multiplier: 2, system: 'metric', temperature: 'celsius' } as const
const unit = (slug: string, abbreviation: string | null = null) => ({
  slug,
  title: slug,
  pluralTitle: `${slug}s`,
  abbreviation,
})
const text = (
  quantityMin: number,
  of: ReturnType<typeof unit>,
  measures: Parameters<typeof measureInText>[1],
): string => measureInText({ quantity: { quantityMin, quantityMax: null }, unit: of }, measures)

describe('an amount in running text', () => {
  it('follows servings and measures', () => {
    expect(text(1, unit('cup'), metric)).toBe('480 ml')
    expect(text(1, unit('cup'), us)).toBe('1 cup')
    expect(text(1, unit('cup'), undefined)).toBe('1 cup')
  })

  it('converts a temperature, which more servings do not heat', () => {
    expect(text(350, unit('degree', '°F'), metric)).toBe('175°C')
    expect(text(350, unit('degree', '°F'), us)).toBe('350°F')
  })

  it('keeps the length of things', () => {
    expect(text(2, unit('inch', 'in'), metric)).toBe('2 inchs')
  })

  it('reads words with their temperatures', () => {
    expect(measuredWords('Bake at 350°F.', metric)).toBe('Bake at 175°C.')
    expect(measuredWords('Bake at 350°F.', undefined)).toBe('Bake at 350°F.')
  })
})
