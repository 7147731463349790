import type { Token } from '@/src/parsing/ingredient-line/tokens'
import { isAt } from '@/src/parsing/ingredient-line/tokens'
import type { PlacedAmount } from '@/src/parsing/ingredient-line/types'

/** The state of reading the beginning of a line, with the results so far. */
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

/** Returns the next token, or another one relative to it. */
export function peek(state: LeadState, offset = 0): Token | undefined {
  return state.tokens[state.at + offset]
}

/** Returns whether the next token is one of these. */
export function isNext(state: LeadState, ...words: string[]): boolean {
  return isAt(state.tokens, state.at, ...words)
}

/** Returns the lower-case word at an index; empty if there is none. */
export function getWordAt(state: LeadState, at: number): string {
  return state.tokens[at]?.lower ?? ''
}
