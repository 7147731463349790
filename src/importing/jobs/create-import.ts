import type { Payload } from 'payload'
import type { TypeChoices } from '@/src/contract/import-types'
import { firstRow } from '@/src/server/database/statements'
import type { ImportSource } from '../address/import-source'

/** The data of a new import. */
export type NewImport = {
  siteId: string
  userId: string | null
  fileName: string
  /** The file, or several files and folders of one import. */
  paths: readonly string[]
  /** The name of a format; null to detect it. */
  format: string | null
  isDryRun: boolean
  onRepeat: 'update' | 'skip'
  columns: Readonly<Record<string, string>>
  /** Optional types of items to import besides posts and recipes. */
  types?: TypeChoices
  /** Whether new recipes become drafts. */
  asDrafts?: boolean
  /** The site to download into the folder first. */
  source?: ImportSource
  /**
   * Identifies the same files, so that a command can resume; null for an import of a user.
   * Distinguishes the two after the account was deleted.
   */
  fingerprint: string | null
}

const CREATE = {
  name: 'import_create',
  text: `insert into imports (site_id, user_id, file_name, file_path, format, dry_run, on_repeat,
      options, fingerprint, status)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9, 'queued') returning id`,
}

/** Name of the format until it is detected. */
export const UNKNOWN_FORMAT = 'unknown'

/** Queues an import; returns its id. */
export async function createImport(payload: Payload, wanted: NewImport): Promise<string> {
  const row = await firstRow<{ id: string }>(payload, CREATE, [
    wanted.siteId,
    wanted.userId,
    wanted.fileName.slice(0, 500),
    JSON.stringify(wanted.paths),
    wanted.format ?? UNKNOWN_FORMAT,
    wanted.isDryRun,
    wanted.onRepeat,
    JSON.stringify({
      format: wanted.format,
      columns: wanted.columns,
      asDrafts: wanted.asDrafts ?? false,
      ...(wanted.types ? { types: wanted.types } : {}),
      ...(wanted.source ? { source: wanted.source } : {}),
    }),
    wanted.fingerprint,
  ])
  if (!row) throw new Error('An import was not stored')
  return row.id
}
