import { normaliseDigits } from '@/src/parsing/digits'

/** Parses a typed whole number from 1 to `most`; null for empty text, `invalid` otherwise. */
export function readCount(typed: string, most: number): number | null | 'invalid' {
  const text = normaliseDigits(typed).trim()
  if (text === '') return null
  const count = /^\d{1,9}$/.test(text) ? Number(text) : 0
  return count >= 1 && count <= most ? count : 'invalid'
}

/** The message about a count that could not be read. */
export const wrongCount = (most: number): string =>
  `Enter a whole number from 1 to ${most.toLocaleString('en')}.`
