import { call } from '@/src/api/call'
import type { Issue } from '@/src/contract/error'
import { actOnDraft } from '../../record/draft-action'
import { partLabel } from '../differences'
import type { RecipeDraftStore } from '../recipe-kind'

/**
 * Saves the draft and publishes it, now, at its stored time, or at a given one; null stores it without
 * publishing. Rejected fields get their messages.
 * @returns the error message, which names the next step; null on success
 * @see docs/product/kitchen.md#publishing-from-the-editor
 */
export const publishDraft = (
  store: RecipeDraftStore,
  site: string,
  publishedAt?: string | null,
): Promise<string | null> =>
  actOnDraft(store, {
    unsaved: 'Not published: your changes are not saved yet. They are kept in this browser.',
    stale: 'Someone else changed this recipe. Their changes are included now: publish again.',
    rejected: (issues) => `Not published: check ${namedParts(issues)}.`,
    send: async ({ recipe, draft: { revision } }) => {
      const body = { revision, ...(publishedAt === undefined ? {} : { publishedAt }) }
      await call('publishRecipeDraft', { params: { site, id: recipe.id }, body })
      return null
    },
  })

const namedParts = (issues: readonly Issue[]): string =>
  new Intl.ListFormat('en').format(new Set(issues.map(({ path }) => partLabel(path).toLowerCase())))
