import type { AmountRole, TextRange } from '@/src/domain/ingredient-lines/line-spans'

/** An amount of an ingredient line: a number or range and its unit. */
export interface ParsedAmount {
  quantityMin: number | null
  /** Equals `quantityMin` when the line gives no range. */
  quantityMax: number | null
  /** Slug of the canonical unit ("fluid-ounce"); null when there is none or it is unknown. */
  unit: string | null
  /** The unit as written. */
  unitText: string | null
}

/** An amount with its place and role in the line. */
export interface PlacedAmount extends ParsedAmount {
  role: AmountRole
  /** The places of its numbers; empty for "a few sprigs". */
  numbers: TextRange[]
  /** The place of "a few" and the like. */
  vague: TextRange | null
  /** The place of the unit. */
  word: TextRange | null
}

/** A parsed ingredient line. */
export interface ParsedIngredientLine extends ParsedAmount {
  originalText: string
  /** The name of the ingredient, as written; empty for a line without one. */
  ingredient: string
  preparation: string | null
  note: string | null
  /** "large", "medium to large": size words that stood before the unit or name. */
  size: string | null
  /** The other amounts of the line: other system, size of the can, "or 2 tbsp". */
  alternatives: ParsedAmount[]
  /** The line titles the lines after it ("For the sauce:"). */
  isHeading: boolean
}
