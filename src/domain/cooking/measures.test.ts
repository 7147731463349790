import { describe, expect, it } from 'vitest'
import { isAsWritten, measureInText, localizeTemperatures, siteMeasures } from './measures'

const US = { defaultMeasurementSystem: 'imperial', defaultTemperatureSystem: 'fahrenheit' } as const
const us = siteMeasures({
  ...US,
  isMeasurementSystemChosen: true,
  isTemperatureSystemChosen: true,
  spellOutUnits: false,
})
const asWritten = siteMeasures({
  ...US,
  isMeasurementSystemChosen: false,
  isTemperatureSystemChosen: false,
  spellOutUnits: false,
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
  it.each([
    ['in the reader’s system at 1x', unit('cup'), us, true],
    ['that is scaled', unit('cup'), { ...us, multiplier: 2 }, false],
    ['in the other system', unit('cup'), { ...metric, multiplier: 1 }, false],
    ['in a unit of no system', unit('clove'), { ...metric, multiplier: 1 }, true],
    ['that is a length', unit('inch'), metric, true],
    ['in the reader’s degrees, however much is cooked', unit('celsius', '°C'), metric, true],
    ['in other degrees', unit('celsius', '°C'), us, false],
    ['without a reader', unit('cup'), undefined, true],
  ])('%s: whether it reads as its author wrote it', (_, of, measures, isWritten) => {
    expect(isAsWritten(of, measures)).toBe(isWritten)
  })

  it('follows servings and measures', () => {
    expect(text(1, unit('cup'), metric)).toBe('480 ml')
    expect(text(1, unit('cup'), us)).toBe('1 cup')
    expect(text(1, unit('cup'), undefined)).toBe('1 cup')
  })

  it('converts a temperature, which more servings do not heat', () => {
    expect(text(350, unit('degree', '°F'), metric)).toBe('175°C')
    expect(text(350, unit('degree', '°F'), us)).toBe('350°F')
  })

  // docs/product/sites-and-hosts.md#chosen-measures
  it('stays as written on a site whose measures nobody has chosen, whatever their default', () => {
    expect(text(500, unit('gram'), asWritten)).toBe('500 grams')
    expect(text(500, unit('gram'), { ...asWritten, multiplier: 2 })).toBe('1 kilogram')
    expect(text(180, unit('degree', '°C'), asWritten)).toBe('180°C')
    expect(localizeTemperatures('Bake at 180°C.', asWritten)).toBe('Bake at 180°C.')
    const chosen = { ...asWritten, system: 'imperial', temperature: 'fahrenheit' } as const
    expect(text(1000, unit('gram'), chosen)).toBe('2¼ lb')
    expect(localizeTemperatures('Bake at 180°C.', chosen)).toBe('Bake at 355°F.')
  })

  it('keeps the length of things', () => {
    expect(text(2, unit('inch', 'in'), metric)).toBe('2 inchs')
  })

  it('reads words with their temperatures', () => {
    expect(localizeTemperatures('Bake at 350°F.', metric)).toBe('Bake at 175°C.')
    expect(localizeTemperatures('Bake at 350°F.', undefined)).toBe('Bake at 350°F.')
  })
})
