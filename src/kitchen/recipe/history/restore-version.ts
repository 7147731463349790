import { ApiError } from '@/src/api/api-error'
import { call } from '@/src/api/call'
import type { RecipeDraftStore } from '../../draft/recipe-draft-kind'
import { errorMessage } from '../../parts/error-message'

/** The result of a restoration, with a message. */
export type RestoreResult = { isDone: boolean; words: string }

/**
 * Restores a version as the draft. The current draft is saved first, which adds it to the history.
 * @see docs/product/recipes.md#history
 */
export async function restoreVersion(
  store: RecipeDraftStore,
  site: string,
  versionId: string,
): Promise<RestoreResult> {
  if ((await store.flush()) !== 'saved') {
    return {
      isDone: false,
      words: 'Not brought back: what you wrote is not saved yet, and would not be in the history.',
    }
  }
  const { recipe, stored } = store.getState()
  const params = { site, id: recipe.id, versionId }
  try {
    const body = { revision: stored.revision }
    store.replace(await call('restoreRecipeVersion', { params, body }))
    return { isDone: true, words: 'Brought back. What it replaced is in the history.' }
  } catch (error) {
    await store.refresh()
    const isStale = error instanceof ApiError && error.status === 409
    const words = isStale
      ? 'Somebody else changed this recipe. Their changes are in it now: bring it back again.'
      : errorMessage(error)
    return { isDone: false, words }
  }
}
