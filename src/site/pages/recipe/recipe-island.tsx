'use client'

import { island } from '@/src/site/islands/island'
import RecipeSections from '@/src/site/sections/recipe/recipe-sections'

/**
 * The sections of a recipe, hydrated at the first interaction: until then their script is not loaded.
 * @see docs/product/figures.md#page-in-a-browser
 */
export const RecipeIsland = island('recipe', RecipeSections)
