import { describe, expect, it } from 'vitest'
import type { Plan } from '../plans'
import { giftErrors, giftInAddress } from './gift-values'

const yearly: Plan = { type: 'yearly', amountCents: 5000, savingCents: 0, isAvailable: true }
const values = {
  plan: 'yearly',
  recipientEmail: 'bo@example.com',
  giverName: '',
  message: '',
  email: 'ada@example.com',
} as const

// docs/product/payments.md#gifts
describe('the form of a gift', () => {
  it('asks for two addresses, of which one is another’s', () => {
    expect(giftErrors(values, null)).toEqual({})
    expect(Object.keys(giftErrors({ ...values, recipientEmail: 'bo', email: '' }, null))).toEqual([
      'recipientEmail',
      'email',
    ])
    expect(giftErrors({ ...values, email: '' }, 'cy@example.com')).toEqual({})
    expect(giftErrors({ ...values, recipientEmail: ' Ada@example.com' }, null)).toMatchObject({
      recipientEmail: expect.stringContaining('This is your own address.'),
    })
  })

  it('is filled in by its address, as far as that makes sense', () => {
    expect(giftInAddress('?plan=yearly&to=bo@example.com&name=Ada', [yearly])).toEqual({
      plan: 'yearly',
      recipientEmail: 'bo@example.com',
      giverName: 'Ada',
    })
    expect(giftInAddress('?plan=monthly&to=', [yearly])).toEqual({})
    expect(giftInAddress('?plan=free', [yearly])).toEqual({})
  })
})
