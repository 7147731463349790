import { fold, wordsOf } from './words'

/** Matches words that begin with one of these. */
export type Matcher = (word: string) => boolean

/** Creates a matcher for searched words: whole words or prefixes. */
export const beginsLike =
  (prefixes: readonly string[]): Matcher =>
  (word) =>
    prefixes.some((prefix) => word.startsWith(prefix))

/** Finds the ranges of matched words in a text, in UTF-16 units. */
export function matchedRanges(text: string, isMatch: Matcher): [start: number, end: number][] {
  return [...text.matchAll(/[\p{L}\p{N}\p{M}]+/gu)]
    .filter(([word]) => wordsOf(fold(word)).some(isMatch))
    .map(({ 0: word, index }) => [index, index + word.length])
}

/** Returns the texts that contain a matched word. */
export const matchedTexts = (texts: readonly string[], isMatch: Matcher): string[] => [
  ...new Set(texts.filter((text) => wordsOf(text).some(isMatch))),
]
