import { clockTime, offsetText } from '@/src/domain/time/zone-clock'
import type { ClockChange } from '@/src/domain/time/zone-clock'
import { dateTimeText } from '../date-text'

/** The name of a zone as it is shown: `America/New York`. */
export const zoneLabel = (zone: string): string => zone.replaceAll('_', ' ')

/** The zone of a moment with its offset then: `Europe/Berlin, GMT+2`. */
export const zoneText = (moment: Date, zone: string): string =>
  zone === 'UTC' ? 'UTC' : `${zoneLabel(zone)}, ${offsetText(moment, zone)}`

/** A moment on the clock of a site: `Mar 12, 8:30 AM (Europe/Berlin)`. */
export const siteTimeText = (iso: string, now: Date, zone: string): string =>
  `${dateTimeText(iso, now, { timeZone: zone })} (${zoneLabel(zone)})`

type Zones = { zone: string; own: string }

/** Formats a moment in the author's own time zone; null if it is the same as in that of the site. */
export function ownClockText(moment: Date, now: Date, { zone, own }: Zones): string | null {
  const [there, here] = [clockTime(moment, zone), clockTime(moment, own)]
  if (there.day === here.day && there.time === here.time) return null
  const text = dateTimeText(moment.toISOString(), now, { timeZone: own })
  return `For you: ${text} (${zoneText(moment, own)}).`
}

/** The outcome for a time that the clocks skip or show twice; null for all others. */
export function clockChangeText(
  moment: Date,
  now: Date,
  { zone, clockChange }: { zone: string; clockChange: ClockChange },
): string | null {
  if (clockChange === 'none') return null
  if (clockChange === 'repeated')
    return 'The clocks go back, so this time occurs twice. The first is used.'
  const text = dateTimeText(moment.toISOString(), now, { timeZone: zone })
  return `The clocks skip this time. ${text} is used.`
}
