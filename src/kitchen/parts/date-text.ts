const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** The time zone of the text: the reader's own unless given. */
type Zone = { timeZone?: string }

/** A date as lists show it: `Mar 12`, with the year when it is not this one: `Mar 12, 2024`. */
export function dateText(iso: string, now: Date, zone: Zone = {}): string {
  const date = new Date(iso)
  const isThisYear = year(date, zone) === year(now, zone)
  return format(date, {
    month: 'short',
    day: 'numeric',
    ...(isThisYear ? {} : { year: 'numeric' }),
    ...zone,
  })
}

/** A date with its time: `Mar 12, 9:00 AM`. */
export const dateTimeText = (iso: string, now: Date, zone: Zone = {}): string =>
  `${dateText(iso, now, zone)}, ${format(new Date(iso), { timeStyle: 'short', ...zone })}`

/**
 * The time since a moment, in as few words as possible: `Just now`, `5 min ago`, `3 hr ago`, then the date.
 */
export function timeAgoText(iso: string, now: Date, zone: Zone = {}): string {
  const passed = now.getTime() - Date.parse(iso)
  if (passed < MINUTE) return 'Just now'
  if (passed < HOUR) return `${Math.floor(passed / MINUTE)} min ago`
  if (passed < DAY) return `${Math.floor(passed / HOUR)} hr ago`
  if (passed < 7 * DAY) {
    const days = Math.floor(passed / DAY)
    return days === 1 ? '1 day ago' : `${days} days ago`
  }
  return dateText(iso, now, zone)
}

/** The full date and time, for tooltips: `Thursday, March 12, 2026 at 9:00 AM`. */
export const fullDateText = (iso: string, zone: Zone = {}): string =>
  format(new Date(iso), { dateStyle: 'full', timeStyle: 'short', ...zone })

const year = (date: Date, zone: Zone): string => format(date, { year: 'numeric', ...zone })

/** Formatters by their options: making one costs more than all else of a row. */
const formatters = new Map<string, Intl.DateTimeFormat>()

function formatter(options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = JSON.stringify(options)
  const known = formatters.get(key) ?? new Intl.DateTimeFormat('en', options)
  formatters.set(key, known)
  return known
}

/** Newer engines use a narrow space before AM: a plain one is the same everywhere. */
const format = (date: Date, options: Intl.DateTimeFormatOptions): string =>
  formatter(options)
    .format(date)
    .replace(/\u202f/g, ' ')
