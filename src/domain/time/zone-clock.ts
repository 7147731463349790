const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
const MIN_YEAR = 1900
const MAX_YEAR = 2999
const MAX_FORMATTERS = 100

/** A day and a time on the clock of some zone: `2026-03-12` and `08:30`. */
export type ClockTime = { day: string; time: string }

/** Whether a time was skipped or repeated when the clocks changed. */
export type ClockChange = 'none' | 'skipped' | 'repeated'

/**
 * Whether a name is that of a zone in the IANA database, as far as this engine knows it.
 * @see docs/product/sites-and-hosts.md#time-zone
 */
export function isTimeZone(name: string): boolean {
  // Engines also accept offsets, which do not follow the clocks of a place.
  if (name !== 'UTC' && !/^[A-Z][A-Za-z_]+(?:\/[A-Za-z0-9_+-]+)+$/.test(name)) return false
  try {
    const { timeZone } = formatter(name).resolvedOptions()
    // Engines take a name in any case; each spelling would be another zone wherever names are compared.
    return timeZone === name || timeZone.toLowerCase() !== name.toLowerCase()
  } catch {
    return false
  }
}

/** The time zone of a name, or UTC if this engine does not know it. */
export const zoneOrUtc = (name: string): string => (isTimeZone(name) ? name : 'UTC')

/** The time zone of this process; in a browser, the user's. */
export const ownTimeZone = (): string =>
  zoneOrUtc(new Intl.DateTimeFormat().resolvedOptions().timeZone)

/** The day and the time of a moment on the clock of a zone. */
export function clockTime(moment: Date, zone: string): ClockTime {
  const [day = '', time = ''] = new Date(wallTime(moment.getTime(), zone)).toISOString().split('T')
  return { day, time: time.slice(0, 5) }
}

/**
 * Converts a local day and time of a zone to a moment; null for days outside of 1900 to 2999 and invalid
 * text. A skipped time is moved by the gap; a repeated one is the first.
 * @see docs/product/sites-and-hosts.md#time-zone
 */
export function momentAt(
  clock: ClockTime,
  zone: string,
): { moment: Date; clockChange: ClockChange } | null {
  const wall = readWallTime(clock)
  if (wall === null) return null
  // Offsets are within a day of UTC, so that a change of the clocks at this time is between the two.
  const before = wall - offset(wall - DAY, zone)
  const after = wall - offset(wall + DAY, zone)
  const [first, second] = [...new Set([before, after])]
    .filter((moment) => wallTime(moment, zone) === wall)
    .sort((a, b) => a - b)
  if (first === undefined) return { moment: new Date(before), clockChange: 'skipped' }
  return { moment: new Date(first), clockChange: second === undefined ? 'none' : 'repeated' }
}

/** The offset of a zone at a moment: `GMT+1`. */
export const offsetText = (moment: Date, zone: string): string =>
  new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'shortOffset' })
    .formatToParts(moment)
    .find(({ type }) => type === 'timeZoneName')?.value ?? ''

/** A day and a time as milliseconds of a clock in UTC; null for none. */
function readWallTime({ day, time }: ClockTime): number | null {
  if (!/^\d{4}-\d\d-\d\d$/.test(day) || !/^\d\d:\d\d$/.test(time)) return null
  const date = new Date(`${day}T${time}Z`)
  // Days that a month does not have become those of the next one.
  if (Number.isNaN(date.getTime()) || !date.toISOString().startsWith(day)) return null
  const year = date.getUTCFullYear()
  return year >= MIN_YEAR && year <= MAX_YEAR ? date.getTime() : null
}

const offset = (moment: number, zone: string): number => wallTime(moment, zone) - moment

/** The local time of a zone at a moment, as the milliseconds of the same time in UTC. */
function wallTime(moment: number, zone: string): number {
  const shown = new Map(
    formatter(zone)
      .formatToParts(moment)
      .map(({ type, value }) => [type, Number(value)]),
  )
  const part = (type: Intl.DateTimeFormatPartTypes): number => shown.get(type) ?? 0
  return Date.UTC(
    part('year'),
    part('month') - 1,
    part('day'),
    part('hour'),
    part('minute'),
    part('second'),
  )
}

/** Formatters by zone, a bounded number: making one costs more than using it a hundred times. */
const formatters = new Map<string, Intl.DateTimeFormat>()

function formatter(zone: string): Intl.DateTimeFormat {
  const known = formatters.get(zone)
  if (known) return known
  const made = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  })
  if (formatters.size >= MAX_FORMATTERS) formatters.clear()
  formatters.set(zone, made)
  return made
}
