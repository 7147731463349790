import { isAdditionWord, isAlternativeWord } from '@/src/parsing/ingredient-line/amount-roles'
import {
  ADJECTIVES,
  MANNER_ADVERBS,
  PREPARATION_PARTICIPLES,
  REMARK_OPENERS,
} from '@/src/parsing/ingredient-line/preparation-words'
import type { Token } from '@/src/parsing/ingredient-line/tokens'
import { isAt } from '@/src/parsing/ingredient-line/tokens'

/** A stretch of text taken apart into the name and what stands before and after it. */
interface NameParts {
  name: Token[]
  preparations: Token[][]
  notes: Token[][]
}

/** Returns whether a text is a remark (purpose, choice, source) instead of a preparation. */
export function isRemark(segment: Token[]): boolean {
  const first = segment[0]
  return first !== undefined && REMARK_OPENERS.has(first.lower)
}

/** Splits "finely chopped fresh parsley for garnish" into name, preparation and notes. */
export function splitName(segment: Token[], isProduct: boolean): NameParts {
  const parts: NameParts = { name: [], preparations: [], notes: [] }
  const rest = takeState(cutTail(segment, parts), parts)
  if (isProduct) return { ...parts, name: rest }
  const start = leadingPreparation(rest)
  if (start > 0) parts.preparations.unshift(rest.slice(0, start))
  parts.name = takeInner(takeState(rest.slice(start), parts), parts)
  return parts
}

const STATES = new Set([
  'fresh',
  'frozen',
  'canned',
  'dried',
  'unthawed',
  'bottled',
  'jarred',
  'thawed',
  'homemade',
  'raw',
  'tinned',
])
const PRAISE = new Set(['best', 'good', 'high', 'top'])

// "packed", "fresh or frozen", "best quality" at the start are remarks, not part of the name.
function takeState(segment: Token[], parts: NameParts): Token[] {
  const length = stateLength(segment)
  if (length === 0 || length >= segment.length) return segment
  parts.notes.unshift(segment.slice(0, length))
  return segment.slice(length)
}

function stateLength(segment: Token[]): number {
  const manner = skipManner(segment, 0)
  if (isAt(segment, manner, 'packed')) return manner + 1
  const first = segment[0]?.lower ?? ''
  if (PRAISE.has(first)) return isAt(segment, 1, 'quality') ? 2 : 0
  const isChoice = STATES.has(first) && isAt(segment, 1, 'or') && STATES.has(wordAt(segment, 2))
  return isChoice ? 3 : 0
}

const wordAt = (segment: Token[], at: number): string => segment[at]?.lower ?? ''

function cutTail(segment: Token[], parts: NameParts): Token[] {
  for (let i = 1; i < segment.length; i += 1) {
    const kind = tailKind(segment, i)
    if (!kind) continue
    const tail = segment.slice(i)
    if (kind === 'note') parts.notes.push(tail)
    else parts.preparations.push(tail)
    return segment.slice(0, i)
  }
  return segment
}

function tailKind(segment: Token[], at: number): 'note' | 'preparation' | null {
  if (isRemarkTail(segment, at)) return 'note'
  return isPreparationTail(segment, at) ? 'preparation' : null
}

const NOTE_WORDS = new Set([
  'for',
  'plus',
  'preferably',
  'optional',
  'like',
  'if',
  'see',
  'about',
  'depending',
  'including',
  'zum',
  'pour',
  'für',
  'para',
  'per',
  'voor',
])

// "q.b.", "適量"
function isAsMuchAsLiked(segment: Token[], at: number): boolean {
  const word = wordAt(segment, at)
  if (word === 'q') return isAt(segment, at + 1, '.', 'b')
  return /^(?:qb|適量|少々|お好みで)$/.test(word)
}

function isRemarkTail(segment: Token[], at: number): boolean {
  const word = wordAt(segment, at)
  if (NOTE_WORDS.has(word)) return true
  if (isAsMuchAsLiked(segment, at)) return true
  if (word === 'such') return isAt(segment, at + 1, 'as')
  if (word === 'to') return isPurpose(segment, at)
  if (word === 'as')
    return isAt(segment, at + 1, 'needed', 'required', 'desired', 'necessary', 'req', 'reqd', 'per')
  return opensOther(segment, at)
}

// "or more", "+ etwas", "or 1 lime", "and 2 yolks"
function opensOther(segment: Token[], at: number): boolean {
  const word = wordAt(segment, at)
  if (word === 'or' && isAt(segment, at + 1, 'to', 'as', 'more', 'less', 'so')) return true
  if (isAdditionWord(word) && isAt(segment, at + 1, 'etwas', 'extra', 'more', 'some', 'mehr'))
    return true
  return (isAdditionWord(word) || isAlternativeWord(word)) && isCounted(segment, at + 1)
}

