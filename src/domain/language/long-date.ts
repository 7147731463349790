/**
 * A day in the long US form that events have: `December 10, 2026`. The pages' own words are
 * English, whatever their author writes, and so are their dates. What is the same for everybody
 * goes by the day in UTC, as days are stored; what one reader is told, by the reader's clock.
 * @see docs/product/amounts-and-units.md#dates
 */
export const longDate = (at: string, clock: 'UTC' | 'reader'): string =>
  new Date(at).toLocaleDateString('en-US', {
    dateStyle: 'long',
    ...(clock === 'UTC' ? { timeZone: clock } : {}),
  })
