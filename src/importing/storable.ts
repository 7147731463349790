import { withoutControlCharacters } from '@/src/domain/language/control-characters'

/**
 * Makes every text in a value storable in the database: removes NUL, other control characters and
 * unpaired surrogates.
 */
export function toStorable<Value>(value: Value): Value
export function toStorable(value: unknown): unknown {
  if (typeof value === 'string') return toStorableText(value)
  if (Array.isArray(value)) return value.map((each: unknown) => toStorable(each))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, toStorable(each)]))
}

/** Removes control characters that no page can display, and unpaired surrogates, from a text. */
export const toStorableText = (text: string): string =>
  withoutControlCharacters(text.toWellFormed())
