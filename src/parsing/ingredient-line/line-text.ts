import { normaliseDigits } from '@/src/parsing/digits'
import { markThousands, THOUSANDS_MARK } from '@/src/parsing/ingredient-line/thousands'

/** Maximum length of the parsed part of a line, in UTF-16 units. */
export const MAX_PARSED_LENGTH = 1000

const BULLET = /^(?:[•*▢☐□‣◦·✓✔–—-]\s+|[▢☐□•][\s\u200c\u200d]*)+/
const INVISIBLE = /[\u00ad\u200b\u200e\u200f\u2060\ufeff]/g
/** Joiners are part of Persian and Indic words and of emoji, and meaningless elsewhere. */
const NEEDLESS_JOINER = /(?<![^\0-\u007f\s])[\u200c\u200d]+|[\u200c\u200d]+(?![^\0-\u007f\s])/g
/** White space, except the narrow space between the thousands of a number. */
const SPACE = /(?<=\d)[\u2009\u202f](?=\d{3}(?!\d))|\s+/g

/** Most lines hold nothing else, and need only their white space collapsed. */
const ASCII = /^[\0-\u007f]*$/
const ASCII_SPACE = /\s{2,}|[^\S ]/g

/**
 * Normalises a line: trims it, collapses white space, removes invisible characters and a bullet.
 * @see docs/product/ingredient-lines.md#the-text
 */
export function normaliseLine(line: string): string {
  if (ASCII.test(line)) return line.replace(ASCII_SPACE, ' ').trim().replace(BULLET, '')
  return line
    .replace(INVISIBLE, '')
    .replace(NEEDLESS_JOINER, '')
    .replace(SPACE, (space) => (/^[\u2009\u202f]$/.test(space) ? space : ' '))
    .trim()
    .replace(BULLET, '')
}

/** "250¹ g": the number of a footnote, as pages write it behind an amount. */
const FOOTNOTE = /(?<=[\d½⅓⅔¼¾⅛⅜⅝⅞])[⁰¹²³⁴-⁹]{1,2}(?![⁰¹²³⁴-⁹])/g
const WIDE = /[０-９Ａ-Ｚａ-ｚ：／．（）＋＆，]/g
const ASTRAL = /[\u{10000}-\u{10ffff}]/gu

/**
 * Converts a text to ASCII digits and marks for the tokenizer, with marked thousands and without
 * footnote numbers. The length stays the same, and so do offsets.
 */
export function plainLine(text: string): string {
  if (ASCII.test(text)) return markThousands(text)
  const plain = normaliseDigits(text.replace(ASTRAL, plainAstral))
    .replace(FOOTNOTE, (digits) => ' '.repeat(digits.length))
    .replace(WIDE, (wide) => wide.normalize('NFKC'))
    .replace(/[⁄∕]/g, '/')
  return markThousands(plain)
}

// A digit of two UTF-16 units becomes a digit and a mark that numbers ignore.
function plainAstral(character: string): string {
  const digit = normaliseDigits(character.normalize('NFKC'))
  return /^\d$/.test(digit) ? digit + THOUSANDS_MARK : character
}
