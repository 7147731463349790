/** The parts of a recipe's page, besides its rows, that a preview shows while they are edited. */
export const RECIPE_PLACES = [
  'title',
  'description',
  'pictures',
  'facts',
  'equipment',
  'story',
  'notes',
  'tags',
] as const

/** A part of a recipe's page: the value of `data-place` on the page and in the editor. */
export type RecipePlace = (typeof RECIPE_PLACES)[number]
