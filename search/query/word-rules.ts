/**
 * Rules by which words are separated and compared. `words.ts` applies them here, and `npm run generate:sql`
 * writes the equivalent Postgres functions (`collections/sql/search-words.sql`).
 */

/** Ranges of code points that separate words: ASCII and general punctuation, spaces, arrows, signs. */
export const SEPARATOR_RANGES = [
  [0x0, 0x2f],
  [0x3a, 0x40],
  [0x5b, 0x60],
  [0x7b, 0xa9],
  [0xab, 0xb4],
  [0xb6, 0xb9],
  [0xbb, 0xbf],
  [0xd7, 0xd7],
  [0xf7, 0xf7],
  [0x2000, 0x206f],
  [0x2190, 0x245f],
  [0x2500, 0x25ff],
  [0x2e00, 0x2e7f],
  [0x3000, 0x3004],
  [0x3008, 0x3020],
  [0x30fb, 0x30fb],
  [0xfe00, 0xfe6f],
  [0xfeff, 0xfeff],
  [0xff00, 0xff0f],
  [0xff1a, 0xff20],
  [0xff3b, 0xff40],
  [0xff5b, 0xff65],
] as const

/** Letters that do not decompose into a base letter and a mark, with their replacements. */
export const LETTERS: Readonly<Record<string, string>> = {
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  ı: 'i',
  ς: 'σ',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
}

/** Maximum length of a word; longer ones are cut. */
export const MAX_WORD = 40

/** Rules that turn the plural of an English noun into its singular; the first match applies. */
export const PLURALS = {
  /** Shorter words are not changed. */
  shortest: 4,
  /** Endings of words that are not plurals. */
  singularEndings: ['ss', 'us', 'is'],
  /** Their singular ends in f. */
  inF: ['leaves', 'loaves', 'halves', 'calves'],
  /** Their singular ends in ie; that of other words in ies ends in y. */
  inIe: ['cookies', 'brownies', 'smoothies', 'calories'],
  /** Endings that lose es instead of s. */
  esEndings: ['ches', 'shes', 'sses', 'toes', 'ngoes', 'xes'],
} as const
