/** Sounds of letters, for phonetic spellings of food names; applied in order. */
const SOUNDS: readonly (readonly [RegExp, string])[] = [
  [/ph/g, 'f'],
  [/c(?=[eiy])/g, 's'],
  [/[cq]/g, 'k'],
  [/([kgbdt])h/g, '$1'],
  [/ee|ea|ie|ei|ey|y/g, 'i'],
  [/oo|ou|ow/g, 'u'],
  [/z/g, 's'],
  [/w/g, 'v'],
  [/(.)\1+/gu, '$1'],
  [/(?<=..)e$/, ''],
]

/**
 * Computes an approximate phonetic key of a folded word: words with the same key are spellings of one word.
 * @see docs/product/search.md#spelling
 */
export const phoneticKey = (word: string): string =>
  SOUNDS.reduce((heard, [letters, sound]) => heard.replace(letters, sound), word)
