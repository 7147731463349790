import { emptyFields } from '@/src/contract/plain-fields'
import type { Recipe, RecipeCard } from '@/src/contract/recipe/recipe'
import {
  CARD_FIELDS,
  HEAD_FIELDS,
  RECIPE_FIELDS,
  WITHHELD_FIELDS,
} from '@/src/contract/recipe/recipe-fields'
import type { RECIPE_PARTS } from '@/src/contract/recipe/recipe-fields'
import { eachTermList } from '@/src/contract/recipe/term-lists'
import type { TermList } from '@/src/contract/recipe/term-lists'
import { isLockedFor, LOCKED_PREVIEW_INGREDIENTS } from '@/src/domain/payments/premium'
import { wideFromLexical } from '@/src/domain/rich-text/from-lexical'
import { hasStructure } from '@/src/domain/recipes/stored-post'
import type { PremiumReader } from '@/src/domain/payments/premium'
import { presentImage } from '@/src/server/images'
import type { ImageRow, RecipeImageRow } from '@/src/server/images'
import { presentFields } from '@/src/server/plain-fields'
import type { FieldRow } from '@/src/server/plain-fields'
import { withPictures } from '@/src/server/text-pictures'
import { presentSeo } from '@/src/server/seo'
import type { SeoRow } from '@/src/server/seo'
import { presentVideo } from '@/src/server/videos/video-columns'
import type { VideoRow } from '@/src/server/videos/video-columns'
import {
  presentEquipment,
  firstUsages,
  presentImages,
  presentRecipeImages,
  presentInstructionGroup,
  presentLegacy,
  presentImportedRating,
  presentRating,
  presentTerms,
  presentUsageGroup,
} from './present-parts'
import type { EquipmentRow, InstructionGroupRow, UsageGroupRow } from './present-parts'

/** The parts of a recipe presented as `Shown`. */
type Part<Shown> = {
  [Name in keyof typeof RECIPE_PARTS]: (typeof RECIPE_PARTS)[Name] extends Shown ? Name : never
}[keyof typeof RECIPE_PARTS]

/** A row of a card. */
export type CardRow = FieldRow<typeof CARD_FIELDS, RecipeCard> &
  Pick<RecipeCard, 'ingredientUsageCount' | 'rating' | 'meals' | 'categories'> & {
    image: ImageRow | null
  }

/** A card of a recipe, for lists. */
export const presentCard = (row: CardRow): RecipeCard => ({
  ...presentFields<RecipeCard, keyof typeof CARD_FIELDS>(CARD_FIELDS, row),
  image: presentImage(row.image),
  ingredientUsageCount: row.ingredientUsageCount,
  rating: presentRating(row.rating),
  meals: presentTerms(row.meals),
  categories: presentTerms(row.categories),
})

/** A row of a recipe. */
export type RecipeRow = FieldRow<typeof RECIPE_FIELDS, Recipe> &
  Pick<Recipe, 'keywords' | TermList | 'collections' | 'rating' | 'importedRating'> & {
    video: VideoRow | null
    images: RecipeImageRow[]
    storyImages: ImageRow[]
    seo: SeoRow
    ingredientUsageGroups: UsageGroupRow[]
    instructionGroups: InstructionGroupRow[]
    equipmentUsages: EquipmentRow[]
    legacyRecipeData: unknown
  }

/**
 * Converts a recipe row for a reader, without content withheld from that reader.
 * @see docs/product/recipes.md#locked-recipes
 */
export const presentRecipe = (row: RecipeRow, reader: PremiumReader): Recipe =>
  isLockedFor(row.privacySetting, reader) ? lockedRecipe(row) : wholeRecipe(row)

const wholeRecipe = (row: RecipeRow): Recipe => ({
  isLocked: false,
  ...presentFields<Recipe, keyof typeof RECIPE_FIELDS>(RECIPE_FIELDS, row),
  ...headParts(row),
  ...story(row),
  ingredientUsageGroups: row.ingredientUsageGroups.map(presentUsageGroup),
  instructionGroups: row.instructionGroups.map(presentInstructionGroup),
  equipmentUsages: row.equipmentUsages.map(presentEquipment),
  video: presentVideo(row.video),
  // The source of a structured recipe is visible only to its author.
  legacyRecipeData: hasStructure(row) ? null : presentLegacy(row.legacyRecipeData),
})

function story(row: RecipeRow): Pick<Recipe, 'storyMore' | 'storyImages'> {
  const { text, images } = withPictures(
    wideFromLexical(row.storyMore),
    presentImages(row.storyImages),
  )
  return { storyMore: text, storyImages: images }
}

/** The public part of a locked recipe: built from the fields marked as head, so nothing else leaves. */
const lockedRecipe = (row: RecipeRow): Recipe => ({
  isLocked: true,
  ...presentFields<Recipe, keyof typeof HEAD_FIELDS>(HEAD_FIELDS, row),
  ...headParts(row),
  ingredientUsageGroups: firstUsages(
    row.ingredientUsageGroups.map(presentUsageGroup),
    LOCKED_PREVIEW_INGREDIENTS,
  ),
  ...emptyFields<Recipe, keyof typeof WITHHELD_FIELDS>(WITHHELD_FIELDS),
  ...emptyParts(),
})

/**
 * Removes what readers of a locked recipe may not see from one that is not stored as a row.
 * @see docs/product/recipes.md#locked-recipes
 */
export const withoutLockedParts = (recipe: Recipe): Recipe => ({
  ...recipe,
  ...emptyFields<Recipe, keyof typeof WITHHELD_FIELDS>(WITHHELD_FIELDS),
  ...emptyParts(),
  isLocked: true,
  ingredientUsageGroups: firstUsages(recipe.ingredientUsageGroups, LOCKED_PREVIEW_INGREDIENTS),
})

const headParts = (row: RecipeRow): Omit<Pick<Recipe, Part<'head'>>, 'isLocked'> => ({
  images: presentRecipeImages(row.images),
  rating: presentRating(row.rating),
  importedRating: presentImportedRating(row.importedRating),
  keywords: [...row.keywords],
  seo: presentSeo(row.seo),
  ...eachTermList((list) => presentTerms(row[list])),
  collections: presentTerms(row.collections),
  ingredientUsageCount: total(row.ingredientUsageGroups, (group) => group.ingredientUsages.length),
  instructionCount: total(row.instructionGroups, (group) => group.instructions.length),
})

const emptyParts = (): Pick<Recipe, Part<'withheld'>> => ({
  storyImages: [],
  instructionGroups: [],
  equipmentUsages: [],
  video: null,
  legacyRecipeData: null,
})

function total<Group>(groups: readonly Group[], count: (group: Group) => number): number {
  return groups.reduce((sum, group) => sum + count(group), 0)
}
