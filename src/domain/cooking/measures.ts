import { measureText } from '../amounts/quantity'
import type { Quantity, UnitNames } from '../amounts/quantity'
import { composeAmount } from '../ingredient-lines/compose-amount'
import { lineText } from '../ingredient-lines/render-line'
import type { MeasurementSystem } from './convert'
import { lengthSystem } from './lengths'
import { convertDegrees, convertTemperatures, temperatureUnit } from './temperature'
import type { TemperatureSystem } from './temperature'

/** The reader's choices for amounts: scale, system and temperatures. */
export type Measures = {
  multiplier: number
  system: MeasurementSystem
  temperature: TemperatureSystem
}

/** The default measures of a site's readers. */
export const siteMeasures = (site: {
  defaultMeasurementSystem: MeasurementSystem
  defaultTemperatureSystem: TemperatureSystem
}): Measures => ({
  multiplier: 1,
  system: site.defaultMeasurementSystem,
  temperature: site.defaultTemperatureSystem,
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
    const converted = convertDegrees(quantity, degrees, measures.temperature)
    return measureText(converted.quantity, { ...unit, abbreviation: converted.sign })
  }
  const { text, spans } = composeAmount(quantity, unit)
  return lineText({ text, spans, ingredient: null }, measures)
}

/** Running text with its temperatures in the reader's system. */
export const measuredWords = (text: string, measures: Measures | undefined): string =>
  measures ? convertTemperatures(text, measures.temperature) : text
