import type { Issue } from '@/src/contract/error'
import type { MergeConflict } from '@/src/domain/merging/merge'
import type { KnownEntities, RecordKind } from './record-kind'

/**
 * The save status.
 * - `saved`: on the server
 * - `unsaved`: backed up in this browser, until the next automatic save, or until the user saves
 * - `saving`: being saved; backed up in this browser
 * - `offline`: backed up in this browser; saved when the network or the server is back
 * - `busy`: backed up in this browser; saved after the pause that the server requested
 * - `signed-out`: backed up in this browser; saving failed without a session
 * - `refused`: backed up in this browser; the server rejects the document (see `issues`)
 * - `gone`: backed up in this browser; the record was deleted, or the user's access was revoked
 */
export type SaveStatus =
  'saved' | 'unsaved' | 'saving' | 'offline' | 'busy' | 'signed-out' | 'refused' | 'gone'

/** The state of an edited record; a new object after each change. */
export type RecordState<Document, Stored, Known> = {
  document: Document
  /** The record on the server; null for a new one. */
  stored: Stored
  /** Display data of the entities in the document. */
  known: Known
  status: SaveStatus
  /** The server's messages about single fields. */
  issues: readonly Issue[]
  /** Fields with conflicting edits by this browser and another user; this browser's value is shown. */
  conflicts: readonly MergeConflict[]
  /** Whether edits that an earlier visit did not save were restored from this browser. */
  wasRestored: boolean
  /** Whether the document is a proposal that nobody has changed or accepted yet, which is not saved. */
  isProposal: boolean
  canUndo: boolean
  canRedo: boolean
}

/** The state of the store of a kind of records. */
export type StateOf<Kind> =
  Kind extends RecordKind<infer Document extends object, infer Stored, infer Known>
    ? RecordState<Document, Stored, Known>
    : never

/** The state of a record that has just been read: nothing is unsaved. */
export const initialState = <Document, Stored, Known extends KnownEntities>(
  kind: RecordKind<Document, Stored, Known>,
  stored: Stored,
): RecordState<Document, Stored, Known> => ({
  document: kind.documentOf(stored),
  stored,
  known: kind.knownOf(stored),
  status: 'saved',
  issues: [],
  conflicts: [],
  wasRestored: false,
  isProposal: false,
  canUndo: false,
  canRedo: false,
})

/** Whether a draft differs from the published version. */
export const hasChanges = ({
  stored,
  status,
}: {
  stored: { draft: { revision: number } }
  status: SaveStatus
}): boolean => stored.draft.revision > 0 || status !== 'saved'

/**
 * The text of the save status.
 * @see docs/product/kitchen.md#never-lose-a-word
 */
export function saveStatusText<Stored>(
  { saves, savedText }: Pick<RecordKind<unknown, Stored, KnownEntities>, 'saves' | 'savedText'>,
  state: Pick<
    RecordState<unknown, Stored, unknown>,
    'status' | 'conflicts' | 'stored' | 'isProposal'
  >,
): string {
  const { status, conflicts, stored } = state
  if (state.isProposal) return 'Not saved yet'
  if (conflicts.length > 0) return 'Someone else changed this'
  if (stored === null && (status === 'unsaved' || status === 'saved')) return 'Not created yet'
  if (status === 'saved' && savedText) return savedText(stored)
  return status === 'unsaved' && saves === 'explicit' ? 'Not saved yet' : STATUS_TEXTS[status]
}

const STATUS_TEXTS: Readonly<Record<SaveStatus, string>> = {
  saved: 'Saved',
  unsaved: 'Saving',
  saving: 'Saving',
  offline: 'Offline: kept in this browser',
  busy: 'Server busy: kept here',
  'signed-out': 'Signed out: kept in this browser',
  refused: 'Not saved: see below',
  gone: 'Kept in this browser only',
}
