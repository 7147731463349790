import { clockTime, momentAt } from './zone-clock'

const DAY = 86_400_000

/** A day of the week from 1 for Monday, and an hour, on the clock of a zone. */
export type WeeklyTime = { weekday: number; hour: number; zone: string }

/**
 * The first moment after another one at which it is a weekly time. An hour that the clocks skip is the one
 * after it.
 * @see docs/product/newsletters.md#weekly-digest
 */
export function nextWeekly(after: Date, { weekday, hour, zone }: WeeklyTime): Date {
  const time = `${String(hour).padStart(2, '0')}:00`
  const today = Date.parse(`${clockTime(after, zone).day}T00:00Z`)
  for (let ahead = 0; ahead <= 7; ahead += 1) {
    const date = new Date(today + ahead * DAY)
    if ((date.getUTCDay() + 6) % 7 !== weekday - 1) continue
    const found = momentAt({ day: date.toISOString().slice(0, 10), time }, zone)?.moment
    if (found && found > after) return found
  }
  return new Date(after.getTime() + 7 * DAY)
}

/** The first moment after another one at which it is an hour on the clock of a zone. */
export const nextDaily = (after: Date, time: Omit<WeeklyTime, 'weekday'>): Date =>
  new Date(
    Math.min(
      ...[1, 2, 3, 4, 5, 6, 7].map((weekday) => nextWeekly(after, { ...time, weekday }).getTime()),
    ),
  )

/** The last moment at which it was a weekly time, up to another one. */
export function lastWeekly(until: Date, weekly: WeeklyTime): Date {
  // Weeks with a change of the clocks are an hour longer or shorter.
  const before = nextWeekly(new Date(until.getTime() - 8 * DAY), weekly)
  const next = nextWeekly(before, weekly)
  return next <= until ? next : before
}
