import type { Plot, PlotPoint } from './plot'

/** Formats a day, `2026-11-30`, as `Nov 30`; with the year as `Nov 30, 2026`. */
export const dayText = (day: string, withYear = false): string =>
  new Date(`${day}T00:00:00Z`).toLocaleDateString('en-US', {
    day: 'numeric',
    month: 'short',
    ...(withYear ? { year: 'numeric' } : {}),
    timeZone: 'UTC',
  })

/** Formats the time that a point covers: a day, or `Week of Nov 24, 2026`. */
export const pointText = (day: string, daysAPoint: number): string =>
  daysAPoint === 1 ? dayText(day, true) : `Week of ${dayText(day, true)}`

/** The sentence that describes a plot to a screen reader. */
export function plotSummary<Point extends PlotPoint>(plot: Plot<Point>): string {
  const { title, points, value, format, daysAPoint } = plot
  const [first, last] = [points[0], points.at(-1)]
  if (!first || !last) return title
  const highest = points.reduce((best, point) => (value(point) > value(best) ? point : best), first)
  const at = (point: Point): string => `${format(value(point))} on ${dayText(point.day)}`
  const unit = daysAPoint === 1 ? 'day' : 'week'
  return `${title} by ${unit}: ${at(first)}, ${at(last)}, highest ${at(highest)}.`
}
