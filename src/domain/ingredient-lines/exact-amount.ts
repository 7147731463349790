import type { MeasuredKind } from '../amounts/round-amount'
import { sumInBaseUnit, cooksMilliliters } from '../cooking/convert'
import { unitSize } from '../cooking/unit-sizes'
import type { UnitSize } from '../cooking/unit-sizes'
import type { LineAmount } from './line-amounts'

/**
 * An amount in a unit, by its slug, not rounded; null without a density where that is needed, and
 * where the units cannot be compared. A unit of null means pieces.
 * @see docs/product/amounts-and-units.md#conversion
 */
export function exactAmount(
  amounts: LineAmount,
  unit: string | null,
  gramsPerLiter: number | null,
): number | null {
  if (amounts.every((amount) => amount.unit === unit)) {
    return amounts.reduce((sum, { value }) => sum + value, 0)
  }
  const own = kindOf(amounts)
  const size = unitSize(unit ?? '')
  if (own === null || size === null) return null
  const base = own === size.kind ? sameKind(amounts, size) : otherKind(amounts, own, gramsPerLiter)
  return base === null ? null : base / size.size
}

/** Grams or milliliters, the latter as they are shown in metric kitchens. */
const sameKind = (amounts: LineAmount, { kind, system }: UnitSize): number =>
  (kind === 'volume' && system === 'metric' ? cooksMilliliters(amounts) : null) ??
  sumInBaseUnit(amounts)

function otherKind(
  amounts: LineAmount,
  own: MeasuredKind,
  gramsPerLiter: number | null,
): number | null {
  if (!gramsPerLiter) return null
  const density = gramsPerLiter / 1000
  return sumInBaseUnit(amounts) * (own === 'volume' ? density : 1 / density)
}

/** The kind of an amount; null for pieces, cans and sums of different kinds. */
export function kindOf(amounts: LineAmount): MeasuredKind | null {
  const [kind = null, ...others] = new Set(
    amounts.map(({ unit }) => unitSize(unit ?? '')?.kind ?? null),
  )
  return others.length === 0 ? kind : null
}
