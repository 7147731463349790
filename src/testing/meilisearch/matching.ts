import type { Document } from './filter'
import type { IndexSettings } from './requests'

/** Words as the server divides and compares them. */
const WORD = /[\p{L}\p{N}\p{M}]+|\p{Extended_Pictographic}/gu
const plain = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()

type Token = { word: string; start: number; end: number; attribute: string; rank: number }

const tokensOf = (text: string): { word: string; start: number; end: number }[] =>
  [...text.matchAll(WORD)].map(({ 0: found, index }) => ({
    word: plain(found),
    start: index,
    end: index + found.length,
  }))

/** The match of a document with a query. */
export type DocumentMatch = {
  typos: number
  ranks: number
  exact: number
  /** Matched words, by attribute. */
  tokens: readonly Token[]
}

/** Matches a document with the words of a query; null if a word is missing. */
export function matchDocument(
  document: Document,
  q: string,
  settings: IndexSettings,
): DocumentMatch | null {
  const stop = new Set(settings.stopWords ?? [])
  const words = tokensOf(q)
    .map(({ word }) => word)
    .filter((word, place, all) => !stop.has(word) || place === all.length - 1)
  const tokens = tokensOfDocument(document, settings)
  const fits = words.map((word, place) => {
    const isLast = place === words.length - 1 && !/\s$/.test(q)
    return bestToken(tokens, word, isLast, settings) ?? bySynonym(tokens, words, place, settings)
  })
  if (fits.some((fit) => fit === null)) return null
  const found = fits.filter((fit) => fit !== null)
  return {
    typos: found.reduce((sum, { typos }) => sum + typos, 0),
    ranks: found.reduce((sum, { rank }) => sum + rank, 0),
    exact: found.filter(({ isExact }) => isExact).length,
    tokens: found.flatMap((fit) => fit.tokens),
  }
}

function tokensOfDocument(document: Document, settings: IndexSettings): Token[] {
  return (settings.searchableAttributes ?? Object.keys(document)).flatMap((attribute, rank) => {
    const value = document[attribute]
    const texts = (Array.isArray(value) ? value : [value]).filter(
      (each) => typeof each === 'string',
    )
    return texts.flatMap((text) => tokensOf(text).map((token) => ({ ...token, attribute, rank })))
  })
}

type WordFit = { typos: number; rank: number; isExact: boolean; tokens: Token[] }

function bestToken(
  tokens: readonly Token[],
  word: string,
  isLast: boolean,
  settings: IndexSettings,
): WordFit | null {
  const allowed = allowedTypos(word, settings)
  const fits = tokens
    .map((token) => ({ token, typos: typosOf(word, token.word, isLast, allowed) }))
    .filter(({ typos }) => typos <= allowed)
    .toSorted((one, other) => one.typos - other.typos || one.token.rank - other.token.rank)
  const [best] = fits
  if (!best) return null
  return {
    typos: best.typos,
    rank: best.token.rank,
    isExact: best.token.word === word,
    tokens: fits.filter(({ typos }) => typos === best.typos).map(({ token }) => token),
  }
}

function allowedTypos(word: string, { typoTolerance }: IndexSettings): number {
  if (typoTolerance?.enabled === false) return 0
  if (typoTolerance?.disableOnNumbers === true && /^\d+$/.test(word)) return 0
  const { oneTypo = 5, twoTypos = 9 } = typoTolerance?.minWordSizeForTypos ?? {}
  const letters = Array.from(word).length
  if (letters >= twoTypos) return 2
  return letters >= oneTypo ? 1 : 0
}

function typosOf(word: string, token: string, isPrefix: boolean, allowed: number): number {
  if (token === word || (isPrefix && token.startsWith(word))) return 0
  if (allowed === 0) return Infinity
  // A typo in the first letter counts twice.
  const first = token.charAt(0) === word.charAt(0) ? 0 : 1
  const ends = isPrefix
    ? Array.from({ length: token.length + 1 }, (_, end) => token.slice(0, end))
    : [token]
  return first + Math.min(...ends.map((end) => distance(word, end)))
}

/** Edit distance: letters added, removed, changed or swapped. */
function distance(one: string, other: string): number {
  const rows: number[][] = [Array.from({ length: other.length + 1 }, (_, column) => column)]
  const at = (row: number, column: number): number => rows[row]?.[column] ?? Infinity
  for (let row = 1; row <= one.length; row += 1) {
    rows.push([row])
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = one.charAt(row - 1) === other.charAt(column - 1)
      const isSwap =
        one.charAt(row - 1) === other.charAt(column - 2) &&
        one.charAt(row - 2) === other.charAt(column - 1)
      const steps = [
        at(row - 1, column) + 1,
        at(row, column - 1) + 1,
        at(row - 1, column - 1) + (isSame ? 0 : 1),
        ...(isSwap ? [at(row - 2, column - 2) + 1] : []),
      ]
      rows[row]?.push(Math.min(...steps))
    }
  }
  return at(one.length, other.length)
}

/** A sequence of query words with a synonym that the document contains. */
function bySynonym(
  tokens: readonly Token[],
  words: readonly string[],
  place: number,
  { synonyms = {} }: IndexSettings,
): WordFit | null {
  for (const [name, others] of Object.entries(synonyms)) {
    const run = tokensOf(name).map(({ word }) => word)
    const begins = words.findIndex((_, from) => run.every((word, i) => words[from + i] === word))
    if (begins < 0 || place < begins || place >= begins + run.length) continue
    for (const other of others) {
      const wanted = tokensOf(other).map(({ word }) => word)
      const held = wanted.map((word) => tokens.filter((token) => token.word === word))
      if (held.every((each) => each.length > 0)) {
        const rank = Math.max(...held.map((each) => each[0]?.rank ?? 0))
        return { typos: 0, rank, isExact: false, tokens: held.flat() }
      }
    }
  }
  return null
}

/** Puts the matched words of a text between tags. */
export function highlight(
  text: string,
  words: ReadonlySet<string>,
  [open, close]: readonly [string, string],
): string {
  let written = ''
  let from = 0
  for (const { word, start, end } of tokensOf(text)) {
    if (!words.has(word)) continue
    written += `${text.slice(from, start)}${open}${text.slice(start, end)}${close}`
    from = end
  }
  return written + text.slice(from)
}
