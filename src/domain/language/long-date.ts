import { knownZone } from '@/src/domain/time/zone-clock'

/**
 * A day in the long US form: `December 10, 2026`. The pages' own words are English, whatever their
 * author writes, and so are their dates. Moments of a site, which are the same for everybody, go by its
 * time zone, days as they are stored by `UTC`; what one reader is told, by the clock of the `reader`.
 * @see docs/product/amounts-and-units.md#dates
 */
export const longDate = (at: string, zone: string): string =>
  new Date(at).toLocaleDateString('en-US', {
    dateStyle: 'long',
    ...(zone === 'reader' ? {} : { timeZone: knownZone(zone) }),
  })
