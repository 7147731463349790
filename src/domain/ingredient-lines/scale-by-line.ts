import { convertAmounts } from '../cooking/convert'
import type { Measured, MeasurementSystem } from '../cooking/convert'
import { unitSize } from '../cooking/unit-sizes'
import { exactAmount, kindOf } from './exact-amount'
import { lineAmounts } from './line-amounts'
import type { LineAmount } from './line-amounts'
import type { LineSpan } from './line-spans'

/** A line to scale a recipe by. */
export type ScalableLine = { spans: readonly LineSpan[]; ingredient: Measured | null }

/** Units in which a reader can give an amount, by slug. */
const UNITS = {
  weight: ['gram', 'kilogram', 'ounce', 'pound'],
  volume: ['milliliter', 'liter', 'cup', 'tablespoon', 'teaspoon'],
} as const

/**
 * The units in which the amount of a line can be given, by slug: first the one that is shown in a system
 * (null: as written), then the author's. A unit of null means pieces. Empty if nothing scales.
 * @see docs/product/recipe-page.md#scaling-by-an-ingredient
 */
export function unitChoices(
  { spans, ingredient }: ScalableLine,
  system: MeasurementSystem | null,
): (string | null)[] {
  const amounts = lineAmounts(spans)
  const [main] = amounts
  if (!main) return []
  const own = amounts.flatMap(([first]) => (first ? [first.unit] : []))
  const kinds = new Set(amounts.map(kindOf).filter((kind) => kind !== null))
  const hasBoth = kinds.size > 0 && Boolean(ingredient?.gramsPerLiter)
  const usual = (['weight', 'volume'] as const)
    .filter((kind) => hasBoth || kinds.has(kind))
    .toSorted((one, other) => Number(kinds.has(other)) - Number(kinds.has(one)))
    .flatMap((kind) => UNITS[kind])
  const shown = system === null ? [] : shownUnit(amounts, { system, ingredient })
  return [...new Set([...shown, ...own, ...usual])]
}

/** The unit in which the first of some amounts is shown in another system than its own. */
function shownUnit(
  amounts: readonly LineAmount[],
  choice: { system: MeasurementSystem; ingredient: Measured | null },
): string[] {
  const isOf = (amount: LineAmount, system: string): boolean =>
    amount.some(({ unit }) => unitSize(unit ?? '')?.system === system)
  const [main = []] = amounts
  if (!isOf(main, choice.system === 'metric' ? 'imperial' : 'metric')) return []
  const twin = amounts.find((amount) => isOf(amount, choice.system))
  const unit = twin ? twin[0]?.unit : convertAmounts(main, 1, choice)?.[0]?.unit
  return unit ? [unit] : []
}

/**
 * The unscaled amount of a line in a unit, not rounded: as its author gave it in that unit or its system,
 * else converted.
 */
export function amountIn({ spans, ingredient }: ScalableLine, unit: string | null): number | null {
  const density = ingredient?.gramsPerLiter ?? null
  const candidates = lineAmounts(spans).toSorted(
    (one, other) => distance(one, unit) - distance(other, unit),
  )
  for (const amounts of candidates) {
    const amount = exactAmount(amounts, unit, density)
    if (amount !== null && amount > 0) return amount
  }
  return null
}

/** 0 for the same unit, 1 for the same kind and system, 2 for the same kind, else 3. */
function distance(amounts: LineAmount, unit: string | null): number {
  if (amounts.every((amount) => amount.unit === unit)) return 0
  const wanted = unitSize(unit ?? '')
  if (wanted === null || kindOf(amounts) !== wanted.kind) return 3
  return amounts.every((amount) => unitSize(amount.unit ?? '')?.system === wanted.system) ? 1 : 2
}
