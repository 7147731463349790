import { unitSize } from '../cooking/unit-sizes'

const GLYPHS: readonly (readonly [value: number, glyph: string])[] = [
  [1 / 2, '½'],
  [1 / 3, '⅓'],
  [2 / 3, '⅔'],
  [1 / 4, '¼'],
  [3 / 4, '¾'],
  [1 / 8, '⅛'],
  [3 / 8, '⅜'],
  [5 / 8, '⅝'],
  [7 / 8, '⅞'],
  [1 / 6, '⅙'],
  [5 / 6, '⅚'],
  [1 / 5, '⅕'],
]

/** The difference of a third that was stored with three decimals. */
const PRECISION = 0.0008

/**
 * A quantity as it was stored, not rounded: in the fractions that have a sign (`1⅞`), else in
 * decimals; metric units always in decimals.
 */
export function exactNumberText(value: number, unit: string | null): string {
  const whole = Math.floor(value)
  const glyph = GLYPHS.find(([fraction]) => Math.abs(value - whole - fraction) < PRECISION)?.[1]
  const isMetric = unit !== null && unitSize(unit)?.system === 'metric'
  if (glyph === undefined || isMetric) return String(Number(value.toFixed(4)))
  return `${whole === 0 ? '' : whole}${glyph}`
}
