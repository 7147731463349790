import { expect, it } from 'vitest'
import { nextPayment } from './credit'

const day = (text: string): Date => new Date(`${text}T10:00:00.000Z`)

// docs/product/payments.md#plan-changes
it.each([
  [
    'is the price at the first renewal without credit',
    0,
    500,
    'monthly',
    '2026-03-10',
    '2026-03-10',
    500,
  ],
  [
    'waits for whole months of credit and is reduced by the rest',
    1200,
    500,
    'monthly',
    '2026-03-10',
    '2026-05-10',
    300,
  ],
  ['stays within shorter months', 500, 500, 'monthly', '2026-01-31', '2026-02-28', 500],
  ['counts years of a yearly plan', 5500, 5000, 'yearly', '2027-06-01', '2028-06-01', 4500],
] as const)(
  'the next payment %s',
  (_, creditCents, priceCents, plan, firstRenewal, at, amountCents) => {
    expect(nextPayment({ creditCents, priceCents }, plan, day(firstRenewal))).toEqual({
      at: day(at),
      amountCents,
    })
  },
)
