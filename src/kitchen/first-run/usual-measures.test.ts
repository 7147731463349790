import { describe, expect, it } from 'vitest'
import { usualMeasures } from './usual-measures'

const METRIC = { system: 'metric', temperature: 'celsius' }
const US = { system: 'imperial', temperature: 'fahrenheit' }
const at = (languages: readonly string[], timeZone?: string) =>
  usualMeasures({ languages, timeZone })

// docs/product/kitchen.md#first-run
describe('the measures that are chosen at first', () => {
  it('are those of the region of the browser’s language', () => {
    expect(at(['en-US', 'en'], 'America/Chicago')).toEqual(US)
    expect(at(['de-DE', 'en-US'], 'Europe/Berlin')).toEqual(METRIC)
    expect(at(['en-GB'])).toEqual(METRIC)
    expect(at(['my-MM'])).toEqual({ system: 'imperial', temperature: 'celsius' })
    expect(at(['en-BS'])).toEqual({ system: 'metric', temperature: 'fahrenheit' })
  })

  it('are those of its time zone where no language names a region', () => {
    expect(at(['en'], 'America/Indiana/Knox')).toEqual(US)
    expect(at(['en'], 'Europe/Dublin')).toEqual(METRIC)
    expect(at(['en'], 'America/Cayman')).toEqual({ system: 'metric', temperature: 'fahrenheit' })
    expect(at([], undefined)).toEqual(METRIC)
  })

  it('pass over languages that are none', () => {
    expect(at(['!', 'en-US'])).toEqual(US)
  })
})
