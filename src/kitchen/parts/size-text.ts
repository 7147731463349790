const UNITS = ['KB', 'MB', 'GB', 'TB'] as const

/** Formats a size in bytes: `12 KB`, `1.4 MB`. */
export function sizeText(bytes: number): string {
  if (bytes < 1_000_000) return `${Math.ceil(bytes / 1000).toString()} KB`
  const at = Math.min(Math.floor(Math.log10(bytes) / 3) - 1, UNITS.length - 1)
  const value = bytes / 1000 ** (at + 1)
  return `${value.toLocaleString('en', { maximumFractionDigits: 1 })} ${UNITS[at] ?? ''}`
}
