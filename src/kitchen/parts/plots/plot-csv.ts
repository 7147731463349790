import { csvLine } from '@/src/domain/csv-line'
import type { Plot, PlotPoint } from './plot'

/** Formats the points of a plot and of the period before as CSV, oldest first. */
export function plotCsv<Point extends PlotPoint>({
  points,
  before,
  columns,
}: Pick<Plot<Point>, 'points' | 'before' | 'columns'>): string {
  const head = csvLine(['Day', ...columns.map(({ label }) => label)])
  const lines = [...before, ...points].map((point) =>
    csvLine([point.day, ...columns.map(({ value }) => String(value(point)))]),
  )
  return [head, ...lines].join('')
}
