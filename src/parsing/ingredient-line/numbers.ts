import type { Token } from '@/src/parsing/ingredient-line/tokens'

/** A quantity read from tokens, and the place after it. */
export interface ReadQuantity {
  min: number
  max: number
  next: number
}

const WORDS = new Map<string, number>(
  Object.entries({
    one: 1,
    two: 2,
    three: 3,
    four: 4,
    five: 5,
    six: 6,
    seven: 7,
    eight: 8,
    nine: 9,
    ten: 10,
    eleven: 11,
    twelve: 12,
    fifteen: 15,
    sixteen: 16,
    eighteen: 18,
    twenty: 20,
    thirty: 30,
    'one-half': 0.5,
    'one-third': 1 / 3,
    'one-quarter': 0.25,
    'one-fourth': 0.25,
    'two-thirds': 2 / 3,
    'three-quarters': 0.75,
    half: 0.5,
    quarter: 0.25,
    ein: 1,
    eine: 1,
    einen: 1,
    einer: 1,
    zwei: 2,
    drei: 3,
    vier: 4,
    fünf: 5,
    sechs: 6,
    halbe: 0.5,
    halber: 0.5,
    halbes: 0.5,
    un: 1,
    une: 1,
    deux: 2,
    trois: 3,
    quatre: 4,
    cinq: 5,
    demi: 0.5,
    una: 1,
    uno: 1,
    dos: 2,
    tres: 3,
    cuatro: 4,
    media: 0.5,
    medio: 0.5,
    due: 2,
    tre: 3,
    quattro: 4,
    mezzo: 0.5,
    mezza: 0.5,
    um: 1,
    uma: 1,
    dois: 2,
    duas: 2,
    três: 3,
    een: 1,
    twee: 2,
    drie: 3,
    halve: 0.5,
    en: 1,
    ett: 1,
    två: 2,
    halv: 0.5,
    halvt: 0.5,
    halva: 0.5,
    meia: 0.5,
    meio: 0.5,
    pół: 0.5,
    yarım: 0.5,
    bir: 1,
    iki: 2,
    üç: 3,
    jedna: 1,
    jeden: 1,
    dwa: 2,
    dwie: 2,
    trzy: 3,
    半: 0.5,
  }),
)

/** "Halve the plums", "quarter each lemon": what a cook does, where a thing follows. */
const CUT = new Set(['halve', 'quarter'])

const ARTICLES = new Set(['a', 'an'])
const RANGE_WORDS = new Set(['to', 'or', 'bis', 'à', 'a', 'til', 'till', 'tot', 'o', 'oder', 'ou'])
const DASHES = new Set(['-', '–', '—', '‐', '‑', '~'])

interface ReadNumber {
  value: number
  next: number
}

function readNumber(tokens: Token[], at: number): ReadNumber | null {
  const token = tokens[at]
  if (!token) return null
  if (token.kind === 'word') return readWord(tokens, at, token)
  if (token.kind !== 'number' || Number.isNaN(token.value)) return null
  if (token.isFraction) return { value: token.value, next: at + 1 }
  return readMixed(tokens, at, token)
}

// "1 1/2", "1½", "1-1/2", "1 and 1/2", "1 & ½".
function readMixed(tokens: Token[], at: number, whole: Token): ReadNumber {
  const skipped = isMixedJoint(tokens[at + 1]) ? 1 : 0
  const fraction = tokens[at + 1 + skipped]
  if (!fraction || !isPartOf(whole, fraction) || isThickness(tokens, at + 1))
    return { value: whole.value, next: at + 1 }
  return { value: whole.value + fraction.value, next: at + 2 + skipped }
}

// "6 ¼-inch-thick slices": six slices of a quarter inch; not "1 1/2-inch piece".
function isThickness(tokens: Token[], at: number): boolean {
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

function isMixedJoint(token: Token | undefined): boolean {
  if (!token) return false
  return DASHES.has(token.lower) ? !token.spaceBefore : token.lower === 'and' || token.lower === '&'
}

function isPartOf(whole: Token, fraction: Token): boolean {
  return fraction.isFraction && fraction.value < 1 && Number.isInteger(whole.value)
}

function readWord(tokens: Token[], at: number, token: Token): ReadNumber | null {
  const value = WORDS.get(token.lower)
  if (value === undefined) return null
  const follows = (...words: string[]): boolean =>
    words.every((word, i) => tokens[at + 1 + i]?.lower === word)
  if (CUT.has(token.lower) && (follows('the') || follows('each'))) return null
  if (value >= 1) {
    return follows('and', 'a', 'half')
      ? { value: value + 0.5, next: at + 4 }
      : { value, next: at + 1 }
  }
  return { value, next: follows('a') || follows('an') ? at + 2 : at + 1 }
}

/** Reads a number or range ("1-2", "1 to 2", "one or two", "between 2 and 3") at a place. */
export function readQuantity(tokens: Token[], at: number): ReadQuantity | null {
  if (tokens[at]?.lower === 'between') return readBetween(tokens, at)
  const first = readNumber(tokens, at)
  if (!first) return readHalfAn(tokens, at)
  const joint = tokens[first.next]
  if (joint && isRangeJoint(joint)) {
    const second = readNumber(tokens, first.next + 1)
    if (second && isRange(first.value, second.value, joint)) {
      return { min: first.value, max: second.value, next: second.next }
    }
  }
  return { min: first.value, max: first.value, next: first.next }
}

// "a half", "an 1/8".
function readHalfAn(tokens: Token[], at: number): ReadQuantity | null {
  const article = tokens[at]
  if (!article || !ARTICLES.has(article.lower)) return null
  const inner = readNumber(tokens, at + 1)
  const isPart = inner !== null && inner.value < 1
  return isPart ? { min: inner.value, max: inner.value, next: inner.next } : null
}

function readBetween(tokens: Token[], at: number): ReadQuantity | null {
  const low = readNumber(tokens, at + 1)
  if (!low || tokens[low.next]?.lower !== 'and') return null
  const high = readNumber(tokens, low.next + 1)
  return high && { min: low.value, max: high.value, next: high.next }
}

function isRangeJoint(token: Token): boolean {
  return DASHES.has(token.lower) || RANGE_WORDS.has(token.lower)
}

function isRange(low: number, high: number, joint: Token): boolean {
  if (high <= low) return false
  return joint.kind === 'mark' || high - low <= 60
}
