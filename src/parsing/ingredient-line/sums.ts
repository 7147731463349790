import { unitSize } from '@/src/domain/cooking/unit-sizes'
import type { PlacedAmount } from '@/src/parsing/ingredient-line/types'

/** Adds each amount with the role `sum` to the amount before it: "1 lb 8 oz" is 1.5 lb. */
export function addSums(amounts: readonly PlacedAmount[]): PlacedAmount[] {
  const added: PlacedAmount[] = []
  for (const amount of amounts) {
    const before = added.at(-1)
    const sum = before && amount.role === 'sum' ? sumOf(before, amount) : null
    if (sum) added[added.length - 1] = sum
    else added.push(amount)
  }
  return added
}

/** Null when the units cannot be added. */
function sumOf(whole: PlacedAmount, part: PlacedAmount): PlacedAmount | null {
  const ratio = getUnitRatio(part.unit, whole.unit)
  if (ratio === null || whole.quantityMin === null || part.quantityMin === null) return null
  const [wholeMax, partMax] = [whole.quantityMax, part.quantityMax]
  return {
    ...whole,
    quantityMin: rounded(whole.quantityMin + part.quantityMin * ratio),
    quantityMax: rounded((wholeMax ?? whole.quantityMin) + (partMax ?? part.quantityMin) * ratio),
  }
}

/** Returns the ratio of two units, or null if they measure different quantities. */
export function getUnitRatio(unit: string | null, whole: string | null): number | null {
  if (unit === null || whole === null) return null
  if (unit === whole) return 1
  const [part, full] = [unitSize(unit), unitSize(whole)]
  return part && full && part.kind === full.kind ? part.size / full.size : null
}

/** Sizes of units are rounded themselves. */
const rounded = (value: number): number => Math.round(value * 1000) / 1000
