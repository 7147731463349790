import { readUpperEnd, skipApproximate } from '@/src/parsing/ingredient-line/amounts'
import { readContainerSizes, readSecondAmounts } from '@/src/parsing/ingredient-line/lead-amounts'
import { readOtherCount, readSizes } from '@/src/parsing/ingredient-line/lead-sizes'
import type { LeadState } from '@/src/parsing/ingredient-line/lead-state'
import {
  readPrimaryUnit,
  readVagueUnit,
  skipOf,
  skipPieceWord,
} from '@/src/parsing/ingredient-line/lead-unit'
import type { ReadQuantity } from '@/src/parsing/ingredient-line/numbers'
import { readQuantity } from '@/src/parsing/ingredient-line/numbers'
import type { Token } from '@/src/parsing/ingredient-line/tokens'
import { isAt, textOf } from '@/src/parsing/ingredient-line/tokens'
import type { ParsedAmount } from '@/src/parsing/ingredient-line/types'
import { MEASURES } from '@/src/parsing/ingredient-line/unit-kinds'
import type { ReadUnit } from '@/src/parsing/ingredient-line/units'

/** The part of a line before the name: amount, size, other amounts, words like "about". */
export interface Lead extends ParsedAmount {
  alternatives: ParsedAmount[]
  size: string | null
  notes: string[]
  next: number
}

/** Reads the amount at the start of a line, with everything that belongs to it. */
export function readLead(tokens: Token[], language?: string): Lead {
  const state: LeadState = { tokens, language, at: 0, alternatives: [], sizes: [], notes: [] }
  skipAbout(state)
  const quantity = readQuantity(tokens, state.at)
  if (quantity && !isNameStart(tokens, quantity)) return withQuantity(state, quantity)
  return withoutQuantity(state)
}

function skipAbout(state: LeadState): void {
  const next = skipApproximate(state.tokens, state.at)
  if (next === state.at || !readQuantity(state.tokens, next)) return
  state.notes.push(textOf(state.tokens.slice(state.at, next)))
  state.at = next
}

// "5-spice powder", "24-karat gold leaf", "70% chocolate": the number is part of the name.
function isNameStart(tokens: Token[], quantity: ReadQuantity): boolean {
  if (isAt(tokens, quantity.next, '%')) return true
  const after = tokens[quantity.next + 1]?.lower ?? ''
  return (
    isAt(tokens, quantity.next, '-') && /^(?:spice|grain|minute|up|karat|bean|day)$/.test(after)
  )
}

function withQuantity(state: LeadState, quantity: ReadQuantity): Lead {
  state.at = quantity.next
  readContainerSizes(state)
  readSizes(state)
  readContainerSizes(state)
  readOtherCount(state)
  const unit = readPrimaryUnit(state)
  const range = unit ? upperEnd(state, quantity, unit) : quantity
  if (unit) readSecondAmounts(state)
  if (unit && MEASURES.has(unit.slug)) skipPieceWord(state)
  readSizes(state)
  skipOf(state)
  return result(state, range, unit)
}

// "5½ oz to 7 ounces".
function upperEnd(state: LeadState, quantity: ReadQuantity, unit: ReadUnit): ReadQuantity {
  const end = readUpperEnd(state.tokens, state.at, unit.slug, state.language)
  if (!end) return quantity
  state.at = end.next
  return { ...quantity, max: end.amount.quantityMax ?? quantity.max }
}

function withoutQuantity(state: LeadState): Lead {
  const unit = readVagueUnit(state)
  if (unit) {
    readSecondAmounts(state)
    skipOf(state)
  }
  return result(state, null, unit)
}

function result(state: LeadState, quantity: ReadQuantity | null, unit: ReadUnit | null): Lead {
  return {
    quantityMin: quantity?.min ?? null,
    quantityMax: quantity?.max ?? null,
    unit: unit?.slug ?? null,
    unitText: unit?.text ?? null,
    alternatives: state.alternatives,
    size: state.sizes.length ? state.sizes.join(' ') : null,
    notes: state.notes,
    next: state.at,
  }
}
