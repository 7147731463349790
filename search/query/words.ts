import { STOP_WORDS } from './stop-words'
import { LETTERS, MAX_WORD, PLURALS, SEPARATOR_RANGES } from './word-rules'

const codePoint = (code: number): string => `\\u{${code.toString(16)}}`
const SEPARATORS = new RegExp(
  `[${SEPARATOR_RANGES.map(([first, last]) => `${codePoint(first)}-${codePoint(last)}`).join('')}]+`,
  'u',
)

const SPECIAL = new RegExp(`[${Object.keys(LETTERS).join('')}]`, 'g')

/** Splits a word into code points. */
export const splitLetters = (word: string): string[] => Array.from(word)

/** Folds a text for comparison: removes marks and capitals, as `search_fold` of the database. */
export const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(SPECIAL, (letter) => LETTERS[letter] ?? letter)

/** Splits a text into folded words, in order. */
export const wordsOf = (text: string): string[] =>
  fold(text)
    .split(SEPARATORS)
    .filter((word) => word !== '')
    .map((word) => splitLetters(word).slice(0, MAX_WORD).join(''))

const endsInOneOf = (word: string, endings: readonly string[]): boolean =>
  endings.some((ending) => word.endsWith(ending))
const isOneOf = (word: string, words: readonly string[]): boolean => words.includes(word)

/**
 * Returns the singular of an English noun; other words unchanged. Matches `search_singular` of the
 * database.
 */
export function singular(word: string): string {
  const { shortest, singularEndings, inF, inIe, esEndings } = PLURALS
  if (!word.endsWith('s') || splitLetters(word).length < shortest) return word
  if (endsInOneOf(word, singularEndings)) return word
  if (isOneOf(word, inF)) return `${word.slice(0, -3)}f`
  if (isOneOf(word, inIe)) return word.slice(0, -1)
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`
  return word.slice(0, endsInOneOf(word, esEndings) ? -2 : -1)
}

/** Returns the plural of a singular word when it does not begin with that word (leaf, berry). */
export function irregularPlural(word: string): string | null {
  const inF = PLURALS.inF.find((plural) => singular(plural) === word)
  if (inF !== undefined) return inF
  const plural = `${word.slice(0, -1)}ies`
  return /[^aeiou]y$/.test(word) && singular(plural) === word ? plural : null
}

/** Removes stop words, unless there are no others. */
export function removeStopWords(words: readonly string[]): readonly string[] {
  const telling = words.filter((word) => !STOP_WORDS.has(word))
  return telling.length > 0 ? telling : words
}

/**
 * Converts a text to the stored form of names: the significant words, in the singular, separated by single
 * spaces. Matches `search_phrase` of the database.
 */
export const toPhrase = (text: string): string =>
  removeStopWords(wordsOf(text)).map(singular).join(' ')

/** Converts a text for an external engine: its words in the singular, separated by single spaces. */
export const toStems = (text: string): string => wordsOf(text).map(singular).join(' ')
