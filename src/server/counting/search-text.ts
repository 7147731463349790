/** Maximum length of a counted search text. */
const MAX_LENGTH = 60
/** Digits of a search text from which it may be a telephone number or an order. */
const MANY_DIGITS = 5

/**
 * Normalises the text of a search for counting; null when it may say who a reader is.
 * @see docs/product/counting.md#searches
 */
export function normaliseSearch(typed: string): string | null {
  const text = typed.normalize('NFC').toLowerCase().replace(/\s+/g, ' ').trim()
  if (text === '' || text.includes('@')) return null
  if ((text.match(/\p{Nd}/gu) ?? []).length >= MANY_DIGITS) return null
  // Postgres stores no NUL.
  const printable = text.replace(/\p{Cc}/gu, '')
  return Array.from(printable).slice(0, MAX_LENGTH).join('').trim() || null
}
