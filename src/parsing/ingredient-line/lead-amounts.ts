import type { AmountRole } from '@/src/domain/ingredient-lines/line-spans'
import {
  isAdditionWord,
  isAlternativeWord,
  isLengthAmount,
  getNextRole,
  isPerPiece,
  assignRole,
} from '@/src/parsing/ingredient-line/amount-roles'
import {
  findClosingBracket,
  createAmount,
  readAmountsOnly,
  readMeasure,
} from '@/src/parsing/ingredient-line/amounts'
import type { LeadState } from '@/src/parsing/ingredient-line/lead-state'
import { isNext, peek, getWordAt } from '@/src/parsing/ingredient-line/lead-state'
import { readQuantity } from '@/src/parsing/ingredient-line/numbers'
import type { Token } from '@/src/parsing/ingredient-line/tokens'
import type { PlacedAmount } from '@/src/parsing/ingredient-line/types'
import { CONTAINERS, MEASURES } from '@/src/parsing/ingredient-line/unit-kinds'
import { readUnit } from '@/src/parsing/ingredient-line/units'

const JOINTS = [
  ...['/', '|', 'or', 'plus', '+', '=', '-', '–', '—', '&', 'and', ',', ';'],
  ...['oder', 'und', 'ou', 'et', 'o', 'y', 'e'],
]
const EXTENT = /^(?:thick|long|wide|size|diameter|tall)$/

/** Reads the sizes of counted containers: "1 (14-oz) can", "2 x 400g tins", "1 14-ounce can". */
export function readContainerSizes(state: LeadState): void {
  if (isNext(state, 'x', '×', '*') && peek(state, 1)?.kind === 'number') state.at += 1
  while (readBracket(state, sizeBracketRole) || readBareSize(state) || readNextSize(state));
}

/**
 * Reads further amounts after the unit: "/120 g", "(4 oz)", "or 120 g", "plus 2 tbsp", "1lb 2oz".
 */
export function readSecondAmounts(state: LeadState): void {
  while (readBracket(state, secondBracketRole) || readJoined(state) || readBareMeasure(state));
}

// "400g/14oz tins", "1-inch-square": what follows a first size.
function readNextSize(state: LeadState): boolean {
  if (state.alternatives.length === 0 || !isNext(state, '/', '-')) return false
  const read = readMeasure(state.tokens, state.at + 1, state.language)
  if (read) addAlternative(state, { ...read.amount, role: 'size' }, read.next)
  else if (isNext(state, '-')) state.at += 1
  else return false
  return true
}

/** Adds an amount to the alternatives and advances past it and its "-thick". */
export function addAlternative(state: LeadState, amount: PlacedAmount, next: number): void {
  state.alternatives.push(amount)
  state.at = next
  if (isNext(state, '-') && EXTENT.test(getWordAt(state, state.at + 1))) state.at += 2
}

type BracketRole = (state: LeadState, inner: readonly Token[]) => AmountRole | null

// "2 (8-oz) packages", but "8 large (12 ounces) figs", "2 (about 500 g) aubergines".
function sizeBracketRole(state: LeadState, inner: readonly Token[]): AmountRole | null {
  if (isPerPiece(inner)) return 'fixed'
  const isTotal = inner.some(({ lower }) => TOTAL.test(lower))
  const isHyphened = inner.some(({ lower, spaceBefore }) => lower === '-' && !spaceBefore)
  const end = findClosingBracket(state.tokens, state.at)
  const unit = readUnit(state.tokens, end + 1, state.language)
  return isTotal && !isHyphened && !unit ? null : 'size'
}

const TOTAL = /^(?:about|approx|approximately|total|ounces|pounds|ca|circa|environ|etwa)$/

// "1 can (400 g)" is the size of a can, "1 cup (240 ml)" the same quantity.
function secondBracketRole(state: LeadState, inner: readonly Token[]): AmountRole | null {
  if (isPerPiece(inner)) return 'fixed'
  const isTotal = inner.some(({ lower }) => /^(?:total|altogether|insgesamt)$/.test(lower))
  return CONTAINERS.has(state.main?.unit ?? '') && !isTotal ? 'size' : null
}

