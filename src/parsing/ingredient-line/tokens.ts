import type { TextRange } from '@/src/domain/ingredient-lines/line-spans'
import { hasEasternText, orderEasternTokens } from '@/src/parsing/ingredient-line/eastern-tokens'
import type { Token } from '@/src/parsing/ingredient-line/token'
import { plainLine } from '@/src/parsing/ingredient-line/line-text'
import { THOUSANDS_MARK } from '@/src/parsing/ingredient-line/thousands'
import { parseFraction, VULGAR_FRACTIONS } from '@/src/parsing/written-number'

export type { Token }

const TOKEN =
  /(\d[\d\uffff]*\s*\/\s*\d[\d\uffff]*(?![\d/]))|([½⅓⅔¼¾⅕⅖⅗⅘⅙⅚⅐⅛⅜⅝⅞⅑⅒])|(\d[\d\uffff]*(?:[.,]\d[\d\uffff]*)*|\.\d[\d\uffff]*)|((?<!\p{L})[dl]['’](?=\p{L})|(?:inch|ounce|pound|oz|lb|cm|gram|quart|cup|to)(?=-(?:\d|thick|long|wide|square|thin|size|diameter|inch|ounce|pound|cup|x-|by-))|\p{L}[\p{L}\p{M}'’®™\u200c\u200d]*(?:[-‐‑][\p{L}\p{M}'’®™\u200c\u200d]+)*)|(\S)/giu

/** Splits a normalised line into tokens; a spoon before its number is moved after it. */
export function tokenize(text: string): Token[] {
  const plain = plainLine(text)
  const tokens: Token[] = []
  for (const match of plain.matchAll(TOKEN)) tokens.push(toToken(match, text, plain))
  return hasEasternText(plain) ? orderEasternTokens(tokens) : tokens
}

function toToken(match: RegExpExecArray, line: string, plain: string): Token {
  const [text, ratio, vulgar, decimal, word] = match
  const number = ratio ?? vulgar ?? decimal
  const start = match.index
  const end = start + text.length
  return {
    kind: number !== undefined ? 'number' : word !== undefined ? 'word' : 'mark',
    start,
    end,
    text: line.slice(start, end),
    lower: text.toLowerCase().replace(/’/g, "'"),
    value: number === undefined ? NaN : boundedValue(number.replaceAll(THOUSANDS_MARK, '')),
    isFraction: ratio !== undefined || vulgar !== undefined,
    spaceBefore: start === 0 || plain[start - 1] === ' ',
  }
}

/** No amount of anything is larger; a larger number is part of a name. */
const MAX = 1_000_000

function boundedValue(text: string): number {
  const value = numberValue(text)
  return value <= MAX ? value : NaN
}

function numberValue(text: string): number {
  const vulgar = VULGAR_FRACTIONS[text]
  if (vulgar !== undefined) return vulgar[0] / vulgar[1]
  const ratio = /^(\d+)\s*\/\s*(\d+)$/.exec(text)
  if (ratio) return ratioValue(Number(ratio[1]), Number(ratio[2]))
  if (/^[1-9]\d{0,2}(?:,\d{3})+$/.test(text)) return Number(text.replace(/,/g, ''))
  return Number(text.replace(',', '.'))
}

const DENOMINATORS = new Set([2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 16, 32, 64])

// "80/20" and "16/20" are kinds of beef and of shrimp.
function ratioValue(numerator: number, denominator: number): number {
  const value = parseFraction(numerator, denominator)
  const isMixed = value !== numerator / denominator
  return DENOMINATORS.has(denominator) && (isMixed || value < 4) ? value : NaN
}

/** Joins tokens to a text with their original spacing. */
export function joinTokens(tokens: readonly Token[]): string {
  return tokens
    .map((token, i) => (i > 0 && token.spaceBefore ? ' ' : '') + token.text)
    .join('')
    .replace(/\s+([,;)])/g, '$1')
    .replace(/^[\s,;:.\-–—/：；，、]+|[\s,;:\-–—/：；，、]+$/g, '')
    .trim()
}

/** Returns whether the token at an index is one of these words or marks. */
export function isAt(tokens: readonly Token[], at: number, ...words: string[]): boolean {
  const token = tokens[at]
  return token !== undefined && words.includes(token.lower)
}

/** Returns the lower-case word at an index; empty if there is none. */
export const getLowerAt = (tokens: readonly Token[], at: number): string => tokens[at]?.lower ?? ''

/** Returns the range of the tokens from one index up to another. */
export function getTokenRange(tokens: readonly Token[], from: number, next: number): TextRange {
  return { start: tokens[from]?.start ?? 0, end: tokens[next - 1]?.end ?? 0 }
}
