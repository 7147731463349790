/**
 * Parts of a recipe that search engines require for a rich result, named as in a sentence. The editor and the
 * filter of the recipe list each decide every part, in their own terms.
 */
export const RICH_RESULT_PARTS = {
  picture: 'a picture',
  description: 'a description',
  ingredients: 'ingredients',
  steps: 'steps',
  time: 'a preparation or cooking time',
  servings: 'the number of servings',
  category: 'a category or meal',
} as const

export type RichResultPart = keyof typeof RICH_RESULT_PARTS

/** The parts in the order in which they are named. */
// `keys` forgets the names.
export const RICH_RESULT_PART_NAMES = Object.keys(RICH_RESULT_PARTS) as readonly RichResultPart[]
