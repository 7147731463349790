import { describe, expect, it } from 'vitest'
import { nextPayment } from './credit'

const day = (text: string): Date => new Date(`${text}T10:00:00.000Z`)

// docs/product/payments.md#plan-changes
describe('the next payment', () => {
  it('is the whole price at the first renewal without credit', () => {
    const payment = nextPayment({ creditCents: 0, priceCents: 500 }, 'monthly', day('2026-03-10'))
    expect(payment).toEqual({ at: day('2026-03-10'), amountCents: 500 })
  })

  it('waits while the credit covers whole months, and is less by what remains of it', () => {
    const payment = nextPayment(
      { creditCents: 1200, priceCents: 500 },
      'monthly',
      day('2026-03-10'),
    )
    expect(payment).toEqual({ at: day('2026-05-10'), amountCents: 300 })
  })

  it('keeps to the end of shorter months', () => {
    const payment = nextPayment({ creditCents: 500, priceCents: 500 }, 'monthly', day('2026-01-31'))
    expect(payment).toEqual({ at: day('2026-02-28'), amountCents: 500 })
  })

  it('counts years of a yearly plan', () => {
    const payment = nextPayment(
      { creditCents: 5500, priceCents: 5000 },
      'yearly',
      day('2027-06-01'),
    )
    expect(payment).toEqual({ at: day('2028-06-01'), amountCents: 4500 })
  })
})
