/**
 * Formats the difference to a value before: `+12 (+4%)`, or `No change`. Without a value before there is no
 * percentage.
 */
export function changeText(
  now: number,
  before: number,
  format: (value: number) => string = (value) => value.toLocaleString('en'),
): string {
  if (now === before) return 'No change'
  const sign = now > before ? '+' : '−'
  const difference = `${sign}${format(Math.abs(now - before))}`
  if (before === 0) return difference
  const percent = Math.round((Math.abs(now - before) / before) * 100)
  return `${difference} (${sign}${percent.toLocaleString('en')}%)`
}
