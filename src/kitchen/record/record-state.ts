import type { Issue } from '@/src/contract/error'
import type { Json, MergeConflict } from '@/src/domain/merging/merge'

/** The editable fields of a record: JSON by field. */
export type RecordDocument = { readonly [field: string]: Json }

/** Fields of every stored record. */
export type StoredRecord = { id: string; updatedAt: string }

/**
 * The save status.
 * - `saved`: on the server, and so visible to readers
 * - `unsaved`: backed up in this browser, until the user saves
 * - `saving`: being saved
 * - `offline`, `signed-out`: backed up in this browser; saving failed for this reason
 * - `busy`: backed up in this browser; retried after the pause that the server requested
 * - `refused`: backed up in this browser; the server rejects the document (see `issues`)
 * - `gone`: backed up in this browser; the record was deleted, or the user's access was revoked
 */
export type RecordStatus =
  'saved' | 'unsaved' | 'saving' | 'offline' | 'busy' | 'signed-out' | 'refused' | 'gone'

/** The state of the screen of a record; a new object after each change. */
export type RecordState<Document, Stored, Known> = {
  document: Document
  /** The stored record; null for a new one. */
  stored: Stored | null
  /** Display data of the entities in the document. */
  known: Known
  status: RecordStatus
  /** The server's messages about single fields. */
  issues: readonly Issue[]
  /** Fields with conflicting edits by this browser and another user; this browser's value is shown. */
  conflicts: readonly MergeConflict[]
  /** Whether edits that an earlier visit did not save were restored from this browser. */
  wasRestored: boolean
}

/** The part of a record's state that its notices and head need. */
export type RecordSummary = Pick<
  RecordState<unknown, unknown, unknown>,
  'status' | 'conflicts' | 'stored'
>

/**
 * The text of the save status.
 * @see docs/product/kitchen.md#collection-editor
 */
export function recordStatusText({ status, conflicts, stored }: RecordSummary): string {
  if (conflicts.length > 0) return 'Someone else changed this'
  const isNew = stored === null && (status === 'unsaved' || status === 'saved')
  if (isNew) return 'Not created yet'
  return STATUS_TEXTS[status]
}

const STATUS_TEXTS: Readonly<Record<RecordStatus, string>> = {
  saved: 'Saved',
  unsaved: 'Not saved yet',
  saving: 'Saving',
  offline: 'Offline: kept in this browser',
  busy: 'Server busy: kept here',
  'signed-out': 'Signed out: kept in this browser',
  refused: 'Not saved: see below',
  gone: 'Kept in this browser only',
}
