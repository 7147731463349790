import type { Payload } from 'payload'
import type { RecipeWrite } from '@/src/contract/recipe/recipe-write'
import type { SiteWriter } from '../../versioned-write'
import { getManagedRecipe } from '../editor-read'
import { documentOf } from './document'
import { isInHistory, addToHistory } from './versions'

/**
 * Adds the published content to the history before it is replaced, unless it is there already: an import or
 * Payload's admin may have written it.
 * @see docs/product/recipes.md#history
 */
export async function saveVersionBeforeReplacing(
  payload: Payload,
  siteId: string,
  recipeId: string,
): Promise<void> {
  if (await isInHistory(payload, siteId, recipeId)) return
  const document = documentOf(await getManagedRecipe(payload, siteId, recipeId))
  await addToHistory(payload, { siteId, recipeId, document, authorId: null, isScheduled: false })
}

/** Adds the newly published content to the history, in the transaction that stored it. */
export async function savePublishedVersion(
  payload: Payload,
  { siteId, userId }: SiteWriter,
  recipeId: string,
  { legacyRecipeData: _, ...document }: RecipeWrite,
  isScheduled: boolean,
): Promise<void> {
  await addToHistory(payload, { siteId, recipeId, document, authorId: userId, isScheduled })
}
