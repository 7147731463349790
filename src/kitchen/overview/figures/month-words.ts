/** A month of the figures, `2026-11`, as it is read: `Nov 2026`. */
export const monthText = (month: string): string =>
  new Date(`${month}-01T00:00:00Z`).toLocaleDateString('en-US', {
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  })

/** Heights of bars for values, as shares of the highest; all 0 when there is nothing. */
export function barHeights(values: readonly number[]): number[] {
  const highest = Math.max(...values, 0)
  return values.map((value) => (highest === 0 ? 0 : Math.max(0, value) / highest))
}
