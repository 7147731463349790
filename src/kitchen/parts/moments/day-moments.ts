import { momentAt } from '@/src/domain/time/zone-clock'

const SECONDS = 59_000

/** The first moment of a day such as `2026-03-12` in a zone; null for no day. */
export const startOfDay = (day: string, zone: string): string | null =>
  momentAt({ day, time: '00:00' }, zone)?.moment.toISOString() ?? null

/** The last second of a day in a zone; null for no day. */
export function endOfDay(day: string, zone: string): string | null {
  const last = momentAt({ day, time: '23:59' }, zone)
  return last && new Date(last.moment.getTime() + SECONDS).toISOString()
}
