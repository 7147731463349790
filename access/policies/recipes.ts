import { fieldNames } from '@/src/contract/plain-fields'
import { WRITTEN_RECIPE_FIELDS } from '@/src/contract/recipe/recipe-fields'
import { TERM_LISTS } from '@/src/contract/recipe/term-lists'
import { rule } from '../levels'
import { setOnCreate, allOperations, readOnly, SERVER_FIELDS, writable } from '../policy'
import type { PolicyOf } from '../policy'

const editors = rule('editor', 'who edits a site writes its recipes')

/** Recipes, as the call `updateRecipe` writes them. */
export const recipes = {
  belongs: 'site',
  ...allOperations(editors),
  fields: [
    SERVER_FIELDS,
    writable(editors, [
      ...fieldNames(WRITTEN_RECIPE_FIELDS),
      'images',
      'video',
      'ingredientUsageGroups',
      'instructionGroups',
      'equipmentUsages',
      ...Object.values(TERM_LISTS).map(({ stored }) => stored),
      'keywords',
      'seo',
      'legacyRecipeData',
      'contributors',
      'deletedAt',
    ]),
    setOnCreate(editors, ['site']),
    readOnly('told by the import that made it', ['sourceKey', 'sourceUrl']),
  ],
} as const satisfies PolicyOf<'recipes'>

/**
 * The full content of a locked recipe; its metadata is public. @see docs/product/recipes.md#locked-recipes
 */
export const readLockedRecipe = rule(
  'paying',
  'what is paid for is read by who pays, and who works here',
)
