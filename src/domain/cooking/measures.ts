import { convertAmount } from './convert'
import type { Amount, ConvertedAmount, MeasurementSystem } from './convert'
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

/** Sizes of things, which more servings do not make larger. */
const LENGTHS: readonly string[] = ['millimeter', 'centimeter', 'inch']

/** An amount in the reader's measures; as the author wrote it, without any. */
export function measured(amount: Amount, measures: Measures | undefined): ConvertedAmount {
  return measures ? convertAmount(amount, measures) : amount
}

/** An amount that stands in running text: temperatures convert, and lengths keep their size. */
export function measuredInText(
  { quantity, unit }: Pick<Amount, 'quantity' | 'unit'>,
  measures: Measures | undefined,
): ConvertedAmount {
  if (!measures || !unit || LENGTHS.includes(unit.slug)) return { quantity, unit }
  const degrees = temperatureUnit(unit.abbreviation)
  if (degrees === null) return convertAmount({ quantity, unit, ingredient: null }, measures)
  const converted = convertDegrees(quantity, degrees, measures.temperature ?? degrees)
  return { quantity: converted.quantity, unit: { ...unit, abbreviation: converted.sign } }
}

/** Running text with its temperatures in the reader's system. */
export const measuredWords = (text: string, measures: Measures | undefined): string =>
  measures?.temperature ? convertTemperatures(text, measures.temperature) : text
