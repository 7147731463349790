import type { PriceObject } from '../wire/objects'

const DAY = 86_400

/** Converts days to seconds. */
export const days = (count: number): number => count * DAY

/** The end of the period that begins at `start`, counted from the first day. */
export function periodEnd(anchor: number, start: number, price: PriceObject): number {
  for (let count = 1; ; count += 1) {
    const end = intervalsAfter(anchor, price, count)
    if (end > start) return end
  }
}

/** Adds intervals to a moment; the 31st becomes the last day of shorter months. */
function intervalsAfter(anchor: number, { recurring }: PriceObject, count: number): number {
  const steps = count * (recurring?.interval_count ?? 1)
  const interval = recurring?.interval ?? 'month'
  if (interval === 'day') return anchor + days(steps)
  if (interval === 'week') return anchor + days(7 * steps)
  return monthsAfter(anchor, interval === 'year' ? 12 * steps : steps)
}

function monthsAfter(anchor: number, months: number): number {
  const from = new Date(anchor * 1000)
  const to = new Date(anchor * 1000)
  to.setUTCDate(1)
  to.setUTCMonth(from.getUTCMonth() + months)
  const last = new Date(Date.UTC(to.getUTCFullYear(), to.getUTCMonth() + 1, 0)).getUTCDate()
  to.setUTCDate(Math.min(from.getUTCDate(), last))
  return Math.floor(to.getTime() / 1000)
}

/** Whether two prices are charged equally often. */
export const isSameInterval = (a: PriceObject, b: PriceObject): boolean =>
  a.recurring?.interval === b.recurring?.interval &&
  a.recurring?.interval_count === b.recurring?.interval_count
