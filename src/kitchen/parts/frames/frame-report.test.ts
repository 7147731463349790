import { expect, it } from 'vitest'
import { readFrameReport } from './frame-report'

// docs/product/kitchen.md#preview
it.each([
  [{ scrollTop: 120 }, { scrollTop: 120, isScrolledByHand: false }],
  [{ isScrolledByHand: true }, { isScrolledByHand: true }],
  [{ scrollTop: '120', isScrolledByHand: 'yes' }, { isScrolledByHand: false }],
  [{ hiddenDuties: [] }, { isScrolledByHand: false }],
  [null, { isScrolledByHand: false }],
  ['scrollTop', { isScrolledByHand: false }],
])('reads %j as %j', (data, report) => {
  expect(readFrameReport(data)).toEqual(report)
})
