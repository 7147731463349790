/** A point of a plot: figures from its day on. */
export type PlotPoint = { day: string }

/** A column of the table and of the CSV file behind a plot. */
export type PlotColumn<Point> = {
  label: string
  value: (point: Point) => number
  /** Formats the value in the table; the file has plain numbers. */
  format?: (value: number) => string
}

/** A plot of a period beside the period before. */
export type Plot<Point extends PlotPoint> = {
  title: string
  points: readonly Point[]
  before: readonly Point[]
  /** Days that a point covers. */
  daysAPoint: number
  value: (point: Point) => number
  format: (value: number) => string
  columns: readonly PlotColumn<Point>[]
  /** Name of the CSV file without its extension. */
  fileName: string
}