// "eggs and 1 yolk", but "salt and 5-spice".
const isCounted = (segment: Token[], at: number): boolean =>
  segment[at]?.kind === 'number' && !isAt(segment, at + 1, '-', '%')

// "salt to taste", "water to thin"; not "mild to hot" nor "up to".
function isPurpose(segment: Token[], at: number): boolean {
  const isRange = ADJECTIVES.has(wordAt(segment, at - 1)) && ADJECTIVES.has(wordAt(segment, at + 1))
  return segment[at + 1]?.kind === 'word' && !isAt(segment, at - 1, 'up') && !isRange
}

const REMOVED = /^(?:removed|reserved|trimmed|discarded)$/
const JOINED_WITH = /^(?:mixed|stuck|studded|blended|tossed|rubbed)$/
const CUT_HOW = ['into', 'in', 'crosswise', 'lengthwise', 'on', 'up', 'diagonally']

function isPreparationTail(segment: Token[], at: number): boolean {
  const word = wordAt(segment, at)
  const before = segment[at - 1]
  if (!before || !isNoun(before)) return false
  if (word === 'at') return isAt(segment, at + 1, 'room') || segment[at + 1]?.kind === 'number'
  if (word === 'with') return REMOVED.test(wordAt(segment, segment.length - 1))
  if (JOINED_WITH.test(word)) return isAt(segment, at + 1, 'with')
  if (word === 'cut') return isAt(segment, at + 1, ...CUT_HOW)
  const end = skipManner(segment, at)
  return PREPARATION_PARTICIPLES.has(wordAt(segment, end)) && !hasNounAfter(segment, end + 1)
}

function isNoun(token: Token): boolean {
  if (token.kind !== 'word' || /^(?:and|or|of|with|in|the|a)$/.test(token.lower)) return false
  return (
    !ADJECTIVES.has(token.lower) &&
    !PREPARATION_PARTICIPLES.has(token.lower) &&
    !MANNER_ADVERBS.has(token.lower)
  )
}

function hasNounAfter(segment: Token[], at: number): boolean {
  const next = segment[at]
  return (
    next !== undefined &&
    next.kind === 'word' &&
    !/^(?:and|or|into|in|with|from|on|then|to|until|lengthwise|lengthways|crosswise|by|of|off|very|if|but|at|half|halves|thinly|finely|well)$/.test(
      next.lower,
    )
  )
}

function skipManner(segment: Token[], at: number): number {
  let next = at
  while (MANNER_ADVERBS.has(segment[next]?.lower ?? '')) next += 1
  return next
}

// "peeled and finely diced potatoes": the place where the name starts.
function leadingPreparation(segment: Token[]): number {
  let end = 0
  let at = 0
  while (at < segment.length - 1) {
    const participle = skipManner(segment, at)
    if (!isLeadingParticiple(segment, participle, participle > at)) break
    end =
      participle + (isAt(segment, participle, 'cut') && isAt(segment, participle + 1, 'up') ? 2 : 1)
    at = end
    while (isAt(segment, at, 'and', 'or', ',', '&', 'then', '/')) at += 1
  }
  return end < segment.length ? end : 0
}

const WITH_MANNER = new Set([
  'ground',
  'packed',
  'roasted',
  'dried',
  'made',
  'smoked',
  'crushed',
  'squeezed',
  'popped',
  'whipped',
  'baked',
  'brewed',
  'rolled',
  'mashed',
])

function isLeadingParticiple(segment: Token[], at: number, hasManner: boolean): boolean {
  const word = segment[at]?.lower ?? ''
  if (word === 'pitted' && at === 0) return false
  if (word === 'fresh')
    return /^(?:cracked|ground|squeezed|grated)$/.test(segment[at + 1]?.lower ?? '')
  return PREPARATION_PARTICIPLES.has(word) || (hasManner && WITH_MANNER.has(word))
}

// "fresh chopped parsley": the participle stands between adjective and noun.
function takeInner(segment: Token[], parts: NameParts): Token[] {
  const at = segment.findIndex((token, i) => i > 0 && PREPARATION_PARTICIPLES.has(token.lower))
  if (at < 1 || at > 3 || at >= segment.length - 1) return segment
  const before = segment.slice(0, at)
  if (!before.every((token) => ADJECTIVES.has(token.lower) || MANNER_ADVERBS.has(token.lower)))
    return segment
  const manner = before.findIndex(
    (token) => MANNER_ADVERBS.has(token.lower) && !ADJECTIVES.has(token.lower),
  )
  const start = manner < 0 ? at : manner
  const after = segment.slice(at + 1)
  if (!after[0] || !isNoun(after[0])) return segment
  parts.preparations.push(segment.slice(start, at + 1))
  return [...segment.slice(0, start), ...after]
}
