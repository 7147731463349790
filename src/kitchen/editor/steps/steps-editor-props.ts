import type { YieldRange } from '@/src/domain/recipes/yield-range'
import type { LineCatalogues } from '../ingredients/catalogues'
import type { IngredientGroup } from '../ingredients/ingredient-line'
import type { LineReader } from '../parser/line-reader'
import type { StepGroup } from './step'
import type { StepPictures, StepVideos } from './step-context'

/** Props of the list of steps. */
export type StepsEditorProps = {
  /** Groups as `editableSteps` makes them. */
  value: readonly StepGroup[]
  onChange: (next: StepGroup[]) => void
  /** The ingredients of the recipe, which steps can reference. */
  ingredients: readonly IngredientGroup[]
  catalogues: LineCatalogues
  read: LineReader | null
  /** Servings of the recipe, to show its steps with others. */
  servings?: YieldRange
  /** Without it, steps get no new pictures. */
  pictures?: StepPictures | null
  /** Without it, steps get no new videos. */
  videos?: StepVideos | null
}
