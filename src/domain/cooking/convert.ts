import type { Quantity, UnitNames } from '../amounts/quantity'
import { mapQuantity, scaleQuantity } from './scale'
import { TARGETS, unitSize } from './unit-sizes'
import type { UnitSize } from './unit-sizes'

/** A reader's system of measurement. */
export type MeasurementSystem = 'metric' | 'imperial'

/** Properties of an ingredient that decide its measure. */
export type Measured = {
  slug: string
  gramsPerLiter: number | null
  defaultMetricMeasurementMethod: 'weight' | 'volume'
  defaultImperialMeasurementMethod: 'weight' | 'volume'
}

/** An amount of an ingredient, or of something nobody named. */
export type Amount = {
  quantity: Quantity
  unit: UnitNames | null
  ingredient: Measured | null
}

/** The wanted system and scale of an amount; null leaves it in the system in which it is written. */
export type Measure = { system: MeasurementSystem | null; multiplier: number }

/** A converted quantity with the names of its unit. */
export type ConvertedAmount = { quantity: Quantity; unit: UnitNames | null }

/** Below this a volume is nothing anybody can measure: an eighth of a teaspoon, in milliliters. */
const LEAST_VOLUME = 4.929 / 8
/** The amount from which nobody weighs parts of a gram, or of a milliliter. */
const WHOLE_FROM = 5

/**
 * An amount for the servings that are cooked, in the reader's measures. The author's own unit stays
 * where it is the reader's too. Only a thousand grams or milliliters become a kilogram or a liter,
 * and less than one of those becomes grams or milliliters, whatever the servings; a pound of ounces
 * becomes a pound when it is scaled, as ounces may name a package.
 * @see docs/product/amounts-and-units.md#conversion
 */
export function convertAmount(amount: Amount, { system, multiplier }: Measure): ConvertedAmount {
  const quantity = scaleQuantity(amount.quantity, multiplier)
  const { unit, ingredient } = amount
  const from = unit ? unitSize(unit.slug) : null
  const most = quantity.quantityMax ?? quantity.quantityMin
  if (!from || most === null || from.system === 'any') return { quantity, unit }
  if (system === null || from.system === system) {
    return inUsualUnit({ quantity, unit }, { from, most, multiplier })
  }
  const kind = targetKind(from, most * from.size, ingredient, system)
  const factor = from.size * kindFactor(from.kind, kind, ingredient)
  return inTarget(
    mapQuantity(quantity, (end) => end * factor),
    kind,
    system,
  )
}

/** Weight or volume: the ingredient's way in the reader's kitchen, if its density is known. */
function targetKind(
  from: UnitSize,
  size: number,
  ingredient: Measured | null,
  system: MeasurementSystem,
): UnitSize['kind'] {
  const density = ingredient?.gramsPerLiter
  if (!ingredient || !density) return from.kind
  if (isSalt(ingredient)) return 'weight'
  const wanted =
    system === 'metric'
      ? ingredient.defaultMetricMeasurementMethod
      : ingredient.defaultImperialMeasurementMethod
  const isTooLittle =
    wanted === 'volume' && size * kindFactor(from.kind, 'volume', ingredient) < LEAST_VOLUME
  return isTooLittle ? from.kind : wanted
}

/** Spoons of salt weigh what its crystals allow: who weighs it, has a reason to. */
const isSalt = ({ slug }: Measured): boolean => /(^|-)salt$/.test(slug)

/** Grams per milliliter, or the other way; 1 within one kind. */
function kindFactor(
  from: UnitSize['kind'],
  to: UnitSize['kind'],
  ingredient: Measured | null,
): number {
  if (from === to) return 1
  const gramsPerMilliliter = (ingredient?.gramsPerLiter ?? 1000) / 1000
  return from === 'volume' ? gramsPerMilliliter : 1 / gramsPerMilliliter
}

/** A quantity in grams or milliliters, in the unit a cook of the system would take. */
function inTarget(
  base: Quantity,
  kind: UnitSize['kind'],
  system: MeasurementSystem,
): ConvertedAmount {
  const { unit, size } = targetUnit(base, kind, system)
  const toWritten = (end: number): number => {
    if (size !== 1) return end / size
    return end >= WHOLE_FROM ? Math.round(end) : Math.round(end * 10) / 10 || end
  }
  return { quantity: mapQuantity(base, toWritten), unit }
}

/** The unit that a quantity in grams or milliliters is given in, with its size. */
function targetUnit(
  base: Quantity,
  kind: UnitSize['kind'],
  system: MeasurementSystem,
): { unit: UnitNames; size: number } {
  const most = base.quantityMax ?? base.quantityMin ?? 0
  const { unit } =
    TARGETS[system][kind].find(({ from }) => most >= from) ?? TARGETS[system][kind][0]
  return { unit, size: unitSize(unit.slug)?.size ?? 1 }
}

/** Metric units of which the larger is taken from one of it on, the smaller below. */
const METRIC_PAIRS: ReadonlySet<string> = new Set(['gram', 'kilogram', 'milliliter', 'liter'])
const OUNCES_IN_A_POUND = 16

/** An amount in its own system: in its own unit, or in the next larger or smaller one. */
function inUsualUnit(
  { quantity, unit }: Pick<Amount, 'quantity' | 'unit'>,
  { from, most, multiplier }: { from: UnitSize; most: number; multiplier: number },
): ConvertedAmount {
  const own = { quantity, unit }
  const base = mapQuantity(quantity, (end) => end * from.size)
  if (unit?.slug === 'ounce') {
    return multiplier === 1 || most < OUNCES_IN_A_POUND
      ? own
      : inTarget(base, from.kind, 'imperial')
  }
  if (!unit || !METRIC_PAIRS.has(unit.slug)) return own
  const target = targetUnit(base, from.kind, 'metric')
  if (target.size === from.size) return own
  return { quantity: mapQuantity(base, (end) => end / target.size), unit: target.unit }
}
