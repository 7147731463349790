/**
 * A figure: a measurement with its target.
 * @see docs/product/figures.md
 */
export type Figure = {
  /** Its number in docs/product/figures.md: `V1`. */
  id: string
  what: string
  /** Null when it cannot be measured yet; `note` has the reason. */
  measured: number | null
  /** Null when nothing is asked of it. */
  limit: number | null
  unit: string
  /** The good side of the limit; `most` by default. */
  limitIs?: 'least' | 'most'
  note?: string
}

/** Whether a figure meets its limit; null when either is missing. */
export function isMet({ measured, limit, limitIs = 'most' }: Figure): boolean | null {
  if (measured === null || limit === null) return null
  return limitIs === 'least' ? measured >= limit : measured <= limit
}

/** The middle of some numbers; of an even count the mean of both. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other)
  const middle = Math.floor(sorted.length / 2)
  const upper = sorted[middle] ?? Number.NaN
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2
}

/** Formats all figures as a table, with the missed ones listed below it. */
export function tableOf(figures: readonly Figure[]): string {
  const lines = [['', 'figure', 'measured', 'limit', 'met'], ...figures.map(rowOf)]
  const widths = [0, 1, 2, 3].map((column) =>
    Math.max(...lines.map((line) => line[column]?.length ?? 0)),
  )
  const table = lines.map((line) =>
    line
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  )
  return [...table, '', summaryOf(figures)].join('\n')
}

function rowOf(figure: Figure): string[] {
  const { id, what, limit, unit, limitIs = 'most', note } = figure
  const met = isMet(figure)
  const bound = limit === null ? '' : `${limitIs === 'least' ? '≥' : '≤'} ${amount(limit, unit)}`
  const verdict = met === null ? '' : met ? 'yes' : 'NO'
  return [id, what, measuredText(figure), bound, [verdict, note ?? ''].join(' ').trim()]
}

const measuredText = ({ measured, unit }: Figure): string =>
  measured === null ? 'not yet' : amount(measured, unit)

function amount(value: number, unit: string): string {
  if (unit === '%') return `${value.toFixed(1)} %`
  const digits = Number.isInteger(value) ? 0 : value < 10 ? 2 : 1
  return `${value.toFixed(digits)} ${unit}`.trim()
}

function summaryOf(figures: readonly Figure[]): string {
  const missed = figures.filter((figure) => isMet(figure) === false)
  const open = figures.filter(({ measured }) => measured === null)
  const met = figures.filter((figure) => isMet(figure) === true)
  return [
    `Met: ${met.length}. Missed: ${missed.length}. Not measured yet: ${open.length}.`,
    ...missed.map(({ id, what }) => `MISSED ${id}: ${what}`),
  ].join('\n')
}
