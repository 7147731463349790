import { fieldNames } from '@/src/contract/plain-fields'
import { WRITTEN_RECIPE_FIELDS } from '@/src/contract/recipe-fields'
import { rule } from '../levels'
import { fixed, shown, TIMES, written } from '../policy'
import type { PolicyOf } from '../policy'

const editors = rule('editor', 'who edits a site writes its recipes')

/** Recipes, as the call `updateRecipe` writes them. */
export const recipes = {
  belongs: 'site',
  read: editors,
  create: editors,
  update: editors,
  delete: editors,
  fields: [
    TIMES,
    written(editors, [
      ...fieldNames(WRITTEN_RECIPE_FIELDS),
      'images',
      'video',
      'ingredientUsageGroups',
      'instructionGroups',
      'equipmentUsages',
      'meals',
      'foodCategories',
      'cuisines',
      'methods',
      'diets',
      'tags',
      'keywords',
      'legacyRecipeData',
      'contributors',
      'deletedAt',
    ]),
    fixed(editors, ['site']),
    shown('told by the import that made it', ['sourceKey', 'sourceUrl']),
  ],
} as const satisfies PolicyOf<'recipes'>

/** The whole of a recipe that is not public; its head matter is for anyone (contract, Locked recipe). */
export const readLockedRecipe = rule(
  'paying',
  'what is paid for is read by who pays, and who works here',
)
