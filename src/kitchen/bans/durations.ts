import { BAN_DAYS } from '@/src/domain/moderation'

/** A duration of a ban: a number of days. */
export type Duration = `${(typeof BAN_DAYS)[number]}` | 'forever'

/** The durations of a ban with their labels. */
export const DURATIONS: readonly { value: Duration; label: string }[] = [
  ...BAN_DAYS.map((days) => ({
    value: `${days}` as const,
    label: days === 1 ? 'For 1 day' : `For ${days} days`,
  })),
  { value: 'forever', label: 'Forever' },
]

/** Converts a duration to the days of a request; null for a ban that does not expire. */
export const toDays = (duration: Duration): number | null =>
  duration === 'forever' ? null : Number(duration)
