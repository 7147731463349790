import type { Payload } from 'payload'
import type { Recipe } from '@/src/contract/recipe/recipe'
import { listPictureOrigins } from '@/src/parsing/html/picture-origins'
import { firstRow } from '../../database/statements'
import type { Statement } from '../../database/statements'
import { IS_STORED_POST } from './stored-post-sql'

const WITHHELD_POST: Statement = {
  name: 'withheld_stored_post',
  reads: ([recipeId]) => [`recipe:${String(recipeId)}`],
  text: `select r.legacy_recipe_data->>'content' as content from recipes r
    where r.id = $1 and ${IS_STORED_POST}`,
}

/**
 * Lists the external origins from which the page of a recipe loads pictures, including those of a locked
 * recipe's stored post; null where the page has no stored post.
 * @see docs/product/recipes.md#stored-posts
 */
export async function findPostPictureOrigins(
  payload: Payload,
  recipe: Pick<Recipe, 'id' | 'isLocked' | 'legacyRecipeData'>,
): Promise<string[] | null> {
  const content = recipe.isLocked
    ? (await firstRow<{ content: string | null }>(payload, WITHHELD_POST, [recipe.id]))?.content
    : recipe.legacyRecipeData?.content
  return typeof content === 'string' ? listPictureOrigins(content) : null
}
