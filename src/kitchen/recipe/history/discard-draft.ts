import { call } from '@/src/api/call'
import type { RecipeDraftStore } from '../recipe-kind'

/**
 * Discards the unpublished changes of a recipe; resolves with a message. Unsaved edits are not in the
 * history, but undo restores them.
 * @throws ApiError, TypeError as `call` does
 * @see docs/product/recipes.md#history
 */
export async function discardDraft(store: RecipeDraftStore, site: string): Promise<string> {
  const isSaved = (await store.save()) === 'saved'
  const params = { site, id: store.getState().stored.recipe.id }
  await call('discardRecipeDraft', { params })
  store.replace(await call('getRecipeDraft', { params }))
  return isSaved
    ? 'Discarded. The draft is kept in the history.'
    : 'Discarded. Unsaved changes are not in the history; undo restores them.'
}
