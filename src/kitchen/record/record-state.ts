import type { Issue } from '@/src/contract/error'
import type { Json, MergeConflict } from '@/src/domain/merging/merge'

/** The editable fields of a record: JSON by field. */
export type RecordDocument = { readonly [field: string]: Json }

/** Fields of every stored record. */
export type StoredRecord = { id: string; updatedAt: string }

/**
 * The state of saving.
 * - `saved`: on the server, and with it before readers
 * - `unsaved`: in this browser, until somebody saves them
 * - `saving`: on their way
 * - `offline`, `signed-out`: in this browser; saving failed for this reason
 * - `busy`: in this browser; tried again when the time is over that the server asked for
 * - `refused`: in this browser; the server does not take them as they are (see `issues`)
 * - `gone`: in this browser; the record was deleted, or the rights to it taken
 */
export type RecordStatus =
  'saved' | 'unsaved' | 'saving' | 'offline' | 'busy' | 'signed-out' | 'refused' | 'gone'

/** Everything the screen of a record needs to know; a new object after each change. */
export type RecordState<Document, Stored, Known> = {
  document: Document
  /** The stored record; null for a new one. */
  stored: Stored | null
  /** Display data of the entities in the document. */
  known: Known
  status: RecordStatus
  /** The server's messages about single fields. */
  issues: readonly Issue[]
  /** Fields that this browser and somebody else changed differently; this browser's is in place. */
  conflicts: readonly MergeConflict[]
  /** Whether words that an earlier visit did not save were taken in from this browser. */
  wasRestored: boolean
}

/** The part of a record's state that its notices and head need. */
export type RecordStanding = Pick<
  RecordState<unknown, unknown, unknown>,
  'status' | 'conflicts' | 'stored'
>

/**
 * The state of saving, in words.
 * @see docs/product/kitchen.md#collection-editor
 */
export function recordStatusWords({ status, conflicts, stored }: RecordStanding): string {
  if (conflicts.length > 0) return 'Someone else changed this'
  const isNew = stored === null && (status === 'unsaved' || status === 'saved')
  if (isNew) return 'Not created yet'
  return WORDS[status]
}

const WORDS: Readonly<Record<RecordStatus, string>> = {
  saved: 'Saved',
  unsaved: 'Not saved yet',
  saving: 'Saving',
  offline: 'Offline: kept in this browser',
  busy: 'Server busy: kept here',
  'signed-out': 'Signed out: kept in this browser',
  refused: 'Not saved: see below',
  gone: 'Kept in this browser only',
}
