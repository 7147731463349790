import type { Quantity, UnitNames } from '../amounts/quantity'
import { mapQuantity, scaleQuantity } from './scale'
import { TARGETS, unitSize } from './unit-sizes'
import type { UnitSize } from './unit-sizes'

/** What a reader measures with. */
export type MeasurementSystem = 'metric' | 'imperial'

/** What decides how an ingredient is measured. */
export type Measured = {
  slug: string
  gramsPerLiter: number | null
  defaultMetricMeasurementMethod: 'weight' | 'volume'
  defaultImperialMeasurementMethod: 'weight' | 'volume'
}

/** An amount of an ingredient, or of something nobody named. */
export type Amount = {
  quantity: Quantity
  unit: (UnitNames & { slug: string }) | null
  ingredient: Measured | null
}

/** How an amount is wanted. */
export type Measure = { system: MeasurementSystem; multiplier: number }

/** What is written: a quantity and the names of its unit. */
export type ConvertedAmount = { quantity: Quantity; unit: UnitNames | null }

/** Below this a volume is nothing anybody can measure: an eighth of a teaspoon, in milliliters. */
const LEAST_VOLUME = 4.929 / 8
/** From here on nobody weighs parts of a gram, or of a milliliter. */
const WHOLE_FROM = 5

/**
 * An amount for the servings that are cooked, in the reader's measures. The author's own unit stays
 * where it is the reader's too; when it is scaled, only a thousand grams or milliliters become a
 * kilogram or a liter, and a pound of ounces a pound.
 * @see docs/product/amounts-and-units.md#conversion
 */
export function convertAmount(amount: Amount, { system, multiplier }: Measure): ConvertedAmount {
  const quantity = scaleQuantity(amount.quantity, multiplier)
  const { unit, ingredient } = amount
  const from = unit ? unitSize(unit.slug) : null
  const most = quantity.quantityMax ?? quantity.quantityMin
  if (!from || most === null || from.system === 'any') return { quantity, unit }
  if (from.system === system) {
    return multiplier === 1 ? { quantity, unit } : promoted({ quantity, unit }, from, system)
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
  const most = base.quantityMax ?? base.quantityMin ?? 0
  const { unit } =
    TARGETS[system][kind].find(({ from }) => most >= from) ?? TARGETS[system][kind][0]
  const size = unitSize(unit.slug)?.size ?? 1
  const isFine = size === 1 && most >= WHOLE_FROM
  return {
    quantity: mapQuantity(base, (end) => (isFine ? Math.round(end) : end / size)),
    unit,
  }
}

const PROMOTED: Readonly<Record<string, number>> = { gram: 1000, milliliter: 1000, ounce: 16 }

/** A scaled amount in the next larger unit, once there is a whole one of it. */
function promoted(
  { quantity, unit }: { quantity: Quantity; unit: Amount['unit'] },
  { size, kind }: UnitSize,
  system: MeasurementSystem,
): ConvertedAmount {
  const most = quantity.quantityMax ?? quantity.quantityMin ?? 0
  const enough = unit ? PROMOTED[unit.slug] : undefined
  if (enough === undefined || most < enough) return { quantity, unit }
  return inTarget(
    mapQuantity(quantity, (end) => end * size),
    kind,
    system,
  )
}
