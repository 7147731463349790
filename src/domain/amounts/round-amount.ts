import { unitSize } from '../cooking/unit-sizes'
import { FRACTIONS } from './fraction'

/** A number of a unit, by its slug. */
export type AmountPart = { value: number; unit: string }

/** Kind of a measured amount, in grams or in milliliters. */
export type MeasuredKind = 'weight' | 'volume'

const sizeOf = (unit: string): number => unitSize(unit)?.size ?? 0
const TEASPOON = sizeOf('teaspoon')
const TABLESPOON = sizeOf('tablespoon')
const CUP = sizeOf('cup')
const GALLON = sizeOf('gallon')
const OUNCE = sizeOf('ounce')
const POUND = sizeOf('pound')

/** Parts that a unit is measured in, of 24; others are measured in all fractions of cooks. */
const QUARTERS = [6]
const PARTS: ReadonlyMap<string | null, readonly number[]> = new Map([
  ['tablespoon', QUARTERS],
  ['ounce', QUARTERS],
  ['pound', QUARTERS],
  ['cup', [6, 8]],
])

/** An error that is smaller than those of spoons. */
const GOOD = 0.03
/** The largest error of a computed amount. */
const MAX_ERROR = 0.05

const errorOf = (written: number, exact: number): number => Math.abs(written - exact) / exact

/**
 * Rounds a US measure or a count to the fractions of cooks, in whole numbers above 25. Less than an
 * eighth is a part of one: 1/16.
 * @see docs/product/amounts-and-units.md#fractions
 */
export function roundToFraction(value: number, unit: string | null = null): number {
  if (value > 25) return Math.round(value)
  if (value > 0 && value < 3 / 32) return 1 / Math.round(1 / value)
  const floor = Math.floor(value)
  const nearest = fractionsOf(unit).reduce((one, other) =>
    Math.abs(floor + other - value) < Math.abs(floor + one - value) ? other : one,
  )
  return floor + nearest || 1 / 8
}

/** The fractions that a unit is measured in. */
const fractionsOf = (unit: string | null): number[] =>
  FRACTIONS.map(({ value }) => value).filter((value) =>
    (PARTS.get(unit) ?? [1]).some((part) => Math.round(value * 24) % part === 0),
  )

/**
 * Rounds a quantity of a unit that none of its usual fractions approximates: in eighths, else in decimals.
 * @see docs/product/amounts-and-units.md#fractions
 */
export function roundClosely(value: number, unit: string): number {
  const rounded = [roundToFraction(value, unit), Math.round(value * 8) / 8]
  const decimal = Number(value.toPrecision(2))
  return rounded.find((number) => errorOf(number, value) <= MAX_ERROR) ?? decimal
}

/** Largest steps of grams and milliliters, below a size: the usual one and that of exact amounts. */
const STEPS = [
  [20, 1, 1],
  [250, 5, 5],
  [500, 10, 10],
  [1000, 25, 10],
  [5000, 50, 10],
  [Infinity, 100, 50],
] as const
const FINER = [100, 50, 25, 10, 5, 1, 0.1, 0.01]

/**
 * Rounds grams or milliliters to a step of their size, to a finer one where that is more than 3% off.
 * `isExact` is for sums and for cups, which have finer steps.
 * @see docs/product/amounts-and-units.md#computed-metric-amounts
 */
export function roundMetric(base: number, isExact = false): number {
  const [, usual = 1, exact = 1] = STEPS.find(([below]) => base < below) ?? []
  const steps = FINER.filter((step) => step <= (isExact ? exact : usual))
  const rounded = steps.map((step) => Number((Math.round(base / step) * step).toFixed(2)))
  return rounded.find((value) => errorOf(value, base) <= GOOD) ?? base
}

