import type { UnitNames } from '../amounts/quantity'
import { convertAmount } from './convert'
import type { Amount, ConvertedAmount, MeasurementSystem } from './convert'
import { convertDegrees, convertTemperatures, temperatureUnit } from './temperature'
import type { TemperatureSystem } from './temperature'
import { unitSize } from './unit-sizes'

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

/** Sizes of things, which more servings do not make larger. */
const LENGTHS: readonly string[] = ['millimeter', 'centimeter', 'inch']

/** An amount in the reader's measures; as the author wrote it, without any. */
export function measured(amount: Amount, measures: Measures | undefined): ConvertedAmount {
  return measures ? convertAmount(amount, measures) : amount
}

/**
 * Whether an amount in running text needs no arithmetic, so that the author's own words hold: nothing
 * is scaled or converted.
 * @see docs/product/rich-text.md#references-and-measurements
 */
export function isAsWritten(unit: UnitNames | null, measures: Measures | undefined): boolean {
  if (!measures || !unit || LENGTHS.includes(unit.slug)) return true
  const degrees = temperatureUnit(unit.abbreviation)
  if (degrees) return degrees === measures.temperature
  const system = unitSize(unit.slug)?.system ?? 'any'
  return measures.multiplier === 1 && (system === 'any' || system === measures.system)
}

/** An amount that stands in running text: temperatures convert, and lengths keep their size. */
export function measuredInText(
  { quantity, unit }: Pick<Amount, 'quantity' | 'unit'>,
  measures: Measures | undefined,
): ConvertedAmount {
  if (!measures || !unit || LENGTHS.includes(unit.slug)) return { quantity, unit }
  const degrees = temperatureUnit(unit.abbreviation)
  if (degrees === null) return convertAmount({ quantity, unit, ingredient: null }, measures)
  const converted = convertDegrees(quantity, degrees, measures.temperature)
  return { quantity: converted.quantity, unit: { ...unit, abbreviation: converted.sign } }
}

/** Running text with its temperatures in the reader's system. */
export const measuredWords = (text: string, measures: Measures | undefined): string =>
  measures ? convertTemperatures(text, measures.temperature) : text
