import type { ImportedSubscriber, StorePart } from '../import-row'
import type { PreparedRecipe } from '../prepared-recipe'

/** Where a row was found. */
export type RowPlace = { position: number; name: string }

/** A row after it was read and checked, before it is stored. */
export type PreparedRow = RowPlace & {
  title: string | null
  warnings: readonly string[]
} & (
    | { kind: 'recipe'; sourceKey: string; recipe: PreparedRecipe }
    | { kind: 'subscriber'; sourceKey: string; subscriber: ImportedSubscriber }
    | { kind: 'part'; sourceKey: string; store: StorePart }
    | { kind: 'skipped'; message: string }
    | { kind: 'failed'; message: string }
  )

/** What became of a row: a line of the report. */
export type RowResult = RowPlace & {
  outcome: 'created' | 'updated' | 'skipped' | 'failed'
  kind: PreparedRow['kind'] | 'post'
  title: string | null
  sourceKey: string | null
  message: string | null
  warnings: readonly string[]
  recipeId: string | null
}
