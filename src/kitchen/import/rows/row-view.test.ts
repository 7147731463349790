import { expect, it } from 'vitest'
import { readRowView, rowFilter, rowViewSearch } from './row-view'

const ALL = { outcome: 'all', kind: 'all', query: '' } as const

// docs/product/kitchen.md#import
it('keeps which rows are shown in the address, and nothing else', () => {
  expect(readRowView('')).toEqual(ALL)
  expect(rowViewSearch(ALL)).toBe('')
  expect(rowFilter(ALL)).toEqual({})
  const view = { outcome: 'failed', kind: 'post', query: 'a & b' } as const
  expect(rowViewSearch(view)).toBe('?outcome=failed&kind=post&search=a+%26+b')
  expect(readRowView(rowViewSearch(view))).toEqual(view)
  expect(rowFilter(view)).toEqual(view)
  expect(readRowView('?outcome=lost&kind=cake')).toEqual(ALL)
})
