import type { Payload } from 'payload'
import type { OwnLookup } from '../own/lookup'

/** The site and the account that rows are stored for. */
export type ImportTarget = {
  payload: Payload
  siteId: string
  importId: string
  /**
   * Identifies the process that claimed the import; when another one claims it, writes of this one
   * stop.
   */
  runId: string
  /** The treatment of recipes that were imported before. */
  onRepeat: 'update' | 'skip'
  /** Whether new recipes become drafts; existing ones stay as they are. */
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
