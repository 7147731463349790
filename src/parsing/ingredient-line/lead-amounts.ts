import { closingBracket, readAmountsOnly, readMeasure } from '@/src/parsing/ingredient-line/amounts'
import type { LeadState } from '@/src/parsing/ingredient-line/lead-state'
import { isNext, peek, wordAt } from '@/src/parsing/ingredient-line/lead-state'
import { readQuantity } from '@/src/parsing/ingredient-line/numbers'
import type { Token } from '@/src/parsing/ingredient-line/tokens'
import type { ParsedAmount } from '@/src/parsing/ingredient-line/types'
import { MEASURES } from '@/src/parsing/ingredient-line/unit-kinds'
import { readUnit } from '@/src/parsing/ingredient-line/units'

const JOINTS = ['/', '|', 'or', 'plus', '+', '=', '-', '–', '&', 'and', ',', ';']
const EXTENT = /^(?:thick|long|wide|size|diameter|tall)$/

/** Reads sizes of what is counted: "1 (14-oz) can", "2 x 400g tins", "1 14-ounce can". */
export function readContainerSizes(state: LeadState): void {
  if (isNext(state, 'x', '×', '*') && peek(state, 1)?.kind === 'number') state.at += 1
  while (readBracket(state) || readBareMeasure(state) || readNextSize(state));
}

/** Reads what follows the unit: "/120 g", "(4 oz)", "or 120 g", "plus 2 tbsp", "1lb 2oz". */
export function readSecondAmounts(state: LeadState): void {
  while (readBracket(state) || readJoined(state) || readBareMeasure(state));
}

// "400g/14oz tins", "1-inch-square": what follows a first size.
function readNextSize(state: LeadState): boolean {
  if (state.alternatives.length === 0 || !isNext(state, '/', '-')) return false
  const read = readMeasure(state.tokens, state.at + 1, state.language)
  if (read) take(state, read.amount, read.next)
  else if (isNext(state, '-')) state.at += 1
  else return false
  return true
}

/** Adds an amount to the alternatives and goes on behind it and its "-thick". */
export function take(state: LeadState, amount: ParsedAmount, next: number): void {
  state.alternatives.push(amount)
  state.at = next
  if (isNext(state, '-') && EXTENT.test(wordAt(state, state.at + 1))) state.at += 2
}

function readBracket(state: LeadState): boolean {
  if (!isNext(state, '(', '[')) return false
  const end = closingBracket(state.tokens, state.at)
  const inner = state.tokens.slice(state.at + 1, end)
  const across = measureAcrossBracket(state, inner, end)
  const amounts = across ? [across.amount] : readAmountsOnly(inner, state.language)
  if (!amounts) return false
  state.alternatives.push(...amounts)
  state.at = across?.next ?? end + 1
  return true
}

// "1 (3 1/2) pound leg of lamb": the unit of the bracket stands behind it.
function measureAcrossBracket(
  state: LeadState,
  inner: Token[],
  end: number,
): { amount: ParsedAmount; next: number } | null {
  const quantity = readQuantity(inner, 0)
  const unit = readUnit(state.tokens, end + 1, state.language)
  if (quantity?.next !== inner.length || !unit || !MEASURES.has(unit.slug)) return null
  const amount = {
    quantityMin: quantity.min,
    quantityMax: quantity.max,
    unit: unit.slug,
    unitText: unit.text,
  }
  return { amount, next: unit.next }
}

function readBareMeasure(state: LeadState): boolean {
  const read = readMeasure(state.tokens, state.at, state.language)
  if (read) take(state, read.amount, read.next)
  return read !== null
}

function readJoined(state: LeadState): boolean {
  if (!isNext(state, ...JOINTS)) return false
  if (isNext(state, '/') && skipBareUnit(state)) return true
  const read = readMeasure(state.tokens, state.at + 1, state.language)
  if (!read) return false
  if (isNext(state, 'plus')) state.notes.push('plus')
  take(state, read.amount, read.next)
  return true
}

// "25ml/fl oz": the second unit has no number.
function skipBareUnit(state: LeadState): boolean {
  const bare = readUnit(state.tokens, state.at + 1, state.language)
  if (!bare || !MEASURES.has(bare.slug)) return false
  state.at = bare.next
  return true
}
