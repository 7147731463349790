import { take } from '@/src/parsing/ingredient-line/lead-amounts'
import type { LeadState } from '@/src/parsing/ingredient-line/lead-state'
import { isNext, peek, wordAt } from '@/src/parsing/ingredient-line/lead-state'
import { readQuantity } from '@/src/parsing/ingredient-line/numbers'
import { SIZES } from '@/src/parsing/ingredient-line/unit-kinds'

const JOINTS = ['to', 'or', '-', '/']

/** Reads size words: "large", "medium to large", "very small", "lg." */
export function readSizes(state: LeadState): void {
  while (readVery(state) || readSize(state));
}

function readVery(state: LeadState): boolean {
  if (!isNext(state, 'very') || !SIZES.has(wordAt(state, state.at + 1))) return false
  state.sizes.push('very')
  state.at += 1
  return true
}

function readSize(state: LeadState): boolean {
  const token = peek(state)
  if (!token || !SIZES.has(token.lower)) return false
  state.sizes.push(token.text)
  state.at += 1
  if (isNext(state, '.') && peek(state)?.spaceBefore === false) state.at += 1
  if (isNext(state, ...JOINTS) && SIZES.has(wordAt(state, state.at + 1))) {
    state.sizes.push(wordAt(state, state.at))
    state.at += 1
  } else if (isNext(state, 'size', 'sized')) state.at += 1
  if (isNext(state, ',')) state.at += 1
  return true
}

/** Reads a second count with its own size: "1 small or ½ large eggplant". */
export function readOtherCount(state: LeadState): void {
  if (state.sizes.length === 0 || !isNext(state, 'or')) return
  const quantity = readQuantity(state.tokens, state.at + 1)
  const size = quantity ? wordAt(state, quantity.next) : ''
  if (!quantity || !SIZES.has(size)) return
  state.sizes.push('or', size)
  const count = { quantityMin: quantity.min, quantityMax: quantity.max, unit: null, unitText: null }
  take(state, count, quantity.next + 1)
}
