const UNITS = [
  [86_400, 'd'],
  [3_600, 'h'],
  [60, 'min'],
] as const

/** Formats a duration in its largest unit: `12 s`, `5 min`, `3 h`. */
export function secondsText(seconds: number): string {
  const [size, unit] = UNITS.find(([length]) => seconds >= length) ?? ([1, 's'] as const)
  return `${Math.floor(seconds / size).toLocaleString('en')} ${unit}`
}
