import type { AmountPart } from '../amounts/round-amount'
import type { MeasurementSystem } from './convert'

const CENTIMETERS: Readonly<Record<string, number>> = { millimeter: 0.1, centimeter: 1, inch: 2.54 }
/** Steps of a converted length; pans and pieces are made in whole ones. */
const STEPS = { inch: [1, 0.5, 0.25], centimeter: [1, 0.5, 0.1] } as const
const MAX_ERROR = 0.05

/** System of a unit of length, by slug; null for all other units. */
export function lengthSystem(unit: string | null): MeasurementSystem | null {
  if (unit === null || !Object.hasOwn(CENTIMETERS, unit)) return null
  return unit === 'inch' ? 'imperial' : 'metric'
}

/** A length in the other system; null where no written value is within 5%. */
export function convertLength(value: number, from: string): AmountPart[] | null {
  const unit = from === 'inch' ? 'centimeter' : 'inch'
  const exact = (value * (CENTIMETERS[from] ?? 1)) / (CENTIMETERS[unit] ?? 1)
  const rounded = STEPS[unit].map((step) => Number((Math.round(exact / step) * step).toFixed(2)))
  const found = rounded.find((length) => Math.abs(length - exact) <= exact * MAX_ERROR)
  return found ? [{ value: found, unit }] : null
}
