import { plainDigits } from '@/src/parsing/digits'
import { joinThousands } from '@/src/parsing/ingredient-line/thousands'

/** The kind of a token. */
type TokenKind = 'number' | 'word' | 'mark'

/** A number, word or mark of a line. */
export interface Token {
  kind: TokenKind
  text: string
  /** The text in lower case, without typographic apostrophes. */
  lower: string
  /** Value of a number token. */
  value: number
  /** A number written as a fraction only ("1/2", "½"), so that "1 1/2" can be joined. */
  isFraction: boolean
  spaceBefore: boolean
}

const VULGAR: Record<string, number> = {
  '½': 1 / 2,
  '⅓': 1 / 3,
  '⅔': 2 / 3,
  '¼': 1 / 4,
  '¾': 3 / 4,
  '⅕': 0.2,
  '⅖': 0.4,
  '⅗': 0.6,
  '⅘': 0.8,
  '⅙': 1 / 6,
  '⅚': 5 / 6,
  '⅐': 1 / 7,
  '⅛': 1 / 8,
  '⅜': 3 / 8,
  '⅝': 5 / 8,
  '⅞': 7 / 8,
  '⅑': 1 / 9,
  '⅒': 0.1,
}

const TOKEN =
  /(\d+\s*\/\s*\d+(?![\d/]))|([½⅓⅔¼¾⅕⅖⅗⅘⅙⅚⅐⅛⅜⅝⅞⅑⅒])|(\d+(?:[.,]\d+)*|\.\d+)|((?<!\p{L})[dl]['’](?=\p{L})|(?:inch|ounce|pound|oz|lb|cm|gram|quart|cup|to)(?=-(?:\d|thick|long|wide|square|thin|size|diameter|inch|ounce|pound|cup|x-|by-))|\p{L}[\p{L}\p{M}'’®™]*(?:[-‐‑][\p{L}\p{M}'’®™]+)*)|(\S)/giu

const BULLET = /^(?:[•*▢☐□‣◦·✓✔–—-]\s+|[▢☐□•]\s*)+/

/** "大さじ2", "小さじ1/2": the unit stands before its number. */
const SPOONS = /(大さじ|小さじ|カップ)\s*(\d+(?:[/.]\d+)?(?:と\d\/\d)?|[½⅓⅔¼¾])/gu
const HALVES = /半(個|丁|本|束|カップ)/gu

/** Prepares a line: one kind of digits, slash, dash and space; no marks in thousands, no bullet. */
export function cleanLine(line: string): string {
  return joinThousands(plainDigits(line))
    .replace(/[\u00ad\u200b-\u200f\u2060\ufeff]/g, '')
    .replace(/[０-９Ａ-Ｚａ-ｚ：／．（）]/g, (wide) => wide.normalize('NFKC'))
    .replace(SPOONS, ' $2 $1 ')
    .replace(HALVES, ' 1/2$1 ')
    .replace(/[⁄∕]/g, '/')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(BULLET, '')
}

/** Splits a cleaned line into tokens. */
export function tokenize(line: string): Token[] {
  return [...line.matchAll(TOKEN)].map((match) => toToken(match, line))
}

function toToken(match: RegExpExecArray, line: string): Token {
  const [text, ratio, vulgar, decimal, word] = match
  const spaceBefore = match.index === 0 || line[match.index - 1] === ' '
  const number = ratio ?? vulgar ?? decimal
  const kind = number !== undefined ? 'number' : word !== undefined ? 'word' : 'mark'
  return {
    kind,
    text,
    lower: text.toLowerCase().replace(/’/g, "'"),
    value: number === undefined ? NaN : boundedValue(number),
    isFraction: ratio !== undefined || vulgar !== undefined,
    spaceBefore,
  }
}

/** No amount of anything is larger; a larger number is part of a name. */
const LARGEST = 1_000_000

function boundedValue(text: string): number {
  const value = numberValue(text)
  return value <= LARGEST ? value : NaN
}

function numberValue(text: string): number {
  const vulgar = VULGAR[text]
  if (vulgar !== undefined) return vulgar
  const ratio = /^(\d+)\s*\/\s*(\d+)$/.exec(text)
  if (ratio) return Number(ratio[2]) === 0 ? NaN : Number(ratio[1]) / Number(ratio[2])
  if (/^[1-9]\d{0,2}(?:,\d{3})+$/.test(text)) return Number(text.replace(/,/g, ''))
  return Number(text.replace(',', '.'))
}

/** Writes tokens back as text, spaced as they were. */
export function textOf(tokens: Token[]): string {
  return tokens
    .map((token, i) => (i > 0 && token.spaceBefore ? ' ' : '') + token.text)
    .join('')
    .replace(/\s+([,;)])/g, '$1')
    .replace(/^[\s,;:.\-–—/]+|[\s,;:\-–—/]+$/g, '')
    .trim()
}

/** True when the token at a place is one of these words or marks. */
export function isAt(tokens: Token[], at: number, ...words: string[]): boolean {
  const token = tokens[at]
  return token !== undefined && words.includes(token.lower)
}
