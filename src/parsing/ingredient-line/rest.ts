import { assignAsideRoles } from '@/src/parsing/ingredient-line/amount-roles'
import { findClosingBracket, readAmountsOnly } from '@/src/parsing/ingredient-line/amounts'
import { isRemark, splitName } from '@/src/parsing/ingredient-line/name'
import type { Token } from '@/src/parsing/ingredient-line/tokens'
import { isAt, joinTokens } from '@/src/parsing/ingredient-line/tokens'
import type { PlacedAmount } from '@/src/parsing/ingredient-line/types'
import {
  ADJECTIVES,
  MANNER_ADVERBS,
  PREPARATION_PARTICIPLES,
  TRAILING_PARTICIPLES,
} from '@/src/parsing/ingredient-line/preparation-words'

/** The part of a line after the amount: the name with its preparation and notes. */
export interface LineRest {
  name: Token[]
  preparations: Token[][]
  notes: Token[][]
  alternatives: PlacedAmount[]
}

/** Splits the text after the amount into name, preparation, notes and further amounts. */
export function readRest(tokens: Token[], isProduct: boolean, language?: string): LineRest {
  const rest: LineRest = { name: [], preparations: [], notes: [], alternatives: [] }
  const open = takeBrackets(tokens, rest, language)
  const segments = joinNames(splitAtCommas(open))
  const [first, ...others] = segments
  if (!first) return rest
  const parts = splitName(first, isProduct)
  rest.name = parts.name
  rest.preparations.unshift(...parts.preparations)
  rest.notes.push(...parts.notes)
  const other = others.findIndex(opensAnother)
  others.forEach((segment, i) => {
    if (other >= 0 && i > other) rest.notes.push(segment)
    else sort(segment, rest, language)
  })
  return rest
}

// "or 6 whole wings, segmented", "plus extra, melted": what follows is said of the other one.
function opensAnother(segment: Token[]): boolean {
  if (isAt(segment, 0, 'or')) return segment[1]?.kind === 'number'
  return isAt(segment, 0, 'plus') && isAt(segment, 1, 'extra', 'more')
}

function sort(segment: Token[], rest: LineRest, language: string | undefined): void {
  const amounts = readAmountsOnly(segment, language)
  if (amounts) rest.alternatives.push(...assignAsideRoles(segment, amounts))
  else if (!joinTokens(segment)) return
  else if (isRemark(segment) || !isPreparation(segment)) rest.notes.push(segment)
  else addPreparation(segment, rest)
}

// "chopped for garnish", "sliced (optional) plus more": the remark starts inside the segment.
function addPreparation(segment: Token[], rest: LineRest): void {
  const cut = segment.findIndex((token, i) => i > 0 && isRemarkInside(segment, i, token))
  if (cut > 0) {
    rest.preparations.push(segment.slice(0, cut))
    rest.notes.push(segment.slice(cut))
  } else rest.preparations.push(segment)
}

function isRemarkInside(segment: Token[], at: number, token: Token): boolean {
  if (token.lower === 'to') return isAt(segment, at + 1, 'taste', 'serve', 'garnish', 'finish')
  if (token.lower === 'plus') return true
  return (
    token.lower === 'for' &&
    !isAt(segment, at - 1, 'reserved', 'made') &&
    !/^(?:\d+|about|at|one|two|several)$/.test(segment[at + 1]?.lower ?? '')
  )
}

// "in their shells", "skin on", "in one piece".
const STATE = /(?:^| )(?:in (?:its|their) (?:shells?|husks?|skins?)|in one piece|skins? on)(?: |$)/

/** True when some words tell what is done to the ingredient. */
function isPreparation(segment: Token[]): boolean {
  if (STATE.test(segment.map((token) => token.lower).join(' '))) return true
  return segment.some(
    (token) => PREPARATION_PARTICIPLES.has(token.lower) || TRAILING_PARTICIPLES.has(token.lower),
  )
}

function takeBrackets(tokens: Token[], rest: LineRest, language: string | undefined): Token[] {
  const open: Token[] = []
  for (let i = 0; i < tokens.length; i += 1) {
    const token = tokens[i]
    if (!token) continue
    if (token.lower !== '(' && token.lower !== '[') {
      open.push(token)
      continue
    }
    const end = findClosingBracket(tokens, i)
    if (isPartOfName(tokens, i, end) || isInsideCut(tokens, i, end, language))
      open.push(...tokens.slice(i, end + 1))
    else sortBracket(tokens.slice(i + 1, end), rest, language)
    i = end
  }
  return open
}

// "(450g/1lb when peeled)", "(packed)": a remark about the amount.
function sortBracket(inner: Token[], rest: LineRest, language: string | undefined): void {
  const isOfAmount =
    (inner[0]?.kind === 'number' && readAmountsOnly(inner, language) === null) ||
    isAt(inner, inner.length - 1, 'packed')
  if (isOfAmount) rest.notes.push(inner)
  else sort(inner, rest, language)
}

