import { ApiError } from '@/src/api/api-error'
import type { Issue } from '@/src/contract/error'
import { errorMessage } from '../parts/error-message'
import type { SaveStatus } from './record-state'

type DraftStore<Stored> = {
  save: () => Promise<SaveStatus>
  getState: () => { stored: Stored }
  replace: (current: Stored) => void
  refresh: () => Promise<void>
  showIssues: (issues: readonly Issue[]) => void
}

/** An action on a draft, such as its publication. */
type DraftAction<Stored> = {
  /** Makes the call; resolves with the stored draft if the response contains it. */
  send: (stored: Stored) => Promise<Stored | null>
  /** The message if edits cannot be saved before; without it, the action proceeds all the same. */
  unsaved?: string
  /** The message if another user has saved since; that of the server without it. */
  stale?: string
  /** Formats the message about rejected fields, which are marked. */
  rejected?: (issues: readonly Issue[]) => string
}

/**
 * Saves a draft, then makes a call about its latest revision, and takes over the result.
 * @returns the error message; null on success
 */
export async function actOnDraft<Stored>(
  store: DraftStore<Stored>,
  action: DraftAction<Stored>,
): Promise<string | null> {
  const status = await store.save()
  if (status !== 'saved' && action.unsaved !== undefined) return action.unsaved
  try {
    const current = await action.send(store.getState().stored)
    if (current === null) await store.refresh()
    else store.replace(current)
    return null
  } catch (error) {
    return failed(store, action, error)
  }
}

async function failed<Stored>(
  store: DraftStore<Stored>,
  { stale, rejected }: DraftAction<Stored>,
  error: unknown,
): Promise<string> {
  const issues = error instanceof ApiError ? (error.body?.error.issues ?? []) : []
  if (rejected && issues.length > 0) {
    store.showIssues(issues)
    return rejected(issues)
  }
  await store.refresh()
  const isStale = error instanceof ApiError && error.status === 409
  return isStale && stale !== undefined ? stale : errorMessage(error)
}
