import type { ParsedQuery } from './read-query'
import { singular, wordsOf } from './words'

/** The nearest words of a site, best first, by an unknown word as typed. */
export type Corrections = ReadonlyMap<string, readonly string[]>

/** Replaces unknown words of a query by the nearest ones of the site. */
export const correctedQuery = (query: ParsedQuery, corrections: Corrections): ParsedQuery => {
  const better = (word: string): string => corrections.get(word)?.[0] ?? word
  return {
    ...query,
    words: query.words.map(better),
    ingredients: query.ingredients.map((words) => words.map((word) => singular(better(word)))),
  }
}

/**
 * Returns the corrected text, with every other word as typed; null without corrections.
 * @see docs/product/search.md#did-you-mean
 */
export function correctedText(text: string, corrections: Corrections): string | null {
  if (corrections.size === 0) return null
  const better = (word: string): string | undefined =>
    corrections.get(word)?.[0] ?? corrections.get(singular(word))?.[0]
  const written = text.replace(/[\p{L}\p{N}\p{M}]+/gu, (typed) => {
    const [word] = wordsOf(typed)
    return (word !== undefined && better(word)) || typed
  })
  return written === text ? null : written.trim()
}
