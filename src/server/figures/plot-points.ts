import { PLOT_POINTS } from '@/src/domain/figures'
import type { FigurePeriod } from '@/src/domain/figures'
import { zoneOrUtc } from '@/src/domain/time/zone-clock'

/**
 * SQL of the points of a plot and of the period before, as a table `points` with the number `n` of each and
 * its first day; `today` is the current day. Reads the parameters of `plotParameters`.
 */
export const PLOT_POINTS_SQL = `today as (select (now() at time zone $2)::date as today),
    points as (select n, today + 1 - (2 * $3::int - n) * $4::int as day
      from today, generate_series(0, 2 * $3::int - 1) n)`

/** Start of the first point, for a condition that an index answers. */
export const PLOT_START = `(select min(day)::timestamp at time zone $2 from points)`

/** Builds the SQL of the number of the point that a day is in. Days to come are in the last one. */
export const pointOf = (day: string): string =>
  `2 * $3::int - 1 - greatest(0, (select today from today) - ${day}) / $4::int`

/** Parameters $1 to $4 of a plot's statement: site, time zone, points of the period, days of a point. */
export const plotParameters = (
  siteId: string,
  timeZone: string,
  period: FigurePeriod,
): readonly unknown[] => {
  const { count, days } = PLOT_POINTS[period]
  return [siteId, zoneOrUtc(timeZone), count, days]
}

/** Splits points into those of the period and those of the period before. */
export function splitPoints<Point>(all: readonly Point[]): { points: Point[]; before: Point[] } {
  const half = all.length / 2
  return { points: all.slice(half), before: all.slice(0, half) }
}
