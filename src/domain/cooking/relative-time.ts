const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const MONTH = 30 * DAY
const YEAR = 365 * DAY

/** From so many seconds on, the words for a time; the first that fits is taken. */
const WORDS: readonly (readonly [from: number, size: number, one: string, many: string])[] = [
  [345 * DAY, YEAR, 'a year', 'years'],
  [26 * DAY, MONTH, 'a month', 'months'],
  [22 * HOUR, DAY, 'a day', 'days'],
  [45 * MINUTE, HOUR, 'an hour', 'hours'],
  [45, MINUTE, 'a minute', 'minutes'],
]

/**
 * How long ago a moment was, from 'a few seconds ago' to years. What lies ahead, by a clock that
 * goes wrong, was a few seconds ago.
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
