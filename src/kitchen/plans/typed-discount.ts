import { normaliseDigits } from '@/src/parsing/digits'
import { readPrice } from './typed-price'

/** The discount of a coupon: a percentage or an amount in the smallest unit. */
export type Discount = { percentOff: number } | { amountOffCents: number }

/** Parses a typed discount: `20%` or an amount such as `4.50`; null if it is invalid. */
export function readDiscount(typed: string, currency: string): Discount | null {
  const percent = /^\s*(\d{1,3})\s*%\s*$/.exec(normaliseDigits(typed))?.[1]
  if (percent !== undefined) {
    const percentOff = Number(percent)
    return percentOff >= 1 && percentOff <= 100 ? { percentOff } : null
  }
  const amount = readPrice(typed, currency)
  return typeof amount === 'number' && amount > 0 ? { amountOffCents: amount } : null
}
