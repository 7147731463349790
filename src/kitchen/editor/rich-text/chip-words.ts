import { measureText } from '@/src/domain/amounts/quantity'
import type { Quantity, UnitNames } from '@/src/domain/amounts/quantity'
import { isAsWritten, measured, measuredInText } from '@/src/domain/cooking/measures'
import type { Measures } from '@/src/domain/cooking/measures'
import { temperatureUnit } from '@/src/domain/cooking/temperature'
import { unitSize } from '@/src/domain/cooking/unit-sizes'
import type { Measurement } from '@/src/domain/rich-text/document'
import type { ChipLine, ChipSource } from './chip-context'

/** The author's own measures, for so many times the servings. */
function ownMeasures(unit: UnitNames | null, multiplier: number): Measures {
  const isImperial = unit !== null && unitSize(unit.slug)?.system === 'imperial'
  return {
    multiplier,
    system: isImperial ? 'imperial' : 'metric',
    temperature: temperatureUnit(unit?.abbreviation ?? null) ?? 'celsius',
  }
}

/**
 * An amount in running text as the site writes it: in the author's own words, or computed for other
 * servings (`2½ cups`). Sizes and temperatures do not grow.
 */
export function measurementWords(
  { quantity, unitId, text }: Omit<Measurement, 'type'>,
  { units, multiplier }: ChipSource,
): string {
  const unit = units.get(unitId) ?? null
  const measures = ownMeasures(unit, multiplier)
  if (text && isAsWritten(unit, measures)) return text
  const amount = { quantity: { quantityMin: quantity, quantityMax: null }, unit }
  const shown = multiplier === 1 ? amount : measuredInText(amount, measures)
  return measureText(shown.quantity, shown.unit)
}

/** The amount of an ingredient line as the site writes it; `''` when it says none. */
export function lineAmountWords(line: ChipLine, { units, multiplier }: ChipSource): string {
  const unit = line.unitId === null ? null : (units.get(line.unitId) ?? null)
  const amount = { quantity: line satisfies Quantity, unit, ingredient: null }
  const shown = multiplier === 1 ? amount : measured(amount, ownMeasures(unit, multiplier))
  return measureText(shown.quantity, shown.unit)
}
