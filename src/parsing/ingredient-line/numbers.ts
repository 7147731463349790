import type { TextRange } from '@/src/domain/ingredient-lines/line-spans'
import { parseNumberWord } from '@/src/parsing/ingredient-line/number-words'
import type { Token } from '@/src/parsing/ingredient-line/tokens'
import { isAt, getLowerAt, getTokenRange } from '@/src/parsing/ingredient-line/tokens'

/** A quantity read from tokens, the places of its numbers and the index after it. */
export interface ReadQuantity {
  min: number
  max: number
  numbers: TextRange[]
  next: number
  /** The number is an article ("a lemon"). */
  isArticle: boolean
}

/** "Halve the plums", "quarter each lemon": what a cook does, where a thing follows. */
const CUT = new Set(['halve', 'quarter'])

const RANGE_WORDS = new Set(['to', 'or', 'bis', 'à', 'a', 'til', 'till', 'tot', 'o', 'oder', 'ou'])
const DASHES = new Set(['-', '–', '—', '‐', '‑', '~', '〜', '～'])

interface ReadNumber {
  value: number
  next: number
}

function readNumber(tokens: readonly Token[], at: number): ReadNumber | null {
  const token = tokens[at]
  if (!token) return null
  if (token.kind === 'word') return readWord(tokens, at, token)
  if (token.kind !== 'number' || Number.isNaN(token.value)) return null
  if (token.value === 1 && isHalfWord(tokens, at + 1)) return { value: 0.5, next: at + 2 }
  if (token.isFraction) return { value: token.value, next: afterOfA(tokens, at + 1) }
  return readMixed(tokens, at, token)
}

// "1 halbe Zitrone", but "1 half and half".
const isHalfWord = (tokens: readonly Token[], at: number): boolean =>
  parseNumberWord(getLowerAt(tokens, at)) === 0.5 && !isAt(tokens, at + 1, 'and')

// "½ an avocado", "1/2 of a lemon", "a third of a cup".
function afterOfA(tokens: readonly Token[], at: number): number {
  const article = isAt(tokens, at, 'of') ? at + 1 : at
  const noun = tokens[article + 1]
  const isArticle = isAt(tokens, article, 'a', 'an') && noun !== undefined && noun.kind !== 'mark'
  return isArticle ? article + 1 : at
}

// "1 1/2", "1½", "1-1/2", "1 and 1/2", "1 & ½".
function readMixed(tokens: readonly Token[], at: number, whole: Token): ReadNumber {
  const skipped = isMixedJoint(tokens[at + 1]) ? 1 : 0
  const fraction = tokens[at + 1 + skipped]
  if (!fraction || !isPartOf(whole, fraction) || isThickness(tokens, at + 1))
    return { value: whole.value, next: at + 1 }
  return { value: whole.value + fraction.value, next: at + 2 + skipped }
}

// "6 ¼-inch-thick slices": six slices of a quarter inch; not "1 1/2-inch piece".
function isThickness(tokens: readonly Token[], at: number): boolean {
  const dash = tokens[at + 1]
  if (tokens[at]?.spaceBefore !== true || dash?.spaceBefore !== false) return false
  const words = tokens.slice(at + 1, at + 5).map((token) => token.lower)
  return (
    /^- (?:inch|cm|mm) - (?:thick|wide|long)$/.test(words.join(' ')) &&
    tokens.slice(at + 5).some((token) => COUNTED_CUTS.test(token.lower))
  )
}

const COUNTED_CUTS =
  /^(?:slices|pieces|rounds|strips|steaks|chops|wedges|fillets|medallions|sticks|batons|cubes|planks)$/

const MIXED_JOINTS = new Set(['and', '&', 'と', 'et', 'und'])

function isMixedJoint(token: Token | undefined): boolean {
  if (!token) return false
  return DASHES.has(token.lower) ? !token.spaceBefore : MIXED_JOINTS.has(token.lower)
}

function isPartOf(whole: Token, fraction: Token): boolean {
  return fraction.isFraction && fraction.value < 1 && Number.isInteger(whole.value)
}

/** "a few", "ein wenig": words after an article that make an unknown number of it. */
const NO_NUMBER = new Set(
  (
    'few little bit lot lots load touch hint tad trace sprinkling scattering dusting drizzling ' +
    'number variety selection mix mixture combination assortment choice total paar wenig bisschen ' +
    'peu poco po pouco beetje weinig pochino'
  ).split(' '),
)

