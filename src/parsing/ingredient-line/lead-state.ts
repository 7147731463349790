import type { Token } from '@/src/parsing/ingredient-line/tokens'
import { isAt } from '@/src/parsing/ingredient-line/tokens'
import type { PlacedAmount } from '@/src/parsing/ingredient-line/types'

/** The state of reading a line's beginning, with its results so far. */
export interface LeadState {
  readonly tokens: Token[]
  readonly language: string | undefined
  at: number
  /** The first amount, once its unit is read. */
  main: PlacedAmount | null
  readonly alternatives: PlacedAmount[]
  readonly sizes: string[]
  readonly notes: string[]
}

/** The token to read next, or another one counted from there. */
export function peek(state: LeadState, offset = 0): Token | undefined {
  return state.tokens[state.at + offset]
}

/** True when the token to read next is one of these. */
export function isNext(state: LeadState, ...words: string[]): boolean {
  return isAt(state.tokens, state.at, ...words)
}

/** The lower-case word at a place, empty when there is none. */
export function getWordAt(state: LeadState, at: number): string {
  return state.tokens[at]?.lower ?? ''
}
