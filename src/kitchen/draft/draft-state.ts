import type { Issue } from '@/src/contract/error'
import type { DraftSaved, RecipeDraft } from '@/src/contract/recipe/draft'
import type { RecipeDraftDocument } from '@/src/contract/recipe/recipe-write'
import type { MergeConflict } from '@/src/domain/merging/merge'

/** The document that is being edited. */
export type DraftDocument = RecipeDraftDocument

/**
 * The save status.
 * - `saved`: on the server
 * - `unsaved`, `saving`: being saved; backed up in this browser
 * - `offline`: backed up in this browser; saved when the network or the server is back
 * - `busy`: backed up in this browser; saved after the pause that the server requested
 * - `signed-out`: backed up in this browser; saved after the next sign-in
 * - `refused`: backed up in this browser; the server rejects the document (see `issues`)
 * - `gone`: backed up in this browser; the recipe was deleted, or the user's access was revoked
 */
export type SaveStatus =
  'saved' | 'unsaved' | 'saving' | 'offline' | 'busy' | 'signed-out' | 'refused' | 'gone'

/** The server's response to a saved draft. */
export type SavedDraft = { revision: number; basedOn: string }

/** The state of an edited draft; a new object after each change. */
export type EditedDraft<Document, References, Saved extends SavedDraft> = {
  document: Document
  /** The draft on the server. */
  stored: Saved
  /** The entities that the ids in the document refer to. */
  references: References
  previewUrl: string
  /** The version that readers see. */
  published: Document
  status: SaveStatus
  /** The server's messages about single fields. */
  issues: readonly Issue[]
  /** Fields with conflicting edits by this browser and another user; this browser's value is shown. */
  conflicts: readonly MergeConflict[]
  /** Whether edits that an earlier visit could not save were restored from this browser. */
  wasRestored: boolean
  /** Whether the document is a proposal that nobody has changed or accepted yet, which is not saved. */
  isProposal: boolean
  canUndo: boolean
  canRedo: boolean
}

/** The state of a recipe's draft. */
export type DraftState = EditedDraft<DraftDocument, RecipeDraft['references'], DraftSaved> & {
  recipe: RecipeDraft['recipe']
}

/** Whether the draft differs from the published version. */
export const hasChanges = ({ stored, status }: DraftState): boolean =>
  stored.revision > 0 || status !== 'saved'

/** The initial state of a draft that has just been read: nothing is unsaved. */
export const INITIAL_SAVE_STATE = {
  status: 'saved',
  issues: [],
  conflicts: [],
  wasRestored: false,
  isProposal: false,
  canUndo: false,
  canRedo: false,
} as const

/** The initial state of a recipe's draft. */
export const initialDraftState = ({ draft, ...current }: RecipeDraft): DraftState => {
  const { document, ...stored } = draft
  const { recipe, references, previewUrl, published } = current
  return { ...INITIAL_SAVE_STATE, document, stored, recipe, references, previewUrl, published }
}
