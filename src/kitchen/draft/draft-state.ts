import type { Issue } from '@/src/contract/error'
import type { DraftSaved, RecipeDraft } from '@/src/contract/recipe/draft'
import type { RecipeDraftDocument } from '@/src/contract/recipe/recipe-write'
import type { MergeConflict } from '@/src/domain/merging/merge'

/** The document that is being edited. */
export type DraftDocument = RecipeDraftDocument

/**
 * The state of saving.
 * - `saved`: on the server
 * - `unsaved`, `saving`: on their way, and in this browser
 * - `offline`: in this browser; saved when the network or the server is back
 * - `busy`: in this browser; saved when the time is over that the server asked for
 * - `signed-out`: in this browser; saved after the next sign-in
 * - `refused`: in this browser; the server does not take them as they are (see `issues`)
 * - `gone`: in this browser; the recipe was deleted, or the rights to it taken
 */
export type SaveStatus =
  'saved' | 'unsaved' | 'saving' | 'offline' | 'busy' | 'signed-out' | 'refused' | 'gone'

/** The server's response to a saved draft. */
export type SavedDraft = { revision: number; basedOn: string }

/** The state of any edited draft; a new object after each change. */
export type EditedDraft<Document, References, Saved extends SavedDraft> = {
  document: Document
  /** The draft as the server has it. */
  stored: Saved
  /** The entities that the ids in the document refer to. */
  references: References
  previewUrl: string
  /** The version that readers see. */
  published: Document
  status: SaveStatus
  /** The server's messages about single fields. */
  issues: readonly Issue[]
  /** Fields that this browser and somebody else changed differently; this browser's is in place. */
  conflicts: readonly MergeConflict[]
  /** Whether words that an earlier visit could not save were taken in from this browser. */
  wasRestored: boolean
  /** Whether the document is a proposal that nobody has changed or taken yet: it is saved by neither. */
  isProposal: boolean
  canUndo: boolean
  canRedo: boolean
}

/** Everything a screen needs to know of the draft of a recipe. */
export type DraftState = EditedDraft<DraftDocument, RecipeDraft['references'], DraftSaved> & {
  recipe: RecipeDraft['recipe']
}

/** Whether what is edited differs from what readers have. */
export const hasChanges = ({ stored, status }: DraftState): boolean =>
  stored.revision > 0 || status !== 'saved'

/** The initial state of a draft that has just been read: nothing is left to save. */
export const NOTHING_LEFT = {
  status: 'saved',
  issues: [],
  conflicts: [],
  wasRestored: false,
  isProposal: false,
  canUndo: false,
  canRedo: false,
} as const

/** The state of the draft of a recipe just read. */
export const stateOf = ({ draft, ...current }: RecipeDraft): DraftState => {
  const { document, ...stored } = draft
  const { recipe, references, previewUrl, published } = current
  return { ...NOTHING_LEFT, document, stored, recipe, references, previewUrl, published }
}
