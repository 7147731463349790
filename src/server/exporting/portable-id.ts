import { createHash } from 'node:crypto'

/**
 * Derives the id of an object in an export from its names, so that the same site exports the same bytes on
 * every installation. A UUID of version 8 (RFC 9562, free in content).
 */
export function portableId(...names: readonly (string | number)[]): string {
  const hex = createHash('sha256').update(names.join('\n')).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}

/** Replaces every text in a value that is a key of the map, at any depth. */
export function replaceTexts<Value>(value: Value, names: ReadonlyMap<string, string>): Value
export function replaceTexts(value: unknown, names: ReadonlyMap<string, string>): unknown {
  if (typeof value === 'string') return names.get(value) ?? value
  if (Array.isArray(value)) return value.map((each: unknown) => replaceTexts(each, names))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [key, replaceTexts(each, names)]),
  )
}
