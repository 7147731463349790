import { toDecimal } from '../amounts/fraction'
import { metricParts, roundClosely, roundToFraction, usParts } from '../amounts/round-amount'
import type { AmountPart, MeasuredKind } from '../amounts/round-amount'
import { unitSize } from './unit-sizes'
import type { UnitSize } from './unit-sizes'

/** A reader's system of measurement. */
export type MeasurementSystem = 'metric' | 'imperial'

/** Properties of an ingredient that decide its measure. */
export type Measured = {
  gramsPerLiter: number | null
  defaultMetricMeasurementMethod: MeasuredKind
  defaultImperialMeasurementMethod: MeasuredKind
}

/** A number of a unit of the catalogue, by its slug; null for counts. */
export type UnitAmount = { value: number; unit: string | null }

type Sizes = ReadonlyMap<string | null, number>

/** Sizes of US volumes for cooks who measure in milliliters. */
const COOKS_MILLILITERS: Sizes = new Map([
  ['cup', 240],
  ['tablespoon', 15],
  ['teaspoon', 5],
])

/** Grams of butter in a stick, which is half a cup. */
const STICKS: Sizes = new Map([['stick', 113.4]])

/** Spoons and ounces of which more are written in a larger unit. */
const UPPER_LIMITS: Sizes = new Map([
  ['teaspoon', 12],
  ['tablespoon', 16],
  ['cup', 32],
  ['ounce', 16],
  ['fluid-ounce', 32],
  ['pint', 16],
])
/** Pairs of metric units: the larger is used from one of it on, the smaller below. */
const METRIC_PAIRS: ReadonlySet<string> = new Set(['gram', 'kilogram', 'milliliter', 'liter'])

/**
 * A scaled amount in its author's own system: in its unit, or in others where that cannot be
 * measured. A sum (more than one amount of one kind) is added.
 * @see docs/product/amounts-and-units.md#scaled-amounts
 */
export function scaleAmounts(
  amounts: readonly UnitAmount[],
  multiplier: number,
  system: MeasurementSystem | null,
): AmountPart[] {
  const [first = { value: 0, unit: null }] = amounts
  const size = sizeOf(first.unit)
  const value = first.value * multiplier
  const unit = first.unit ?? ''
  if (!size) return [{ value: roundToFraction(value), unit }]
  const base = sumInBaseUnit(amounts) * multiplier
  if (size.system === 'metric') return scaledMetric(base, first, size)
  const isBeyond = value >= (UPPER_LIMITS.get(unit) ?? Infinity)
  const isSum = amounts.length > 1
  const keepsUnit = !isBeyond || (size.system === 'any' && system === 'metric')
  return (
    usParts(base, size.kind, { isSum, first: keepsUnit ? unit : undefined }) ?? [
      { value: roundClosely(base / size.size, unit), unit },
    ]
  )
}

function scaledMetric(base: number, { unit }: UnitAmount, { kind, size }: UnitSize): AmountPart[] {
  const isPaired = METRIC_PAIRS.has(unit ?? '')
  if (isPaired && base >= 1000) {
    return [{ value: decimal(base / 1000), unit: kind === 'weight' ? 'kilogram' : 'liter' }]
  }
  if (isPaired) return [{ value: decimal(base), unit: kind === 'weight' ? 'gram' : 'milliliter' }]
  return [{ value: decimal(base / size), unit: unit ?? '' }]
}

const decimal = (value: number): number => toDecimal(value).number

type Conversion = {
  system: MeasurementSystem
  ingredient: Measured | null
  /** Whether it is the size of a package, which says fluid ounces in the US. */
  isPackage?: boolean
  /** Whether it is of butter, whose sticks have a weight. */
  isButter?: boolean
}

const FLUID_OUNCE = 29.574

const fluidOunces = (milliliters: number): AmountPart[] => [
  { value: roundClosely(milliliters / FLUID_OUNCE, 'ounce'), unit: 'fluid-ounce' },
]

/**
 * An amount (several are a sum) in the other system; null where no written value is within 5%. A
 * volume becomes a weight and the other way round if the ingredient has a density and is measured
 * so there.
 * @see docs/product/amounts-and-units.md#conversion
 */
export function convertAmounts(
  amounts: readonly UnitAmount[],
  multiplier: number,
  { system, ingredient, isPackage, isButter }: Conversion,
): AmountPart[] | null {
  const size = sizeOfAll(amounts)
  if (!size) return sticksInGrams(amounts, multiplier, isButter)
  const base = sumInBaseUnit(amounts) * multiplier
  const kind = kindIn(system, ingredient) ?? size.kind
  const isSameKind = kind === size.kind
  if (isSameKind && system === 'metric') return metricAmounts(amounts, multiplier, kind)
  const converted = isSameKind ? base : inOtherKind(base, size.kind, ingredient)
  if (system === 'metric') return metricParts(converted, kind, amounts.length > 1)
  if (isPackage && kind === 'volume') return fluidOunces(base)
  return usParts(converted, kind) ?? usParts(base, size.kind)
}

/** Sticks of butter as a weight; null for other pieces. */
function sticksInGrams(
  amounts: readonly UnitAmount[],
  multiplier: number,
  isButter = false,
): AmountPart[] | null {
  const grams = sumInBaseUnit(amounts, STICKS) * multiplier
  return isButter && grams > 0 ? metricParts(grams, 'weight', false) : null
}

/** The size of the unit of the first amount, which determines that of a sum; null for counts. */
const sizeOfAll = ([first]: readonly UnitAmount[]): UnitSize | null => sizeOf(first?.unit ?? null)

/** Cups and spoons have round numbers of milliliters in a metric kitchen. */
function metricAmounts(
  amounts: readonly UnitAmount[],
  multiplier: number,
  kind: MeasuredKind,
): AmountPart[] {
  const base = cooksMilliliters(amounts)
  const isExact = amounts.length > 1 || base !== null
  return metricParts((base ?? sumInBaseUnit(amounts)) * multiplier, kind, isExact)
}

/** Milliliters of cups and spoons for cooks who measure in milliliters; null for other units. */
export const cooksMilliliters = (amounts: readonly UnitAmount[]): number | null =>
  amounts.every(({ unit }) => COOKS_MILLILITERS.has(unit))
    ? sumInBaseUnit(amounts, COOKS_MILLILITERS)
    : null

/** The way an ingredient is measured in a system; null where its density is unknown. */
function kindIn(system: MeasurementSystem, ingredient: Measured | null): MeasuredKind | null {
  if (!ingredient?.gramsPerLiter) return null
  return system === 'metric'
    ? ingredient.defaultMetricMeasurementMethod
    : ingredient.defaultImperialMeasurementMethod
}

/** Milliliters as grams, or grams as milliliters. */
function inOtherKind(base: number, kind: MeasuredKind, ingredient: Measured | null): number {
  const gramsPerMilliliter = (ingredient?.gramsPerLiter ?? 1000) / 1000
  return kind === 'volume' ? base * gramsPerMilliliter : base / gramsPerMilliliter
}

const sizeOf = (unit: string | null): UnitSize | null => (unit === null ? null : unitSize(unit))

/** Grams or milliliters of amounts of one kind. */
export const sumInBaseUnit = (amounts: readonly UnitAmount[], sizes: Sizes = new Map()): number =>
  amounts.reduce(
    (sum, { value, unit }) => sum + value * (sizes.get(unit) ?? sizeOf(unit)?.size ?? 0),
    0,
  )
