import type { UnitNames } from '@/src/domain/amounts/quantity'
import { measureInText } from '@/src/domain/cooking/measures'
import type { Measures } from '@/src/domain/cooking/measures'
import { temperatureUnit } from '@/src/domain/cooking/temperature'
import { unitSize } from '@/src/domain/cooking/unit-sizes'
import { groupAmounts, systemOf } from '@/src/domain/ingredient-lines/amount-groups'
import { amountText } from '@/src/domain/ingredient-lines/render-line'
import type { Measurement } from '@/src/domain/rich-text/document'
import type { ChipLine, ChipSource } from './chip-context'

/** The author's own measures, multiplied for the servings. */
function ownMeasures(unit: UnitNames | null, multiplier: number): Measures {
  const isImperial = unit !== null && unitSize(unit.slug)?.system === 'imperial'
  return {
    multiplier,
    system: isImperial ? 'imperial' : 'metric',
    temperature: temperatureUnit(unit?.abbreviation ?? null) ?? 'celsius',
  }
}

/**
 * Formats an amount in running text as the site does: as the author wrote it, or computed for other
 * servings (`2½ cups`). Sizes, temperatures and fixed amounts are not scaled.
 */
export function formatMeasurement(
  { quantity, unitId, text }: Omit<Measurement, 'type'>,
  { units, multiplier: servings }: ChipSource,
  isFixed = false,
): string {
  const multiplier = isFixed ? 1 : servings
  const unit = units.get(unitId) ?? null
  const measures = ownMeasures(unit, multiplier)
  const amount = { quantity: { quantityMin: quantity, quantityMax: null }, unit }
  return measureInText({ ...amount, text }, multiplier === 1 ? undefined : measures)
}

/**
 * Formats the amount of an ingredient line as the site does, from the first number to the name; `''` if it
 * has none.
 */
export function formatLineAmount({ text, spans }: ChipLine, { multiplier }: ChipSource): string {
  const [group] = groupAmounts(spans)
  const system = (group && systemOf(group)) ?? 'metric'
  return amountText({ text, spans, ingredient: null }, { multiplier, system })
}
