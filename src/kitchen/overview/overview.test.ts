import { describe, expect, it } from 'vitest'
import { changeText } from './change-text'
import { overviewAddress, readOverviewView } from './overview-view'

// docs/product/overview.md#figures
describe('the difference to the time before', () => {
  it.each([
    [112, 100, '+12 (+12%)'],
    [90, 100, '−10 (−10%)'],
    [5, 0, '+5'],
    [0, 4, '−4 (−100%)'],
    [7, 7, 'No change'],
  ])('of %i after %i is %s', (now, before, text) => {
    expect(changeText(now, before)).toBe(text)
  })
})

describe('the address of the overview', () => {
  it('holds period and plot', () => {
    const view = { period: '90', plot: 'views' } as const
    const address = overviewAddress('plum', view)
    expect(address).toBe('/kitchen/plum/overview?period=90&plot=views')
    expect(readOverviewView(new URL(address, 'http://host').searchParams)).toEqual(view)
  })

  it('leaves out what is the default, and ignores what there is not', () => {
    const view = readOverviewView(new URLSearchParams('period=31&plot=cats'))
    expect(overviewAddress('plum', view)).toBe('/kitchen/plum/overview')
  })
})
