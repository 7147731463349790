import { withoutControlCharacters } from '@/src/domain/language/control-characters'

/**
 * The same value with every text as a database takes it: no NUL, no half of a character, nothing
 * that is no text at all.
 */
export function toStorable<Value>(value: Value): Value
export function toStorable(value: unknown): unknown {
  if (typeof value === 'string') return toStorableText(value)
  if (Array.isArray(value)) return value.map((each: unknown) => toStorable(each))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, toStorable(each)]))
}

/** A text without control characters that no page can show, and without halves of characters. */
export const toStorableText = (text: string): string => withoutControlCharacters(text.toWellFormed())
