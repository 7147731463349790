/** What divides words: the same characters as in `search_words_of` of the database. */
const RANGES = [
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
const codePoint = (code: number): string => `\\u{${code.toString(16)}}`
const SEPARATORS = new RegExp(
  `[${RANGES.map(([first, last]) => `${codePoint(first)}-${codePoint(last)}`).join('')}]+`,
  'u',
)

/** Letters that are not a plain letter with a mark. */
const LETTERS: Readonly<Record<string, string>> = {
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

/** Longer ones are cut: nobody types them, and the index keeps no more. */
const MAX_WORD = 40

/** The letters of a word, also those that take two units. */
export const lettersOf = (word: string): string[] => Array.from(word)

/** A text as it is compared: without marks and capitals, as `search_fold` of the database. */
export const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[øłđðıςßæœ]/g, (letter) => LETTERS[letter] ?? letter)

/** The words of a text, folded, in order. */
export const wordsOf = (text: string): string[] =>
  fold(text)
    .split(SEPARATORS)
    .filter((word) => word !== '')
    .map((word) => lettersOf(word).slice(0, MAX_WORD).join(''))

const F_PLURALS: readonly string[] = ['leaves', 'loaves', 'halves', 'calves']
const IE_PLURALS: readonly string[] = ['cookies', 'brownies', 'smoothies', 'calories']

/** An English noun as one of it is called; other words as they are. As `search_singular` there. */
export function singular(word: string): string {
  if (!word.endsWith('s') || lettersOf(word).length < 4 || /(ss|us|is)$/.test(word)) return word
  if (F_PLURALS.includes(word)) return `${word.slice(0, -3)}f`
  if (IE_PLURALS.includes(word)) return word.slice(0, -1)
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`
  if (/(ch|sh|ss|to|ngo|x)es$/.test(word)) return word.slice(0, -2)
  return word.slice(0, -1)
}

/** A text as other names are kept: its words, each as one of it, between single spaces. */
export const phraseOf = (text: string): string => wordsOf(text).map(singular).join(' ')
