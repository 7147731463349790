import { unitSize } from '../cooking/unit-sizes'
import { figuresOf } from './fraction-glyph'

const GLYPHS = Array.from('½⅓⅔¼¾⅛⅜⅝⅞⅙⅚⅕', (glyph) => {
  const [numerator, denominator] = figuresOf(glyph)
  return { glyph, value: Number(numerator) / Number(denominator) }
})

/** The difference of a third that was stored with three decimals. */
const PRECISION = 0.0008

/**
 * A quantity as it was stored, not rounded: in the fractions that have a sign (`1⅞`), else in
 * decimals; metric units always in decimals.
 */
export function exactNumberText(value: number, unit: string | null): string {
  const whole = Math.floor(value)
  const glyph = GLYPHS.find((each) => Math.abs(value - whole - each.value) < PRECISION)?.glyph
  const isMetric = unit !== null && unitSize(unit)?.system === 'metric'
  if (glyph === undefined || isMetric) return String(Number(value.toFixed(4)))
  return `${whole === 0 ? '' : whole}${glyph}`
}
