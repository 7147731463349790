import type { TextRange } from '@/src/domain/ingredient-lines/line-spans'
import type { Token } from '@/src/parsing/ingredient-line/tokens'
import { getTokenRange } from '@/src/parsing/ingredient-line/tokens'
import { UNIT_WORDS } from '@/src/parsing/ingredient-line/unit-words'

/** A unit found in tokens: its slug, its words with their place, and the index after it. */
export interface ReadUnit {
  slug: string
  text: string
  word: TextRange
  next: number
}

const BY_WRITING = new Map<string, string>()
/** The largest number of words of a writing, by its first word. */
const MAX_WORDS = new Map<string, number>()
for (const [slug, writings] of UNIT_WORDS) {
  for (const writing of writings.split(', ')) {
    const key = normalise(writing)
    if (!BY_WRITING.has(key)) BY_WRITING.set(key, slug)
    const words = key.split(' ')
    const [first = ''] = words
    MAX_WORDS.set(first, Math.max(MAX_WORDS.get(first) ?? 0, words.length))
  }
}

// Languages in which a short writing means another unit than in English.
const BY_LANGUAGE = new Map([
  ['fr cs', 'tablespoon'],
  ['fr cc', 'teaspoon'],
  ['fr c', 'teaspoon'],
  ['de glas', 'jar'],
])

const CASED = new Map(
  Object.entries({ T: 'tablespoon', t: 'teaspoon', Tb: 'tablespoon', C: 'cup' }),
)

function normalise(text: string): string {
  return text.toLowerCase().replace(/[.()]/g, '').replace(/\s+/g, ' ').trim()
}

/** Longest writing of a unit, in tokens. */
const MAX_LENGTH = 6

/** Reads the longest matching unit at an index, with its full stops. */
export function readUnit(tokens: readonly Token[], at: number, language?: string): ReadUnit | null {
  const first = tokens[at]
  if (!first || (first.kind !== 'word' && first.text !== '"')) return null
  const words = MAX_WORDS.get(first.lower) ?? 1
  // A word of a writing can have a mark of its own: "c. à s."
  const longest = words === 1 ? 1 : Math.min(2 * words, MAX_LENGTH)
  for (let length = longest; length >= 1; length -= 1) {
    const last = tokens[at + length - 1]
    if (!last || (length > 1 && last.kind === 'mark')) continue
    const part = tokens.slice(at, at + length)
    const slug = lookUp(part, language)
    if (slug) {
      const next = afterStop(tokens, at + length)
      return { slug, text: unitText(part), word: getTokenRange(tokens, at, at + length), next }
    }
  }
  return null
}

function lookUp(part: readonly Token[], language: string | undefined): string | undefined {
  const single = part.length === 1 ? part[0] : undefined
  const key = single ? single.lower : normalise(part.map((token) => token.lower).join(' '))
  const local = language && BY_LANGUAGE.get(`${language.slice(0, 2)} ${key}`)
  return CASED.get(single?.text ?? '') ?? (local || BY_WRITING.get(key))
}

function unitText(part: readonly Token[]): string {
  return part.map((token, i) => (i > 0 && token.spaceBefore ? ' ' : '') + token.text).join('')
}

function afterStop(tokens: readonly Token[], next: number): number {
  const stop = tokens[next]
  // "col. (sopa)": the bracket that the unit opened.
  if (stop?.text === ')' && tokens[next - 2]?.text === '(') return next + 1
  if (isPluralBracket(tokens, next)) return next + 3
  return stop?.text === '.' && !stop.spaceBefore ? next + 1 : next
}

// "clove(s)", "Prise(n)"
function isPluralBracket(tokens: readonly Token[], at: number): boolean {
  const [open, ending, close] = tokens.slice(at, at + 3)
  const isGlued = open?.text === '(' && !open.spaceBefore && close?.text === ')'
  return isGlued && ending !== undefined && /^\p{L}{1,2}$/u.test(ending.text)
}
