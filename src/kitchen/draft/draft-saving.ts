import type { Issue } from '@/src/contract/error'
import type { DraftSaved, RecipeDraft } from '@/src/contract/recipe/draft'
import type { DraftDocument } from './draft-state'

/** What is sent to save. */
export type DraftSave = { document: DraftDocument; revision: number; basedOn: string }

/** What became of a save. */
export type SaveResult =
  | { kind: 'saved'; draft: DraftSaved }
  | { kind: 'conflict'; current: RecipeDraft }
  | { kind: 'refused'; issues: readonly Issue[] }
  | { kind: 'signed-out' | 'gone' | 'offline' }

/** How a store reaches the server. Neither call throws; `read` gives null when it failed. */
export type DraftServer = {
  save: (save: DraftSave) => Promise<SaveResult>
  read: () => Promise<RecipeDraft | null>
}

/** When things are done, in milliseconds. */
export const TIMES = {
  saveAfter: 800,
  keepAfter: 250,
  firstRetry: 1000,
  lastRetry: 30_000,
} as const
