import { describe, expect, it } from 'vitest'
import { exampleSite } from '@/src/site/testing/example-content'
import {
  isPaidOffered,
  isRecipeBoxOffered,
  isSubscribeButtonShown,
  isSubscribeOffered,
} from './offer'
import { defaultPlan, listPlans, includedLines } from './plans'

const site = exampleSite()
const noPayments = exampleSite({ paymentMode: 'off' })
const letterOnly = exampleSite({ subscriptionsEnabled: false })
const silent = exampleSite({ newslettersEnabled: false })
const reader = { isSubscribed: false, isSubscribedToFree: false, isSubscribedToPaid: false }
const free = { isSubscribed: true, isSubscribedToFree: true, isSubscribedToPaid: false }
const paid = { isSubscribed: true, isSubscribedToFree: false, isSubscribedToPaid: true }

describe('the plans of a site', () => {
  it('are free, monthly and yearly, the last with what it saves', () => {
    const isAvailable = true
    expect(listPlans(site)).toEqual([
      { type: 'free', amountCents: 0, savingCents: 0, isAvailable },
      { type: 'monthly', amountCents: 500, savingCents: 0, isAvailable },
      { type: 'yearly', amountCents: 5000, savingCents: 1000, isAvailable },
    ])
    expect(defaultPlan(site)).toBe('monthly')
  })

  it('can be had for free only where no payments are taken', () => {
    expect(listPlans(noPayments).map(({ type, isAvailable }) => [type, isAvailable])).toEqual([
      ['free', true],
      ['monthly', false],
      ['yearly', false],
    ])
    expect(defaultPlan(noPayments)).toBe('free')
    expect(isPaidOffered(noPayments)).toBe(false)
    expect(isPaidOffered(site)).toBe(true)
  })

  it('are free alone where nothing can be paid', () => {
    for (const changes of [
      { subscriptionsEnabled: false },
      { paymentsEnabled: false },
      { monthlyAmountCents: null, yearlyAmountCents: null },
    ]) {
      expect(listPlans(exampleSite(changes)).map(({ type }) => type)).toEqual(['free'])
      expect(defaultPlan(exampleSite(changes))).toBe('free')
    }
  })

  it('save nothing where a year is no cheaper', () => {
    expect(listPlans(exampleSite({ yearlyAmountCents: 7000 }))[2]?.savingCents).toBe(0)
    expect(defaultPlan(exampleSite({ monthlyAmountCents: null }))).toBe('yearly')
  })
})

describe('who is asked to subscribe', () => {
  it.each([
    ['somebody not yet known', site, 'pending', false, true],
    ['a visitor', site, null, true, true],
    ['a reader without a subscription', site, reader, true, true],
    ['a free subscriber, who cannot buy more here', noPayments, free, false, false],
    ['a free subscriber where nothing can be paid', letterOnly, free, false, false],
    ['a paying subscriber', site, paid, false, false],
    ['a visitor where there is no newsletter', silent, null, false, false],
  ] as const)('%s', (_, where, user, inHeader, inBox) => {
    expect(isSubscribeButtonShown(where, user)).toBe(inHeader)
    expect(isSubscribeOffered(where, user)).toBe(inBox)
    expect(isRecipeBoxOffered(where, { isLocked: false }, user)).toBe(inBox)
    expect(isRecipeBoxOffered(where, { isLocked: true }, user)).toBe(false)
  })

  it('a free subscriber is offered more where it can be bought', () => {
    expect(isSubscribeOffered(site, free)).toBe(true)
    expect(isSubscribeOffered(site, paid)).toBe(false)
  })
})

describe('what a plan includes', () => {
  it('is one thing a line, each once', () => {
    expect(includedLines(' Letters \n\nLetters\nEverything\n')).toEqual(['Letters', 'Everything'])
    expect(includedLines(null)).toEqual([])
  })
})
