import type { RecipeCard } from '@/src/contract/recipe/recipe'
import type { RecipeData } from './recipe-data'

/** Number of recipes of its collection on a page: a row of the grid. */
export const EXPLORED = 3

/**
 * The other recipes of the collection that a recipe's page offers: three at most.
 * @see docs/product/recipe-page.md#explore-the-collection
 */
export const exploredRecipes = ({
  collection,
  recipe,
}: Pick<RecipeData, 'collection' | 'recipe'>): readonly RecipeCard[] =>
  collection?.recipes.filter(({ id }) => id !== recipe.id).slice(0, EXPLORED) ?? []
