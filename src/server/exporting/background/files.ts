import { mkdir, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Payload } from 'payload'
import { environmentOf } from '../../deployment'
import { rows } from '../../database/statements'

const folderOf = (payload: Payload): string => join(environmentOf(payload).dataDir, 'exports')

/** The path of an export's zip. */
export const exportPath = (payload: Payload, id: string): string =>
  join(folderOf(payload), `${id}.zip`)

/** Creates the folder of the zips. */
export const makeExportFolder = (payload: Payload): Promise<unknown> =>
  mkdir(folderOf(payload), { recursive: true, mode: 0o700 })

const OUTDATED = {
  name: 'site_exports_outdated',
  text: `delete from site_exports where expires_at < now()
    or (status = 'failed' and created_at < now() - interval '7 days')`,
}
const KEPT = { name: 'site_exports_kept', text: `select id::text from site_exports` }

/**
 * Deletes expired exports, and orphaned zips, including those of deleted sites.
 * @see docs/product/import-and-export.md#exports-in-the-background
 */
export async function removeOldExports(payload: Payload): Promise<void> {
  await rows(payload, OUTDATED, [])
  const names = await readdir(folderOf(payload)).catch(() => [])
  if (names.length === 0) return
  const kept = new Set((await rows<{ id: string }>(payload, KEPT, [])).map(({ id }) => id))
  for (const name of names) {
    if (!kept.has(name.slice(0, 36))) await rm(join(folderOf(payload), name), { force: true })
  }
}