/** Grams or milliliters as a metric amount; from a thousand on in the larger unit. */
export function metricParts(base: number, kind: MeasuredKind, isExact: boolean): AmountPart[] {
  const value = roundMetric(base, isExact)
  if (value < 1000) return [{ value, unit: kind === 'weight' ? 'gram' : 'milliliter' }]
  return [{ value: value / 1000, unit: kind === 'weight' ? 'kilogram' : 'liter' }]
}

/**
 * Converts grams or milliliters to a US unit, or two of them, whose written value is within 5%; null if
 * none is. `first` is tried before the others; a `sum` of weights stays in pounds and ounces.
 * @see docs/product/amounts-and-units.md#computed-us-amounts
 */
export function usParts(
  base: number,
  kind: MeasuredKind,
  { first, isSum = false }: { first?: string | undefined; isSum?: boolean } = {},
): AmountPart[] | null {
  const others = kind === 'weight' ? weights(base, isSum) : volumes(base)
  const tried = first !== undefined && !isSum ? [single(base, first), ...others] : others
  const off = (parts: readonly AmountPart[]): number => errorOf(baseOf(parts), base)
  const sized = tried.toSorted((one, other) => off(one) - off(other))
  return (
    tried.find((parts) => off(parts) <= GOOD) ??
    sized.find((parts) => off(parts) <= MAX_ERROR) ??
    null
  )
}

const baseOf = (parts: readonly AmountPart[]): number =>
  parts.reduce((sum, { value, unit }) => sum + value * sizeOf(unit), 0)

const single = (base: number, unit: string): AmountPart[] => [
  { value: roundToFraction(base / sizeOf(unit), unit), unit },
]

/** A number of one unit, and the remainder in whole numbers of a smaller unit. */
function pair(base: number, value: number, unit: string, smaller: string): AmountPart[] {
  const rest = Math.round((base - value * sizeOf(unit)) / sizeOf(smaller))
  const parts = [
    { value, unit },
    { value: rest, unit: smaller },
  ]
  return parts.filter((part) => part.value > 0)
}

function weights(base: number, isSum: boolean): AmountPart[][] {
  if (base < OUNCE / 8) return []
  if (base < POUND * 0.98) return [single(base, 'ounce')]
  const inTwo = pair(base, Math.floor(base / POUND + 1 / 32), 'pound', 'ounce')
  return isSum ? [inTwo] : [single(base, 'pound'), inTwo]
}

function volumes(base: number): AmountPart[][] {
  if (base >= GALLON * 4) return [single(base, 'gallon')]
  if (base >= GALLON) return [single(base, 'quart')]
  if (base >= CUP * 0.24) {
    const tablespoons = base < CUP / 2 ? [single(base, 'tablespoon')] : []
    return [single(base, 'cup'), cupAndSpoons(base), ...tablespoons]
  }
  const teaspoons = single(base, 'teaspoon')
  if (base < TEASPOON / 8) return []
  if (base < TABLESPOON * 0.95) return [teaspoons]
  const whole = Math.floor(base / TABLESPOON + 0.05)
  return [single(base, 'tablespoon'), pair(base, whole, 'tablespoon', 'teaspoon'), teaspoons]
}

/** The best of a measuring cup and up to three spoons more. */
function cupAndSpoons(base: number): AmountPart[] {
  const floor = Math.floor(base / CUP)
  const cups = fractionsOf('cup')
    .map((fraction) => floor + fraction)
    .filter((value) => value >= 1 / 4 && value * CUP <= base)
    .filter((value) => base - value * CUP < TABLESPOON * 3.5)
  const filled = cups
    .toReversed()
    .flatMap((value) => [
      pair(base, value, 'cup', 'tablespoon'),
      pair(base, value, 'cup', 'teaspoon'),
    ])
  const few = filled.filter((parts) => (parts[1]?.value ?? 0) <= 3)
  return few.reduce(
    (one, other) =>
      errorOf(baseOf(other), base) < errorOf(baseOf(one), base) - 1e-4 ? other : one,
    single(base, 'cup'),
  )
}
