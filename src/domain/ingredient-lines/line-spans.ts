/** A range of a text: offsets of its first UTF-16 unit and of the one after its last. */
export type TextRange = { start: number; end: number }

/** A word of a line that agrees with a number, in both of its forms: `cup` and `cups`. */
export type CountedWord = TextRange & { singular: string; plural: string }

/**
 * The role of an amount in its line.
 * @see docs/product/ingredient-lines.md#roles-of-amounts
 */
export const AMOUNT_ROLES = ['main', 'sum', 'alternative', 'equivalent', 'size', 'fixed'] as const
export type AmountRole = (typeof AMOUNT_ROLES)[number]

/**
 * An amount of a line. A `sum` is added to the amount before it. Without a number (`a few sprigs`)
 * nothing of it scales or converts.
 */
export type AmountSpan = TextRange & {
  kind: 'amount'
  role: AmountRole
  quantityMin: number | null
  /** Upper end of a range; null without one. */
  quantityMax: number | null
  /** Slug of the unit in the catalogue; null for counts and for units that it does not have. */
  unit: string | null
  /** The ranges of the one or two numbers, including articles (`a`, `half a`, `a couple of`). */
  numbers: TextRange[]
  /** The unit word, which may be behind a size (`1 (14-oz) can`); null for counts. */
  word: CountedWord | null
}

/** The name of the ingredient, with its noun where the forms of that are known. */
export type NameSpan = TextRange & { kind: 'name'; noun: CountedWord | null }

/**
 * A preparation (`finely chopped`) or a remark (`optional`), with the noun that a further amount counts
 * in it, where its forms are known: 3 eggs plus 1 egg `yolk`.
 */
export type DetailSpan = TextRange & { kind: 'preparation' | 'note'; noun?: CountedWord }

/**
 * A part of an ingredient line. The spans of a line are in order and do not overlap.
 * @see docs/product/ingredient-lines.md#spans
 */
export type LineSpan = AmountSpan | NameSpan | DetailSpan

/** An ingredient line as its author typed it, with the parts that were found in it. */
export type AnnotatedLine = { text: string; spans: readonly LineSpan[] }
