import { expect, test } from 'vitest'
import { SegmentConditions } from '@/src/contract/people/segment'
import { conditionTexts, segmentConditions, segmentForm } from './segment-form'

const ZONE = 'Europe/Berlin'
const ALL: SegmentConditions = {
  plan: 'paid',
  state: 'ending',
  source: 'import',
  joinedAfter: '2026-03-11T23:00:00.000Z',
  joinedBefore: '2026-06-30T22:00:00.000Z',
  joinedWithinDays: 30,
  language: 'de',
  tag: 'baker',
  openedWithinDays: 1,
  clickedWithinDays: 90,
}

// docs/product/subscriptions.md#segments
test('every condition is entered by a form, days in the time zone of the site', () => {
  const form = segmentForm({ name: 'Bakers', conditions: ALL }, ZONE)
  expect(form).toMatchObject({ joinedAfter: '2026-03-12', joinedBefore: '2026-07-01' })
  expect(segmentConditions(form, ZONE)).toEqual(ALL)
  expect(Object.keys(ALL)).toEqual(Object.keys(SegmentConditions.shape))
})

test('empty fields are no conditions', () => {
  expect(segmentConditions(segmentForm(null, ZONE), ZONE)).toEqual({})
})

test('every condition is named in words', () => {
  expect(conditionTexts(ALL, { now: new Date('2026-08-01'), zone: ZONE })).toEqual([
    'Full access',
    'Ending',
    'Imported from a file',
    'Joined since Mar 12',
    'Joined before Jul 1',
    'Joined in the last 30 days',
    'German',
    'Tag “baker”',
    'Opened in the last day',
    'Clicked in the last 90 days',
  ])
})
