import type { Collection } from '@/src/contract/recipe/collection'
import type { Recipe, RecipeCard } from '@/src/contract/recipe/recipe'
import type { PublicSite } from '@/src/contract/site/site'
import type { Review } from '@/src/domain/recipes/review'
import type { Look, RecipeSection } from '@/src/site/templates/template'

/** The collection on the page of a recipe. */
export type RecipeCollection = Pick<Collection, 'slug' | 'title' | 'recipes'>

/** Number of readers who cooked a recipe, and whether some have shown a photo or line. */
export type CookedCount = { count: number; hasPhotos: boolean }

/** The data of the recipe page. */
export type RecipeData = {
  site: PublicSite
  recipe: Recipe
  /** Other recipes of the site, newest first. */
  others: readonly RecipeCard[]
  /** The first collection the recipe is in. */
  collection: RecipeCollection | null
  /** The readers who cooked the recipe. */
  cooked: CookedCount
  /** The newest comments with stars. */
  reviews: readonly Review[]
  look: Look
  /** The origin of the site, without a trailing slash. */
  origin: string
}

/** The id of the element at the end of a recipe's head. */
export const RECIPE_HEAD_END = 'head-end'

/** The props of a recipe section: settings and data. */
export type RecipeSectionProps<Kind extends RecipeSection['kind']> = {
  section: Extract<RecipeSection, { kind: Kind }>
  data: RecipeData
}
