import type { ImportedRating } from '@/src/contract/people/rating'
import type { RecipeWrite } from '@/src/contract/recipe/recipe-write'
import type { ResolvedRecipe } from '@/src/server/recipes/lines/resolve-lines'
import type { ImportedComment } from './imported-comment'

/**
 * The location of a picture: on the web, or in the imported file; `alt` is the source's
 * description.
 */
export type PictureSource =
  | { url: string; alt?: string }
  /** `field` is the field of a base64 text in JSON, or a byte range (`source/base64.ts`). */
  | { file: string; field?: string; alt?: string }

/** A picture and the list that it belongs to. */
export type PlacedPicture = {
  source: PictureSource
  /** `images`, or `instructionGroups.0.instructions.2.images`, as relations are stored. */
  place: string
  position: number
}

/** A recipe ready to be stored; its slug is provisional until then. */
export type PreparedRecipe = {
  sourceUrl: string | null
  write: ResolvedRecipe
  pictures: readonly PlacedPicture[]
  oldPaths: readonly string[]
  formerPaths: readonly string[]
  /** Whether the source has a date of publication. */
  isDated: boolean
  /**
   * Whether it comes from an export of this platform; a recipe of the same slug is then the same
   * recipe.
   */
  isOwn: boolean
  /** Whether it was guessed or recognised, and so must not change a published recipe. */
  needsReview: boolean
  rating: ImportedRating | null
  comments: readonly ImportedComment[]
  createdAt: string | null
  updatedAt: string | null
}

/** A recipe whose ingredient lines are not resolved yet. */
export type UnresolvedRecipe = Omit<PreparedRecipe, 'write'> & { write: RecipeWrite }
