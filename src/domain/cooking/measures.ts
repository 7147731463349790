import type { Quantity, UnitNames } from '../amounts/quantity'
import { composeAmount } from '../ingredient-lines/compose-amount'
import { lineText } from '../ingredient-lines/render-line'
import type { MeasurementSystem } from './convert'
import { lengthSystem } from './lengths'
import { convertDegrees, convertTemperatures, temperatureUnit } from './temperature'
import type { TemperatureSystem } from './temperature'
import { unitSize } from './unit-sizes'

/** The reader's choices for amounts: scale, system and temperatures; null leaves them as written. */
export type Measures = {
  multiplier: number
  system: MeasurementSystem | null
  temperature: TemperatureSystem | null
  /** Whether units of converted amounts are written in full: `grams`. */
  spellOutUnits?: boolean
}

/** The settings of a site that its readers start with. */
export type SiteMeasures = {
  defaultMeasurementSystem: MeasurementSystem
  defaultTemperatureSystem: TemperatureSystem
  isMeasurementSystemChosen: boolean
  isTemperatureSystemChosen: boolean
  spellOutUnits: boolean
}

/**
 * The default measures of a site's readers: as written, until the author has chosen others.
 * @see docs/product/sites-and-hosts.md#chosen-measures
 */
export const siteMeasures = (site: SiteMeasures): Measures => ({
  multiplier: 1,
  system: site.isMeasurementSystemChosen ? site.defaultMeasurementSystem : null,
  temperature: site.isTemperatureSystemChosen ? site.defaultTemperatureSystem : null,
  spellOutUnits: site.spellOutUnits,
})

/**
 * Whether an amount in running text is shown as its author wrote it: nothing is scaled or converted.
 * @see docs/product/rich-text.md#references-and-measurements
 */
export function isAsWritten(unit: UnitNames | null, measures: Measures | undefined): boolean {
  if (!measures || !unit || lengthSystem(unit.slug) !== null) return true
  const degrees = temperatureUnit(unit.abbreviation)
  if (degrees) return degrees === measures.temperature
  const system = unitSize(unit.slug)?.system ?? 'any'
  return measures.multiplier === 1 && (system === 'any' || system === measures.system)
}

/** An amount in running text, with its text as the author wrote it. */
type AmountInText = {
  quantity: Quantity
  unit: UnitNames | null
  text?: string | undefined
  /** Whether it is the same for any number of servings. */
  isFixed?: boolean
  /** Language of the text as a BCP 47 tag; null for English. */
  language?: string | null
}

/**
 * Formats an amount in running text: as its author wrote it unless it is scaled or converted; temperatures
 * convert, and lengths keep their size.
 * @see docs/product/amounts-and-units.md#conversion
 */
export const measureInText = (amount: AmountInText, measures: Measures | undefined): string =>
  scaledInText(amount, measures && amount.isFixed ? { ...measures, multiplier: 1 } : measures)

function scaledInText(
  { quantity, unit, text: words, language }: AmountInText,
  measures: Measures | undefined,
): string {
  if (words && isAsWritten(unit, measures)) return words
  const { text, spans } = composeAmount(quantity, unit)
  if (!measures || !unit || lengthSystem(unit.slug) !== null) return text
  const degrees = temperatureUnit(unit.abbreviation)
  if (degrees !== null) {
    const converted = convertDegrees(quantity, degrees, measures.temperature ?? degrees)
    return composeAmount(converted.quantity, { ...unit, abbreviation: converted.sign }).text
  }
  return lineText({ text, spans, ingredient: null, language: language ?? null }, measures)
}

/** Converts the temperatures in running text to the reader's system. */
export const localizeTemperatures = (text: string, measures: Measures | undefined): string =>
  measures?.temperature ? convertTemperatures(text, measures.temperature) : text
