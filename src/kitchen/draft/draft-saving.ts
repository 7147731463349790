import type { Issue } from '@/src/contract/error'
import type { SavedDraft } from './draft-state'

/** The body of a save. */
export type DraftSave<Document> = { document: Document; revision: number; basedOn: string }

/** The reason why a draft was not saved. */
export type SaveFailure =
  { kind: 'refused'; issues: readonly Issue[] } | { kind: 'signed-out' | 'gone' | 'offline' } | Busy

/** The server requested a pause, in milliseconds. */
export type Busy = { kind: 'busy'; wait: number }

/** The outcome of a save. */
export type SaveResult<Answer, Saved extends SavedDraft> =
  { kind: 'saved'; draft: Saved } | { kind: 'conflict'; current: Answer } | SaveFailure

/** A store's connection to the server. Neither method throws; `read` returns null on failure. */
export type DraftServer<Document, Answer, Saved extends SavedDraft> = {
  save: (save: DraftSave<Document>) => Promise<SaveResult<Answer, Saved>>
  read: () => Promise<Answer | null>
}

/** Delays of automatic actions, in milliseconds. */
export const TIMES = {
  saveAfter: 800,
  keepAfter: 250,
  firstRetry: 1000,
  lastRetry: 30_000,
} as const
