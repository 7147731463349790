/** Sounds of letters, for food names that are spelled as they are heard; applied in order. */
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
 * An approximate sound of a folded word: words that sound alike are one word spelled in two ways.
 * @see docs/product/search.md#spelling
 */
export const soundOf = (word: string): string =>
  SOUNDS.reduce((heard, [letters, sound]) => heard.replace(letters, sound), word)
