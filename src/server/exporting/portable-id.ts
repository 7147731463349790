import { createHash } from 'node:crypto'

/**
 * The id something has in an export: made of what names it, so that the same site gives the same
 * bytes wherever it lives. A UUID of version 8 (RFC 9562, free in content).
 */
export function portableId(...names: readonly (string | number)[]): string {
  const hex = createHash('sha256').update(names.join('\n')).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}

/** A value with every text that is a key of the map replaced, however deep it stands. */
export function replaceTexts<Value>(value: Value, names: ReadonlyMap<string, string>): Value
export function replaceTexts(value: unknown, names: ReadonlyMap<string, string>): unknown {
  if (typeof value === 'string') return names.get(value) ?? value
  if (Array.isArray(value)) return value.map((each: unknown) => replaceTexts(each, names))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [key, replaceTexts(each, names)]),
  )
}
