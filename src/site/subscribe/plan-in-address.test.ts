import { describe, expect, it } from 'vitest'
import { exampleSite } from '@/src/site/testing/example-content'
import { chosenInAddress, signInAndGoOn } from './plan-in-address'

const site = exampleSite()

// docs/product/subscriptions.md#subscribe-page
describe('the address of the subscribe page', () => {
  it('says the plan, the coupon and the address that were chosen before', () => {
    expect(
      chosenInAddress('?plan=yearly&coupon=JAM&email=ada@example.com&checkout=1', site),
    ).toEqual({
      plan: 'yearly',
      coupon: 'JAM',
      email: 'ada@example.com',
      goesOn: true,
    })
  })

  it('says nothing of plans that cannot be had', () => {
    const off = exampleSite({ paymentMode: 'off' })
    expect(chosenInAddress('?plan=monthly&checkout=1', off)).toMatchObject({
      plan: null,
      goesOn: false,
    })
    expect(chosenInAddress('?plan=gold&checkout=1', site)).toMatchObject({
      plan: null,
      goesOn: false,
    })
    expect(chosenInAddress('?plan=free&checkout=1', site)).toMatchObject({
      plan: 'free',
      goesOn: false,
    })
    expect(chosenInAddress('', site)).toEqual({ plan: null, coupon: '', email: '', goesOn: false })
  })

  it('is come back to after signing in', () => {
    const next =
      new URLSearchParams(signInAndGoOn('monthly', ' JAM ').split('?')[1]).get('next') ?? ''
    expect(chosenInAddress(next.slice('/subscribe'.length), site)).toMatchObject({
      plan: 'monthly',
      coupon: 'JAM',
      goesOn: true,
    })
    expect(signInAndGoOn('free', '')).toBe('/sign-in')
  })
})
