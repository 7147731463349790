import { isLengthAmount } from '@/src/parsing/ingredient-line/amount-roles'
import {
  createAmount,
  readMeasure,
  readUpperEnd,
  skipApproximate,
  makeRange,
} from '@/src/parsing/ingredient-line/amounts'
import { readContainerSizes, readSecondAmounts } from '@/src/parsing/ingredient-line/lead-amounts'
import { readOtherCount, readOtherState, readSizes } from '@/src/parsing/ingredient-line/lead-sizes'
import type { LeadState } from '@/src/parsing/ingredient-line/lead-state'
import { isNext, getWordAt } from '@/src/parsing/ingredient-line/lead-state'
import {
  readFew,
  readPrimaryUnit,
  readVagueUnit,
  skipIndefiniteAmount,
  skipOf,
  skipPieceWord,
} from '@/src/parsing/ingredient-line/lead-unit'
import type { ReadQuantity } from '@/src/parsing/ingredient-line/numbers'
import { readQuantity } from '@/src/parsing/ingredient-line/numbers'
import type { Token } from '@/src/parsing/ingredient-line/tokens'
import { isAt, joinTokens } from '@/src/parsing/ingredient-line/tokens'
import type { PlacedAmount } from '@/src/parsing/ingredient-line/types'
import { MEASURES } from '@/src/parsing/ingredient-line/unit-kinds'
import { readUnit } from '@/src/parsing/ingredient-line/units'

/** The part of a line before the name: amounts, size, words like "about". */
export interface LineLead {
  main: PlacedAmount | null
  /** The number of `main` is an article, and nothing says what it counts ("a lemon"). */
  isArticle: boolean
  alternatives: PlacedAmount[]
  size: string | null
  notes: string[]
  next: number
}

/** Reads the amount at the start of a line, with its size and qualifiers. */
export function readLead(tokens: Token[], language?: string): LineLead {
  const state: LeadState = {
    tokens,
    language,
    at: 0,
    main: null,
    alternatives: [],
    sizes: [],
    notes: [],
  }
  skipAbout(state)
  const quantity = readQuantity(tokens, state.at)
  if (quantity && !isNameStart(tokens, quantity))
    return withRange(state, quantity) ?? withQuantity(state, quantity)
  return withoutQuantity(state)
}

function skipAbout(state: LeadState): void {
  const next = skipApproximate(state.tokens, state.at)
  if (next === state.at || !readQuantity(state.tokens, next)) return
  state.notes.push(joinTokens(state.tokens.slice(state.at, next)))
  state.at = next
}

/** Larger numbers without a unit are not counts. */
const MAX_COUNT = 1000

// "5-spice powder", "24-karat gold leaf", "70% chocolate", "00 flour": the number is part of the name.
function isNameStart(tokens: Token[], { next, min }: ReadQuantity): boolean {
  if (isAt(tokens, next, '%') || isAt(tokens, next - 1, '00')) return true
  // "2020 vintage port"
  if (min >= MAX_COUNT && tokens[next]?.kind === 'word' && !readUnit(tokens, next)) return true
  const after = tokens[next + 1]?.lower ?? ''
  return isAt(tokens, next, '-') && /^(?:spice|grain|minute|up|karat|bean|day)$/.test(after)
}

// "14- to 16-ounce steak": the unit belongs to both numbers.
function withRange(state: LeadState, quantity: ReadQuantity): LineLead | null {
  if (!isAt(state.tokens, quantity.next, '-')) return null
  if (!isAt(state.tokens, quantity.next + 1, 'to', 'or')) return null
  const read = readMeasure(state.tokens, state.at, state.language)
  if (!read) return null
  state.main = withOwnRole(read.amount)
  state.at = read.next
  readSecondAmounts(state)
  skipPieceWord(state)
  readSizes(state)
  skipOf(state)
  return result(state, false)
}

function withQuantity(state: LeadState, quantity: ReadQuantity): LineLead {
  state.at = quantity.next
  skipOrSo(state)
  readContainerSizes(state)
  readSizes(state)
  readContainerSizes(state)
  readOtherCount(state)
  const unit = readPrimaryUnit(state)
  state.main = withOwnRole(createAmount(quantity, unit))
  if (unit) {
    readRangeEnd(state, state.main)
    readOrTwo(state, state.main)
    skipOrSo(state)
    readSecondAmounts(state)
  }
  readOtherState(state)
  if (unit && MEASURES.has(unit.slug)) skipPieceWord(state)
  readSizes(state)
  skipOf(state)
  return result(state, quantity.isArticle && unit === null && state.alternatives.length === 0)
}

// "10 cm piece ginger" tells the size of a piece, and not how many.
const withOwnRole = (amount: PlacedAmount): PlacedAmount => ({
  ...amount,
  role: isLengthAmount(amount) ? 'size' : 'main',
})

// "5½ oz to 7 ounces".
function readRangeEnd(state: LeadState, main: PlacedAmount): void {
  const end = readUpperEnd(state.tokens, state.at, main.unit, state.language)
  if (!end) return
  state.at = end.next
  state.main = makeRange(main, end.amount)
}

// "1 or more cloves"
function skipOrSo(state: LeadState): void {
  if (!isNext(state, 'or') || !/^(?:so|more|less)$/.test(getWordAt(state, state.at + 1))) return
  state.notes.push(joinTokens(state.tokens.slice(state.at, state.at + 2)))
  state.at += 2
}

// "a handful or two of spinach": the unit is between its numbers.
function readOrTwo(state: LeadState, main: PlacedAmount): void {
  const high = isNext(state, 'or') ? readQuantity(state.tokens, state.at + 1) : null
  if (!high || !isAt(state.tokens, high.next, 'of') || high.max <= (main.quantityMax ?? 0)) return
  state.main = {
    ...main,
    quantityMax: high.max,
    numbers: [...main.numbers.slice(0, 1), ...high.numbers.slice(-1)],
  }
  state.at = high.next
}

function withoutQuantity(state: LeadState): LineLead {
  skipIndefiniteAmount(state)
  const read = readVagueUnit(state)
  if (read) {
    state.main = withoutNumber(read.vague)
    state.main.unit = read.unit.slug
    state.main.unitText = read.unit.text
    state.main.word = read.unit.word
    readSecondAmounts(state)
    skipOf(state)
  } else {
    const few = readFew(state)
    if (few) state.main = withoutNumber(few)
    if (few || state.notes.length > 0) skipOf(state)
  }
  return result(state, false)
}

const withoutNumber = (vague: PlacedAmount['vague']): PlacedAmount => ({
  quantityMin: null,
  quantityMax: null,
  unit: null,
  unitText: null,
  role: 'main',
  numbers: [],
  vague,
  word: null,
})

function result(state: LeadState, isArticle: boolean): LineLead {
  return {
    main: state.main,
    isArticle,
    alternatives: state.alternatives,
    size: state.sizes.length ? state.sizes.join(' ') : null,
    notes: state.notes,
    next: state.at,
  }
}
