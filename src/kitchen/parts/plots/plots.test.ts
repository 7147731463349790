import { describe, expect, it } from 'vitest'
import type { Plot } from './plot'
import { plotCsv } from './plot-csv'
import { plotSummary, pointText } from './plot-text'

type Point = { day: string; views: number }
const plot: Plot<Point> = {
  title: 'Views',
  points: [
    { day: '2026-11-28', views: 4 },
    { day: '2026-11-29', views: 1200 },
    { day: '2026-11-30', views: 7 },
  ],
  before: [{ day: '2026-11-27', views: 2 }],
  daysAPoint: 1,
  value: ({ views }) => views,
  format: (value) => value.toLocaleString('en'),
  columns: [{ label: '=Views', value: ({ views }) => views }],
  fileName: 'views',
}

// docs/product/overview.md#plots
describe('a plot', () => {
  it('is described by its first, last and highest point', () => {
    expect(plotSummary(plot)).toBe(
      'Views by day: 4 on Nov 28, 7 on Nov 30, highest 1,200 on Nov 29.',
    )
  })

  it('names days, and weeks by their first day', () => {
    expect(pointText('2026-11-28', 1)).toBe('Nov 28, 2026')
    expect(pointText('2026-11-28', 7)).toBe('Week of Nov 28, 2026')
  })

  it('is saved as CSV with the period before, and never as a formula', () => {
    expect(plotCsv(plot)).toBe(
      "Day,'=Views\r\n2026-11-27,2\r\n2026-11-28,4\r\n2026-11-29,1200\r\n2026-11-30,7\r\n",
    )
  })
})