function readWord(tokens: readonly Token[], at: number, token: Token): ReadNumber | null {
  const value = parseNumberWord(token.lower)
  if (value === undefined) return readCouple(tokens, at)
  if (CUT.has(token.lower) && isAt(tokens, at + 1, 'the', 'each')) return null
  if (NO_NUMBER.has(getLowerAt(tokens, at + 1).replace(/'.*/, ''))) return null
  if (value < 1) return { value, next: afterOfA(tokens, at + 1) }
  return readWordWithHalf(tokens, at, value)
}

/** "two thirds", "three quarters" */
const PARTS = new Map([
  ['thirds', 1 / 3],
  ['quarters', 1 / 4],
  ['fourths', 1 / 4],
  ['eighths', 1 / 8],
])

// "two and a half", "two thirds", "one half", "einer halben", "un demi".
function readWordWithHalf(tokens: readonly Token[], at: number, value: number): ReadNumber {
  const half = halfEnd(tokens, at + 1)
  if (half) return { value: value + 0.5, next: half }
  const next = getLowerAt(tokens, at + 1)
  const part = PARTS.get(next) ?? (value === 1 ? parseNumberWord(next) : undefined)
  return part !== undefined && part < 1
    ? { value: value * part, next: afterOfA(tokens, at + 2) }
    : { value, next: at + 1 }
}

// "and a half", "and half": the index after it.
function halfEnd(tokens: readonly Token[], at: number): number | null {
  if (!isAt(tokens, at, 'and')) return null
  if (isAt(tokens, at + 1, 'one-half')) return at + 2
  const half = isAt(tokens, at + 1, 'a') ? at + 2 : at + 1
  return isAt(tokens, half, 'half') ? half + 1 : null
}

// "couple of", behind an article.
function readCouple(tokens: readonly Token[], at: number): ReadNumber | null {
  if (!isAt(tokens, at, 'couple', 'pair')) return null
  return { value: 2, next: isAt(tokens, at + 1, 'of') ? at + 2 : at + 1 }
}

/** Reads a number or range ("1-2", "1 to 2", "one or two", "between 2 and 3") at an index. */
export function readQuantity(tokens: readonly Token[], at: number): ReadQuantity | null {
  if (tokens[at]?.lower === 'between') return readBetween(tokens, at)
  const first = readNumber(tokens, at)
  if (!first) return readArticle(tokens, at)
  const joint = tokens[first.next]
  if (joint && isRangeJoint(joint)) {
    const second = readNumber(tokens, first.next + 1)
    if (second && isRange(first.value, second.value, joint))
      return range(tokens, at, first, first.next + 1, second)
  }
  return single(tokens, at, first)
}

const single = (
  tokens: readonly Token[],
  at: number,
  { value, next }: ReadNumber,
): ReadQuantity => ({
  min: value,
  max: value,
  numbers: [getTokenRange(tokens, at, next)],
  next,
  isArticle: false,
})

const range = (
  tokens: readonly Token[],
  lowAt: number,
  low: ReadNumber,
  highAt: number,
  high: ReadNumber,
): ReadQuantity => ({
  min: low.value,
  max: high.value,
  numbers: [getTokenRange(tokens, lowAt, low.next), getTokenRange(tokens, highAt, high.next)],
  next: high.next,
  isArticle: false,
})

// "a half", "an 1/8", "a couple of", "a lemon".
function readArticle(tokens: readonly Token[], at: number): ReadQuantity | null {
  if (!isAt(tokens, at, 'a', 'an')) return null
  const inner = readNumber(tokens, at + 1)
  const isLength = /^[-‐‑]$/.test(getLowerAt(tokens, inner?.next ?? at))
  const isPart = inner !== null && (inner.value < 1 || isAt(tokens, at + 1, 'couple', 'pair'))
  if (isPart && !isLength) return single(tokens, at, inner)
  return isOne(tokens, at)
    ? { ...single(tokens, at, { value: 1, next: at + 1 }), isArticle: true }
    : null
}

// An article counts before a noun, also a described one; "a good 2 cups" is two.
function isOne(tokens: readonly Token[], at: number): boolean {
  const next = tokens[at + 1]
  if (!next?.spaceBefore || next.kind === 'mark') return false
  if (next.kind === 'number') return !Number.isNaN(next.value)
  if (NO_NUMBER.has(next.lower)) return false
  return tokens[at + 2]?.kind !== 'number' && !isAt(tokens, at + 2, 'few', 'bit', 'couple')
}

function readBetween(tokens: readonly Token[], at: number): ReadQuantity | null {
  const low = readNumber(tokens, at + 1)
  if (!low || tokens[low.next]?.lower !== 'and') return null
  const high = readNumber(tokens, low.next + 1)
  return high && range(tokens, at + 1, low, low.next + 1, high)
}

function isRangeJoint(token: Token): boolean {
  return DASHES.has(token.lower) || RANGE_WORDS.has(token.lower)
}

function isRange(low: number, high: number, joint: Token): boolean {
  if (high <= low) return false
  return joint.kind === 'mark' || high - low <= 60 || (low >= 100 && high <= low * 2)
}
