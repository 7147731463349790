import type { TextRange } from '@/src/domain/ingredient-lines/line-spans'
import type { Token } from '@/src/parsing/ingredient-line/tokens'
import { rangeOf } from '@/src/parsing/ingredient-line/tokens'
import { UNIT_WORDS } from '@/src/parsing/ingredient-line/unit-words'

/** A unit found in tokens: its slug, its words with their place, and the index after it. */
export interface ReadUnit {
  slug: string
  text: string
  word: TextRange
  next: number
}

const BY_WRITING = new Map<string, string>()
for (const [slug, writings] of UNIT_WORDS) {
  for (const writing of writings.split(', ')) {
    const key = normalise(writing)
    if (!BY_WRITING.has(key)) BY_WRITING.set(key, slug)
  }
}

// Languages in which a short writing means another unit than in English.
const BY_LANGUAGE = new Map(
  Object.entries({
    'fr cs': 'tablespoon',
    'fr cc': 'teaspoon',
    'fr c': 'teaspoon',
    'fr tasse': 'cup',
    'de glas': 'jar',
    'de tasse': 'cup',
  }),
)

const CASED = new Map(
  Object.entries({ T: 'tablespoon', t: 'teaspoon', Tb: 'tablespoon', C: 'cup' }),
)

function normalise(text: string): string {
  return text.toLowerCase().replace(/[.()]/g, '').replace(/\s+/g, ' ').trim()
}

/** Reads the longest unit writing at a place, with its full stops. */
export function readUnit(tokens: readonly Token[], at: number, language?: string): ReadUnit | null {
  const first = tokens[at]
  if (!first || (first.kind !== 'word' && first.text !== '"')) return null
  for (let length = 6; length >= 1; length -= 1) {
    const last = tokens[at + length - 1]
    if (!last || (length > 1 && last.kind === 'mark')) continue
    const part = tokens.slice(at, at + length)
    const slug = lookUp(part, language)
    if (slug) {
      const next = afterStop(tokens, at + length)
      return { slug, text: unitText(part), word: rangeOf(tokens, at, at + length), next }
    }
  }
  return null
}

function lookUp(part: readonly Token[], language: string | undefined): string | undefined {
  const single = part.length === 1 ? part[0] : undefined
  const key = normalise(part.map((token) => token.lower).join(' '))
  return (
    CASED.get(single?.text ?? '') ??
    BY_LANGUAGE.get(`${language?.slice(0, 2)} ${key}`) ??
    BY_WRITING.get(key)
  )
}

function unitText(part: readonly Token[]): string {
  return part.map((token, i) => (i > 0 && token.spaceBefore ? ' ' : '') + token.text).join('')
}

function afterStop(tokens: readonly Token[], next: number): number {
  const stop = tokens[next]
  // "col. (sopa)": the bracket that the unit opened.
  if (stop?.text === ')' && tokens[next - 2]?.text === '(') return next + 1
  return stop?.text === '.' && !stop.spaceBefore ? next + 1 : next
}
