const FIRST_YEAR = 1900
const LAST_YEAR = 2999

/**
 * The moment that a field of day and time says, in the clock of this browser; null for none, and while
 * its year is still being typed ("0202").
 */
export function typedMoment(text: string): Date | null {
  const moment = new Date(text)
  const year = moment.getFullYear()
  return year >= FIRST_YEAR && year <= LAST_YEAR ? moment : null
}
