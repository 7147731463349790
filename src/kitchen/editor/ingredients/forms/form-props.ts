import type { IngredientLine } from '../ingredient-line'

/** Props of the form for one part of a line. */
export type PartFormProps = {
  line: IngredientLine
  /** Index of the span; null for a part that is added. */
  at: number | null
  onDone: (line: IngredientLine) => void
  /** Names that the site uses beside those of the catalogue. */
  ownNames: readonly string[]
}
