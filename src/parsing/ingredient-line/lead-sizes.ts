import { isAlternativeWord } from '@/src/parsing/ingredient-line/amount-roles'
import { createAmount, readMeasure, skipApproximate } from '@/src/parsing/ingredient-line/amounts'
import type { ReadAmount } from '@/src/parsing/ingredient-line/amounts'
import { addAlternative } from '@/src/parsing/ingredient-line/lead-amounts'
import type { LeadState } from '@/src/parsing/ingredient-line/lead-state'
import { isNext, peek, getWordAt } from '@/src/parsing/ingredient-line/lead-state'
import { readQuantity } from '@/src/parsing/ingredient-line/numbers'
import { ADJECTIVES } from '@/src/parsing/ingredient-line/preparation-words'
import { SIZES } from '@/src/parsing/ingredient-line/unit-kinds'

const JOINTS = ['to', 'or', '-', '/']

/** Reads size words: "large", "medium to large", "very small", "lg." */
export function readSizes(state: LeadState): void {
  while (readVery(state) || readSize(state));
}

function readVery(state: LeadState): boolean {
  if (!isNext(state, 'very') || !SIZES.has(getWordAt(state, state.at + 1))) return false
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
  if (isNext(state, ...JOINTS) && SIZES.has(getWordAt(state, state.at + 1))) {
    state.sizes.push(getWordAt(state, state.at))
    state.at += 1
  } else if (isNext(state, 'size', 'sized')) state.at += 1
  if (isNext(state, ',')) state.at += 1
  return true
}

/** Reads a second count with its own size: "1 small or ½ large eggplant". */
export function readOtherCount(state: LeadState): void {
  if (state.sizes.length === 0 || !isAlternativeWord(getWordAt(state, state.at))) return
  const quantity = readQuantity(state.tokens, skipApproximate(state.tokens, state.at + 1))
  const size = quantity ? getWordAt(state, quantity.next) : ''
  if (!quantity || !SIZES.has(size)) return
  state.sizes.push(getWordAt(state, state.at), size)
  const count = { ...createAmount(quantity, null), role: 'alternative' } as const
  addAlternative(state, count, quantity.next + 1)
}

/** Reads "dried or 1 tbsp fresh" and "fresh or 4 dried", each with its own amount. */
export function readOtherState(state: LeadState): void {
  const [first, joint] = [getWordAt(state, state.at), getWordAt(state, state.at + 1)]
  if (!ADJECTIVES.has(first) || !isAlternativeWord(joint)) return
  const read = readOther(state, state.at + 2)
  const second = read ? getWordAt(state, read.next) : ''
  if (!read || !ADJECTIVES.has(second) || state.tokens[read.next + 1]?.kind !== 'word') return
  state.notes.push(`${first} ${joint} ${second}`)
  addAlternative(state, { ...read.amount, role: 'alternative' }, read.next + 1)
}

function readOther(state: LeadState, at: number): ReadAmount | null {
  const measure = readMeasure(state.tokens, at, state.language)
  if (measure) return measure
  const quantity = readQuantity(state.tokens, at)
  return quantity && { amount: createAmount(quantity, null), next: quantity.next }
}
