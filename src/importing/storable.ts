import { withoutControlCharacters } from '@/src/domain/text/control-characters'

/**
 * The same value with every text as a database takes it: no NUL, no half of a character, nothing
 * that is no text at all.
 */
export function storable<Value>(value: Value): Value
export function storable(value: unknown): unknown {
  if (typeof value === 'string') return storableText(value)
  if (Array.isArray(value)) return value.map((each: unknown) => storable(each))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, storable(each)]))
}

/** A text without control characters that no page can show, and without halves of characters. */
export const storableText = (text: string): string => withoutControlCharacters(text.toWellFormed())
