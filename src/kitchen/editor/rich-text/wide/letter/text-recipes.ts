import { createContext, useContext } from 'react'
import type { RecipeCard } from '@/src/contract/recipe/recipe'

/** The recipes whose cards the edited letter shows. */
export type TextRecipes = {
  /** Slug of the site that has them. */
  site: string
  /** A recipe of the document; undefined if it was deleted. */
  recipeOf: (id: string) => RecipeCard | undefined
  /** Adds a recipe of the document. */
  know: (recipe: RecipeCard) => void
}

const Context = createContext<TextRecipes | null>(null)

/** Provides the recipes of the document to the text below. */
export const TextRecipesProvider = Context.Provider

/** The recipes of the surrounding letter; null in another text. */
export const useTextRecipes = (): TextRecipes | null => useContext(Context)