function readBracket(state: LeadState, roleOf: BracketRole): boolean {
  if (!isNext(state, '(', '[')) return false
  const end = findClosingBracket(state.tokens, state.at)
  const inner = state.tokens.slice(state.at + 1, end)
  const across = measureAcrossBracket(state, inner, end)
  const amounts = across ? [across.amount] : readAmountsOnly(inner, state.language)
  if (!amounts) return false
  const role = across ? 'size' : roleOf(state, inner)
  const placed = role ? assignRole(amounts, role) : amounts.map(withLengthAsSize)
  state.alternatives.push(...placed)
  state.at = across?.next ?? end + 1
  return true
}

const withLengthAsSize = (amount: PlacedAmount): PlacedAmount =>
  isLengthAmount(amount) ? { ...amount, role: 'size' } : amount

// "1 (3 1/2) pound leg of lamb": the unit of the bracket stands behind it.
function measureAcrossBracket(
  state: LeadState,
  inner: Token[],
  end: number,
): { amount: PlacedAmount; next: number } | null {
  const quantity = readQuantity(inner, 0)
  const unit = readUnit(state.tokens, end + 1, state.language)
  if (quantity?.next !== inner.length || !unit || !MEASURES.has(unit.slug)) return null
  return { amount: createAmount(quantity, unit), next: unit.next }
}

function readBareSize(state: LeadState): boolean {
  const read = readMeasure(state.tokens, state.at, state.language)
  if (read) addAlternative(state, { ...read.amount, role: 'size' }, read.next)
  return read !== null
}

function readBareMeasure(state: LeadState): boolean {
  const read = readMeasure(state.tokens, state.at, state.language)
  if (read) takeAfter(state, '', read.amount, read.next)
  return read !== null
}

function readJoined(state: LeadState): boolean {
  if (!isNext(state, ...JOINTS)) return false
  if (isNext(state, '/') && skipBareUnit(state)) return true
  const at = state.at + (isJoinedBehindComma(state) ? 1 : 0)
  // "2 pounds, 3 ounces" is joined by nothing.
  const joint = getWordAt(state, at).replace(',', '')
  const read = readMeasure(state.tokens, at + 1, state.language) ?? readJoinedUnit(state, at, joint)
  if (!read) return false
  if (joint === 'plus') state.notes.push('plus')
  takeAfter(state, joint, read.amount, read.next)
  return true
}

// "1 cup, plus 2 tablespoons"
const isJoinedBehindComma = (state: LeadState): boolean =>
  isNext(state, ',') &&
  [isAdditionWord, isAlternativeWord].some((is) => is(getWordAt(state, state.at + 1)))

// "1 bunch or 2 handfuls of watercress": another unit, before the name.
function readJoinedUnit(
  state: LeadState,
  at: number,
  joint: string,
): { amount: PlacedAmount; next: number } | null {
  if (!isAlternativeWord(joint) && !isAdditionWord(joint)) return null
  const quantity = readQuantity(state.tokens, at + 1)
  const unit = quantity && readUnit(state.tokens, quantity.next, state.language)
  if (!unit || getWordAt(state, unit.next) !== 'of') return null
  return { amount: createAmount(quantity, unit), next: unit.next }
}

function takeAfter(state: LeadState, joint: string, amount: PlacedAmount, next: number): void {
  const before = amountBefore(state)
  const role = isLengthAmount(amount) ? 'size' : getNextRole(before, joint, amount)
  addAlternative(state, { ...amount, role }, next)
}

// A sum follows the amount it adds to: "1 cup (240 ml) plus 1 tbsp" adds to the cup, not the bracket.
function amountBefore(state: LeadState): PlacedAmount | undefined {
  const closed = state.tokens[state.at - 1]
  if (closed && /^[)\]]$/.test(closed.lower)) return undefined
  const last = state.alternatives.findLast(({ role }) => role !== 'size' && role !== 'fixed')
  return last ?? state.main ?? undefined
}

// "25ml/fl oz": the second unit has no number.
function skipBareUnit(state: LeadState): boolean {
  const bare = readUnit(state.tokens, state.at + 1, state.language)
  if (!bare || !MEASURES.has(bare.slug)) return false
  state.at = bare.next
  return true
}
