import { knownZone } from '@/src/domain/time/zone-clock'

/**
 * A date in the long US form, `December 10, 2026`, as all text of the pages is English.
 * @param zone the site's time zone for moments that everybody is told, `UTC` for stored days, and
 *   `reader` for the time zone of the browser
 * @see docs/product/amounts-and-units.md#dates
 */
export const longDate = (at: string, zone: string): string =>
  new Date(at).toLocaleDateString('en-US', {
    dateStyle: 'long',
    ...(zone === 'reader' ? {} : { timeZone: knownZone(zone) }),
  })
