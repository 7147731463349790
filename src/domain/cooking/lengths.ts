import { roundToFraction } from '../amounts/round-amount'
import type { AmountPart } from '../amounts/round-amount'
import type { MeasurementSystem } from './convert'

const CENTIMETERS: Readonly<Record<string, number>> = { millimeter: 0.1, centimeter: 1, inch: 2.54 }
const MAX_ERROR = 0.05

/** System of a unit of length, by slug; null for all other units. */
export const lengthSystem = (unit: string | null): MeasurementSystem | null =>
  unit === null || !Object.hasOwn(CENTIMETERS, unit)
    ? null
    : unit === 'inch'
      ? 'imperial'
      : 'metric'

/** A length in the other system; null where no written value is within 5%. */
export function convertLength(value: number, unit: string): AmountPart[] | null {
  const exact = value * (CENTIMETERS[unit] ?? 1)
  const inches = roundToFraction(exact / 2.54, 'ounce')
  const candidates =
    unit === 'inch'
      ? [1, 0.5, 0.1].map((step) => ({
          value: Number((Math.round(exact / step) * step).toFixed(1)),
          unit: 'centimeter',
          off: 0.03,
        }))
      : [{ value: inches, unit: 'inch', off: MAX_ERROR }]
  const found = candidates.find((length) => {
    const written = length.value * (CENTIMETERS[length.unit] ?? 1)
    return Math.abs(written - exact) <= exact * length.off
  })
  return found ? [{ value: found.value, unit: found.unit }] : null
}
