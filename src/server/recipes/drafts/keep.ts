import type { Payload } from 'payload'
import type { RecipeWrite } from '@/src/contract/recipe/recipe-write'
import type { DatabaseSource } from '@/src/server/database/statements'
import type { SiteWriter } from '../../versioned-write'
import { getManagedRecipe } from '../editor-read'
import { documentOf } from './document'
import { isKept, keepPublished } from './versions'

/**
 * Keeps what is published before it is replaced, unless the history holds it: it may have been written
 * by an import or in Payload's admin.
 * @see docs/product/recipes.md#history
 */
export async function keepBeforeReplacing(
  payload: Payload,
  siteId: string,
  recipeId: string,
): Promise<void> {
  if (await isKept(payload, siteId, recipeId)) return
  const document = documentOf(await getManagedRecipe(payload, siteId, recipeId))
  await keepPublished(payload, { siteId, recipeId, document, authorId: null, isScheduled: false })
}

/** Keeps what was just published, in the transaction that stored it. */
export async function keepAsWritten(
  source: DatabaseSource,
  { siteId, userId }: SiteWriter,
  recipeId: string,
  { legacyRecipeData: _, ...document }: RecipeWrite,
  isScheduled: boolean,
): Promise<void> {
  await keepPublished(source, { siteId, recipeId, document, authorId: userId, isScheduled })
}
