import { ApiError } from '@/src/api/api-error'
import { call } from '@/src/api/call'
import type { RecipeDraftStore } from '../recipe-kind'
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
  if ((await store.save()) !== 'saved') {
    return {
      isDone: false,
      words: 'Not restored: your changes are not saved yet and would not be in the history.',
    }
  }
  const { recipe, draft } = store.getState().stored
  const params = { site, id: recipe.id, versionId }
  try {
    const body = { revision: draft.revision }
    store.replace(await call('restoreRecipeVersion', { params, body }))
    return { isDone: true, words: 'Restored. The replaced version is in the history.' }
  } catch (error) {
    await store.refresh()
    const isStale = error instanceof ApiError && error.status === 409
    const words = isStale
      ? 'Someone else changed this recipe. Their changes are included now: restore the version again.'
      : errorMessage(error)
    return { isDone: false, words }
  }
}
