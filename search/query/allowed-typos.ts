import { lettersOf } from './words'

/** From how many letters on a word may be read as one that is one, and two, letters away. */
const ONE_TYPO_FROM = 4
const TWO_TYPOS_FROM = 8

/** The maximum edit distance of a word, by its length. */
export function isWithinTypos(word: string): number {
  const letters = lettersOf(word).length
  if (letters >= TWO_TYPOS_FROM) return 2
  return letters >= ONE_TYPO_FROM ? 1 : 0
}
