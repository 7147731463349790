import { call } from '@/src/api/call'
import { actOnDraft } from '../../record/draft-action'
import type { RecipeDraftStore } from '../recipe-kind'

/**
 * Restores a version as the draft. The current draft is saved first, which adds it to the history.
 * @returns the error message; null on success
 * @see docs/product/recipes.md#history
 */
export const restoreVersion = (
  store: RecipeDraftStore,
  site: string,
  versionId: string,
): Promise<string | null> =>
  actOnDraft(store, {
    unsaved: 'Not restored: your changes are not saved yet and would not be in the history.',
    stale:
      'Someone else changed this recipe. Their changes are included now: restore the version again.',
    send: ({ recipe, draft: { revision } }) => {
      const params = { site, id: recipe.id, versionId }
      return call('restoreRecipeVersion', { params, body: { revision } })
    },
  })