// "cut into ½-inch (13-mm) squares": the other writing of a size stays in the words about it.
function isInsideCut(
  tokens: Token[],
  open: number,
  close: number,
  language: string | undefined,
): boolean {
  if (
    tokens[close + 1]?.kind !== 'word' ||
    /^(?:cm|in|inch|mm)$/.test(tokens[close + 1]?.lower ?? '')
  )
    return false
  const start = tokens.slice(0, open).findLastIndex((token) => token.lower === ',') + 1
  const isCut = tokens
    .slice(start, open)
    .some((token) => /^(?:cut|sliced|chopped)$/.test(token.lower))
  return isCut && readAmountsOnly(tokens.slice(open + 1, close), language) !== null
}

// "brown (or white) sugar": the bracket stands inside the name.
function isPartOfName(tokens: Token[], open: number, close: number): boolean {
  const inner = tokens.slice(open + 1, close)
  const after = tokens[close + 1]
  if (tokens[open - 1]?.kind !== 'word' || after?.kind !== 'word' || !isFewWords(inner))
    return false
  if (isAt(inner, 0, 'or')) return inner.length === 2
  return [inner, [after]].every((part) => !isRemark(part) && !isPreparation(part))
}

function isFewWords(tokens: Token[]): boolean {
  const isShort = tokens.length > 0 && tokens.length <= 3
  return isShort && tokens.every((token) => token.kind === 'word') && !isPreparation(tokens)
}

/** Words between commas, with the comma before them. */
interface Segment {
  comma: Token[]
  tokens: Token[]
}

// "limes: 1 juiced"
function separates(token: Token, next: Token | undefined): boolean {
  if (token.lower === ':') return next?.kind === 'number'
  return /^[,;]$/.test(token.lower) || (/^[–—-]$/.test(token.lower) && token.spaceBefore)
}

function splitAtCommas(tokens: Token[]): Segment[] {
  const segments: Segment[] = [{ comma: [], tokens: [] }]
  for (const [at, token] of tokens.entries()) {
    if (separates(token, tokens[at + 1])) segments.push({ comma: [token], tokens: [] })
    else segments.at(-1)?.tokens.push(token)
  }
  return segments.filter((segment) => segment.tokens.some((token) => token.kind !== 'mark'))
}

// "boneless, skinless thighs" and "butter, lard, or oil" are one name.
function joinNames(segments: Segment[]): Token[][] {
  const [first, ...others] = segments
  if (!first) return []
  let count = 0
  let name = first.tokens
  const append = (upTo: number): void => {
    for (const { comma, tokens } of others.slice(count, upTo)) name = [...name, ...comma, ...tokens]
    count = Math.max(count, upTo)
  }
  while (others[count] && isDescriptive(name)) append(count + 1)
  const next = others[count]
  if (next && endsOpen(name) && !isPreparation(next.tokens)) append(count + 1)
  const rest = others.map(({ tokens }) => tokens)
  append(count + listEnd(rest.slice(count)))
  return [name, ...rest.slice(count)]
}

function isDescriptive(segment: Token[]): boolean {
  return segment.every(
    (token) =>
      ADJECTIVES.has(token.lower) ||
      PREPARATION_PARTICIPLES.has(token.lower) ||
      MANNER_ADVERBS.has(token.lower) ||
      /^(?:and|or|,)$/.test(token.lower),
  )
}

// "other long, thin pasta": the first part ends with a word that needs a noun.
function endsOpen(segment: Token[]): boolean {
  return (
    isAt(segment, segment.length - 1, 'long', 'live', 'fresh', 'good', 'thick', 'dry') &&
    segment.length < 5
  )
}

const NO_CHOICE = new Set([
  'to',
  'as',
  'more',
  'less',
  'if',
  'use',
  'substitute',
  'so',
  'about',
  'until',
  'just',
  'any',
  'equivalent',
  'an',
  'enough',
  'other',
])

// The number of segments that go on with the list of names: "lard, ghee, or oil", "corn, peanut or vegetable oil".
function listEnd(segments: Token[][]): number {
  const last = segments.findIndex((segment) => isAt(segment, 0, 'or', 'and', 'and/or'))
  if (last >= 0) {
    const isChoice = !NO_CHOICE.has(segments[last]?.[1]?.lower ?? '')
    return isChoice && segments.slice(0, last + 1).every((s, i) => isListItem(s, i === last))
      ? last + 1
      : 0
  }
  const inner = segments.findIndex((segment) =>
    segment.some((token) => token.lower === 'or' || token.lower === 'and/or'),
  )
  return inner >= 0 && segments.slice(0, inner + 1).every((s) => isListItem(s, false))
    ? inner + 1
    : 0
}

function isListItem(segment: Token[], isLast: boolean): boolean {
  if (segment.length > 6 || segment.some((token) => token.kind === 'number')) return false
  const first = segment[isLast ? 1 : 0]
  const isPrepared = isLast ? segment.slice(-1) : segment
  return (
    first !== undefined &&
    (isLast || !isRemark(segment)) &&
    !isPreparation(isPrepared) &&
    !endsAsRemark(segment)
  )
}

function endsAsRemark(segment: Token[]): boolean {
  return segment.some((token) =>
    /^(?:taste|serve|needed|desired|only|part|parts|homemade)$/.test(token.lower),
  )
}
