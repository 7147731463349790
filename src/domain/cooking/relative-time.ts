const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const MONTH = 30 * DAY
const YEAR = 365 * DAY

/** Labels of times, by the seconds from which they apply; the first match is used. */
const WORDS: readonly (readonly [from: number, size: number, one: string, many: string])[] = [
  [345 * DAY, YEAR, 'a year', 'years'],
  [26 * DAY, MONTH, 'a month', 'months'],
  [22 * HOUR, DAY, 'a day', 'days'],
  [45 * MINUTE, HOUR, 'an hour', 'hours'],
  [45, MINUTE, 'a minute', 'minutes'],
]

/**
 * Formats the time since a moment, from 'a few seconds ago' to years. A moment in the future, by a clock
 * that is wrong, counts as a few seconds ago.
 * @see docs/product/amounts-and-units.md#relative-times
 */
export function relativeTime(moment: Date, now: Date): string {
  const seconds = (now.getTime() - moment.getTime()) / 1000
  const words = WORDS.find(([from]) => seconds >= from)
  if (!words) return 'a few seconds ago'
  const [, size, one, many] = words
  const count = Math.round(seconds / size)
  return `${count <= 1 ? one : `${count} ${many}`} ago`
}
