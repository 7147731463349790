import type { TextRange } from '@/src/domain/ingredient-lines/line-spans'

/** The kind of a token. */
type TokenKind = 'number' | 'word' | 'mark'

/** A number, word or mark of a line, with its place. */
export interface Token extends TextRange {
  kind: TokenKind
  /** The text as typed. */
  text: string
  /** The text in lower case, in ASCII digits and marks, without typographic apostrophes. */
  lower: string
  /** Value of a number token. */
  value: number
  /** A number written as a fraction only ("1/2", "½"), so that "1 1/2" can be joined. */
  isFraction: boolean
  spaceBefore: boolean
}
