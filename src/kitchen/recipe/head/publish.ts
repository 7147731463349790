import { ApiError } from '@/src/api/api-error'
import { call } from '@/src/api/call'
import type { Issue } from '@/src/contract/error'
import type { RecipeDraftStore } from '../recipe-kind'
import { errorMessage } from '../../parts/error-message'
import { partLabel } from '../differences'

/** The result of a publication; the message names the next step. */
export type Published = { isDone: true } | { isDone: false; words: string }

const failed = (words: string): Published => ({ isDone: false, words })

/**
 * Saves the draft and publishes it, now, at its stored time, or at a given one; null stores it without
 * publishing. Rejected fields get their messages.
 * @see docs/product/kitchen.md#publishing-from-the-editor
 */
export async function publishDraft(
  store: RecipeDraftStore,
  site: string,
  publishedAt?: string | null,
): Promise<Published> {
  if ((await store.save()) !== 'saved') {
    return failed('Not published: your changes are not saved yet. They are kept in this browser.')
  }
  const { recipe, draft } = store.getState().stored
  const params = { site, id: recipe.id }
  const body = { revision: draft.revision, ...(publishedAt === undefined ? {} : { publishedAt }) }
  try {
    await call('publishRecipeDraft', { params, body })
    await store.refresh()
    return { isDone: true }
  } catch (error) {
    const issues = error instanceof ApiError ? (error.body?.error.issues ?? []) : []
    if (issues.length > 0) {
      store.showIssues(issues)
      return failed(`Not published: check ${namedParts(issues)}.`)
    }
    const isStale = error instanceof ApiError && error.status === 409
    if (!isStale) return failed(errorMessage(error))
    await store.refresh()
    return failed(
      'Someone else changed this recipe. Their changes are included now: publish again.',
    )
  }
}

const namedParts = (issues: readonly Issue[]): string =>
  new Intl.ListFormat('en').format(new Set(issues.map(({ path }) => partLabel(path).toLowerCase())))
