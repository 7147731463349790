import { splitLetters } from './words'

/** Lengths from which a word may match with one typo and with two. */
const ONE_TYPO_FROM = 4
const TWO_TYPOS_FROM = 8

/** The maximum edit distance of a word, by its length. */
export function isWithinTypos(word: string): number {
  const letters = splitLetters(word).length
  if (letters >= TWO_TYPOS_FROM) return 2
  return letters >= ONE_TYPO_FROM ? 1 : 0
}
