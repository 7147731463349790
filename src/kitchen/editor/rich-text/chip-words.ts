import type { UnitNames } from '@/src/domain/amounts/quantity'
import { measureInText } from '@/src/domain/cooking/measures'
import type { Measures } from '@/src/domain/cooking/measures'
import { temperatureUnit } from '@/src/domain/cooking/temperature'
import { unitSize } from '@/src/domain/cooking/unit-sizes'
import { groupAmounts, systemOf } from '@/src/domain/ingredient-lines/amount-groups'
import { amountText } from '@/src/domain/ingredient-lines/render-line'
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
 * servings (`2½ cups`). Sizes, temperatures and fixed amounts do not grow.
 */
export function measurementWords(
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
 * The amount of an ingredient line as the site writes it, from the first number to the name; `''`
 * when it says none.
 */
export function lineAmountWords({ text, spans }: ChipLine, { multiplier }: ChipSource): string {
  const [group] = groupAmounts(spans)
  const system = (group && systemOf(group)) ?? 'metric'
  return amountText({ text, spans, ingredient: null }, { multiplier, system })
}
