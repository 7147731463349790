import { zoneOrUtc } from '@/src/domain/time/zone-clock'

/**
 * Formats a date in the long form of a language: `December 10, 2026`, as all text of the pages is English.
 * @param zone the site's time zone for public moments, `UTC` for stored days, and `reader` for the
 *   browser's time zone
 * @see docs/product/amounts-and-units.md#dates
 */
export const longDate = (at: string, zone: string, locale = 'en-US'): string =>
  new Date(at).toLocaleDateString(locale, {
    dateStyle: 'long',
    ...(zone === 'reader' ? {} : { timeZone: zoneOrUtc(zone) }),
  })
