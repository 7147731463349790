import type { LineReader } from '../parser/line-reader'
import type { LineCatalogues } from './catalogues'
import type { IngredientGroup } from './ingredient-line'

/** Props of the list of ingredients. */
export type IngredientLinesProps = {
  /** Groups as `editableIngredients` makes them. */
  value: readonly IngredientGroup[]
  onChange: (next: IngredientGroup[]) => void
  /** The catalogues from `lineCatalogues`, made once. */
  catalogues: LineCatalogues
  /** The parser of `useLineReader`; null until it has loaded. */
  read: LineReader | null
  /** Names that the site's recipes use beside the catalogue's, offered when a name is corrected. */
  ownNames?: readonly string[]
}
