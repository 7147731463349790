import { baseOf, cooksMilliliters } from '../cooking/convert'
import { unitSize } from '../cooking/unit-sizes'
import type { LineAmount } from './line-amounts'

/**
 * An amount in a unit, by its slug, not rounded; null without a density where that is needed, and
 * where the units cannot be compared. Null as a unit stands for pieces.
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
  if (own === size.kind) {
    const isMetricVolume = size.kind === 'volume' && size.system === 'metric'
    const base = isMetricVolume ? cooksMilliliters(amounts) : null
    return (base ?? baseOf(amounts)) / size.size
  }
  if (!gramsPerLiter) return null
  const density = gramsPerLiter / 1000
  return (baseOf(amounts) * (own === 'volume' ? density : 1 / density)) / size.size
}

/** What an amount measures; null for pieces, cans and sums of different kinds. */
export function kindOf(amounts: LineAmount): 'weight' | 'volume' | null {
  const [kind = null, ...others] = new Set(
    amounts.map(({ unit }) => unitSize(unit ?? '')?.kind ?? null),
  )
  return others.length === 0 ? kind : null
}
