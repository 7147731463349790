/** The end of a day that was chosen as `2026-03-12`, where the author is; null for none. */
export function endOfDay(day: string): string | null {
  const date = new Date(`${day}T23:59:59`)
  return Number.isNaN(date.getTime()) ? null : date.toISOString()
}
