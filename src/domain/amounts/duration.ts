const MINUTES_PER_HOUR = 60
const MINUTES_PER_DAY = 24 * MINUTES_PER_HOUR

/** The times of a recipe, in minutes. */
export type RecipeTimes = {
  prepTimeMinutes: number | null
  cookTimeMinutes: number | null
  customTimeMinutes: number | null
}

type Parts = { days: number; hours: number; minutes: number }

function parts(minutes: number): Parts {
  const rounded = Math.max(0, Math.round(minutes))
  return {
    days: Math.floor(rounded / MINUTES_PER_DAY),
    hours: Math.floor((rounded % MINUTES_PER_DAY) / MINUTES_PER_HOUR),
    minutes: rounded % MINUTES_PER_HOUR,
  }
}

/**
 * Formats a duration in days, hr and min: `25 min`, `1 hr 15 min`, `2 days`.
 * @see docs/product/amounts-and-units.md#times
 */
export function durationText(totalMinutes: number): string {
  const { days, hours, minutes } = parts(totalMinutes)
  const words = [
    days > 0 ? `${days} ${days === 1 ? 'day' : 'days'}` : '',
    hours > 0 ? `${hours} hr` : '',
    minutes > 0 ? `${minutes} min` : '',
  ].filter((word) => word !== '')
  return words.length === 0 ? '0 min' : words.join(' ')
}

/** A duration as machines read it, ISO 8601: `PT1H15M`, `P2DT2H`. */
export function isoDuration(totalMinutes: number): string {
  const { days, hours, minutes } = parts(totalMinutes)
  const day = days > 0 ? `${days}D` : ''
  const time = `${hours > 0 ? `${hours}H` : ''}${minutes > 0 ? `${minutes}M` : ''}`
  if (day === '' && time === '') return 'PT0M'
  return `P${day}${time === '' ? '' : `T${time}`}`
}

/**
 * Prep plus cook plus custom, missing counted as 0, in minutes.
 * @see docs/product/amounts-and-units.md#times
 */
export const totalTimeMinutes = (times: RecipeTimes): number =>
  (times.prepTimeMinutes ?? 0) + (times.cookTimeMinutes ?? 0) + (times.customTimeMinutes ?? 0)
