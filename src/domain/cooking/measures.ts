import { measureText } from '../amounts/quantity'
import type { Quantity, UnitNames } from '../amounts/quantity'
import { composeAmount } from '../ingredient-lines/compose-amount'
import { lineText } from '../ingredient-lines/render-line'
import type { MeasurementSystem } from './convert'
import { lengthSystem } from './lengths'
import { convertDegrees, convertTemperatures, temperatureUnit } from './temperature'
import type { TemperatureSystem } from './temperature'

/** The reader's choices for amounts: scale, system and temperatures; null leaves them as written. */
export type Measures = {
  multiplier: number
  system: MeasurementSystem | null
  temperature: TemperatureSystem | null
}

/** The settings of a site that its readers start with. */
export type SiteMeasures = {
  defaultMeasurementSystem: MeasurementSystem
  defaultTemperatureSystem: TemperatureSystem
  isMeasurementSystemChosen: boolean
  isTemperatureSystemChosen: boolean
}

/**
 * The default measures of a site's readers: as written, until somebody has chosen those of the site.
 * @see docs/product/sites-and-hosts.md#chosen-measures
 */
export const siteMeasures = (site: SiteMeasures): Measures => ({
  multiplier: 1,
  system: site.isMeasurementSystemChosen ? site.defaultMeasurementSystem : null,
  temperature: site.isTemperatureSystemChosen ? site.defaultTemperatureSystem : null,
})

/**
 * An amount in running text as it is shown: temperatures convert, and lengths keep their size.
 * @see docs/product/amounts-and-units.md#conversion
 */
export function measureInText(
  { quantity, unit }: { quantity: Quantity; unit: UnitNames | null },
  measures: Measures | undefined,
): string {
  if (!measures || !unit || lengthSystem(unit.slug) !== null) return measureText(quantity, unit)
  const degrees = temperatureUnit(unit.abbreviation)
  if (degrees !== null) {
    const converted = convertDegrees(quantity, degrees, measures.temperature ?? degrees)
    return measureText(converted.quantity, { ...unit, abbreviation: converted.sign })
  }
  const { text, spans } = composeAmount(quantity, unit)
  return lineText({ text, spans, ingredient: null }, measures)
}

/** Running text with its temperatures in the reader's system. */
export const measuredWords = (text: string, measures: Measures | undefined): string =>
  measures?.temperature ? convertTemperatures(text, measures.temperature) : text
