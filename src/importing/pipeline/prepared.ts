import type { ImportedSubscriber, StorePart } from '../import-row'
import type { FailedRecipe } from '../failed-recipe'
import type { PreparedLetter } from '../letters/prepare-letter'
import type { RowFindings } from '../mapping/row-findings'
import type { PreparedRecipe } from '../prepared-recipe'

/** The position of a row and its name. */
export type RowPlace = { position: number; name: string }

/** A row that was read and checked, but not yet stored. */
export type PreparedRow = RowPlace & {
  title: string | null
  warnings: readonly string[]
} &
  /** `kept` is the recipe as read, in case the database rejects the row. */
  (
    | {
        kind: 'recipe'
        sourceKey: string
        recipe: PreparedRecipe
        kept: FailedRecipe | null
        /** Its mappable names; null for a row of an export of this platform. */
        found: RowFindings | null
      }
    | { kind: 'letter'; sourceKey: string; letter: PreparedLetter }
    | { kind: 'subscriber'; sourceKey: string; subscriber: ImportedSubscriber }
    | { kind: 'part'; sourceKey: string; store: StorePart }
    | { kind: 'skipped'; message: string; found?: RowFindings }
    /** `kept` can be corrected and retried without the file. */
    | { kind: 'failed'; message: string; kept: FailedRecipe | null }
  )

/** The result of a row: a line of the report. */
export type RowResult = RowPlace & {
  outcome: 'created' | 'updated' | 'skipped' | 'failed'
  kind: PreparedRow['kind'] | 'post' | 'optOut'
  title: string | null
  sourceKey: string | null
  message: string | null
  warnings: readonly string[]
  recipeId: string | null
  letterId?: string | null
  kept: FailedRecipe | null
  /** Its mappable names, stored by dry runs. */
  found?: RowFindings | null
}
