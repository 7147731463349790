import type { RecipeTimes } from '../amounts/duration'
import type { ImageSource } from '../addresses/image-address'
import type { UnitNames } from '../amounts/quantity'
import type { AnnotatedLine } from '../ingredient-lines/line-spans'
import type { RichTextDocument, WideDocument } from '../rich-text/document'

/** A picture and its alternative text; null if there is none. */
export type WrittenPicture = ImageSource & { alt: string | null }

/** An ingredient line as text. */
export type WrittenIngredient = AnnotatedLine & {
  id: string
  ingredient: { title: string } | null
  ingredientTitleOverride: string | null
  link: string | null
}

type Group = { title: string | null; note: string | null }

/** A group of ingredient lines. */
export type WrittenIngredients = Group & { ingredientUsages: readonly WrittenIngredient[] }

/** A step as HTML. */
export type WrittenStep = {
  content: RichTextDocument | null
  timerMinutes: number | null
  note: string | null
  images: readonly WrittenPicture[]
}

/** A group of steps. */
export type WrittenSteps = Group & { instructions: readonly WrittenStep[] }

/** A tool as text. */
export type WrittenTool = {
  equipment: { title: string }
  equipmentTitleOverride: string | null
  note: string | null
  link: string | null
}

/** The recipe as its reader may see it, in the parts of its HTML. */
export type WrittenRecipe = RecipeTimes & {
  title: string
  description: string | null
  /** Whether the recipe is locked: only its head and the first ingredient lines are included. */
  isLocked: boolean
  images: readonly WrittenPicture[]
  youtubeVideoId: string | null
  storyExcerpt: string | null
  storyMore: WideDocument
  storyImages: readonly (WrittenPicture & { id: string })[]
  note: RichTextDocument
  customTimeLabel: string | null
  yieldServings: number | null
  yieldMax: number | null
  servingDescription: string | null
  ingredientUsageGroups: readonly WrittenIngredients[]
  instructionGroups: readonly WrittenSteps[]
  equipmentUsages: readonly WrittenTool[]
  /** Stored HTML in place of a method, already made harmless. */
  legacyRecipeData: { content: string } | null
}

/** The targets of references in a recipe's rich text: ingredient lines, units and pictures. */
export type References = {
  usages: ReadonlyMap<string, WrittenIngredient>
  units: ReadonlyMap<string, UnitNames>
  pictures: ReadonlyMap<string, WrittenPicture>
  /** The origin of the site, for the addresses of pictures. */
  origin: string
}
