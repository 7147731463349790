import type { RecipeWrite } from '@/src/contract/recipe-write'
import type { ImportedSubscriber, PictureSource } from '../import-row'

/** A picture and the list it belongs to. */
export type PlacedPicture = {
  source: PictureSource
  /** `images`, or `instructionGroups.0.instructions.2.images`: as relations are stored. */
  place: string
  position: number
}

/** A recipe ready to be stored; its slug is a wish until it is. */
export type PreparedRecipe = {
  sourceUrl: string | null
  write: RecipeWrite
  pictures: readonly PlacedPicture[]
  oldPaths: readonly string[]
  /** Whether the source told the date of publication. */
  isDated: boolean
  createdAt: string | null
  updatedAt: string | null
}

/** Where a row was found. */
export type RowPlace = { position: number; name: string }

/** A row after it was read and checked, before it is stored. */
export type PreparedRow = RowPlace & {
  title: string | null
  warnings: readonly string[]
} & (
    | { kind: 'recipe'; sourceKey: string; recipe: PreparedRecipe }
    | { kind: 'subscriber'; sourceKey: string; subscriber: ImportedSubscriber }
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
