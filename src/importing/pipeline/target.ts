import type { Payload } from 'payload'
import type { OwnLookup } from '../own/lookup'

/** The site and the account that rows are stored for. */
export type ImportTarget = {
  payload: Payload
  siteId: string
  importId: string
  /** Names the process that is at it: another one that takes over ends this one's writes. */
  runId: string
  /** The treatment of recipes that were imported before. */
  onRepeat: 'update' | 'skip'
  /** New recipes become drafts; those that are there stay as they are. */
  asDrafts: boolean
  isDryRun: boolean
  lookup: OwnLookup
}

/**
 * Thrown when the import was cancelled or claimed by another process: nothing more may be written.
 */
export class SupersededError extends Error {
  override readonly name = 'SupersededError'
}
