import { ApiError } from '@/src/api/api-error'
import { BusyError } from '@/src/api/busy-error'
import { call } from '@/src/api/call'
import type { Issue } from '@/src/contract/error'
import type { DraftSaved, RecipeDraft } from '@/src/contract/recipe/draft'
import { refreshManagedSites } from '../state/managed-sites'
import type { Busy, DraftServer, SaveResult } from './draft-saving'
import type { DraftDocument, SavedDraft } from './draft-state'

/** The calls of a draft store, for one recipe. */
export function draftServer(
  site: string,
  id: string,
): DraftServer<DraftDocument, RecipeDraft, DraftSaved> {
  const params = { site, id }
  return {
    save: async (body) => {
      try {
        const { draft } = await call('saveRecipeDraft', { params, body })
        return { kind: 'saved', draft }
      } catch (error) {
        return failedSave(error, isDraft)
      }
    },
    read: () => call('getRecipeDraft', { params }).catch(() => null),
  }
}

/** Statuses of permanent rejections of the document. */
const REFUSED: readonly number[] = [400, 413, 422]
const GONE: readonly number[] = [403, 404]

/** Classifies a failed save; every failure that may pass is tried again. */
export function failedSave<Answer, Saved extends SavedDraft>(
  error: unknown,
  isAnswer: (value: unknown) => value is Answer,
): SaveResult<Answer, Saved> {
  if (!(error instanceof ApiError)) return { kind: 'offline' }
  const { status, body } = error
  if (status === 401) return { kind: 'signed-out' }
  if (GONE.includes(status)) {
    void refreshManagedSites()
    return { kind: 'gone' }
  }
  if (REFUSED.includes(status)) {
    return { kind: 'refused', issues: (body?.error.issues ?? []).map(ofDocument) }
  }
  const current: unknown = status === 409 ? body?.error.current : undefined
  return isAnswer(current) ? { kind: 'conflict', current } : toTransientFailure(error)
}

/** Converts a transient error to a save failure: busy if the server named a time to retry, else offline. */
export const toTransientFailure = (error: ApiError): Busy | { kind: 'offline' } =>
  error instanceof BusyError ? { kind: 'busy', wait: error.wait } : { kind: 'offline' }

/** Paths are relative to the document, which is one part of the request. */
const ofDocument = ({ path, message }: Issue): Issue => ({
  path: path.replace(/^document\./, ''),
  message,
})

// The server checks its answers against the contract in tests.
const isDraft = (value: unknown): value is RecipeDraft =>
  typeof value === 'object' && value !== null && 'draft' in value && 'published' in value
