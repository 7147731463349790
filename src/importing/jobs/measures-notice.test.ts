import { describe, expect, it } from 'vitest'
import { formatMeasuresNotice } from './measures-notice'

const US = { measurementSystem: 'imperial', temperatureSystem: 'fahrenheit' } as const
const chosen = { ...US, isMeasurementSystemChosen: true, isTemperatureSystemChosen: true }
const unchosen = { ...US, isMeasurementSystemChosen: false, isTemperatureSystemChosen: false }

// docs/product/import-and-export.md#measures-of-an-import
describe('the notice of an import about measures', () => {
  it('tells which measures the site got', () => {
    expect(formatMeasuresNotice({ system: 'metric', temperature: 'celsius' }, unchosen)).toBe(
      'The site now shows grams, as the recipes do. The site now shows °C, as the recipes do.',
    )
    expect(formatMeasuresNotice({ system: 'imperial', temperature: null }, unchosen)).toBe(
      'The site now shows cups and ounces, as the recipes do.',
    )
  })

  it('tells that the recipes are in others than the site shows, once those were chosen', () => {
    expect(formatMeasuresNotice({ system: 'metric', temperature: 'fahrenheit' }, chosen)).toBe(
      'The recipes are in grams; the site shows cups and ounces.',
    )
    expect(formatMeasuresNotice({ system: null, temperature: 'celsius' }, chosen)).toBe(
      'The recipes are in °C; the site shows °F.',
    )
  })

  it('says nothing where there is nothing to say', () => {
    expect(formatMeasuresNotice({ system: 'imperial', temperature: null }, chosen)).toBeNull()
    expect(formatMeasuresNotice({ system: null, temperature: null }, unchosen)).toBeNull()
  })
})
