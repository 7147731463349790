import { createReadStream } from 'node:fs'
import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Payload } from 'payload'
import { storageFor } from '@/media'
import { PRIVATE } from '@/media/storage/storage'
import { environmentOf } from '../../deployment'
import { rows } from '../../database/statements'

const PREFIX = `${PRIVATE}export-`
const ZIP = 'application/zip'

/** The name of an export's zip in the file store. */
export const exportName = (id: string): string => `${PREFIX}${id}.zip`

/** Writes the zip of an export into the file store, as a stream; returns its size in bytes. */
export const writeExport = (
  payload: Payload,
  id: string,
  bytes: AsyncIterable<Uint8Array>,
): Promise<number> => storageFor(payload.config.custom).writeStream(exportName(id), bytes, ZIP)

/** Deletes the zip of an export. */
export const removeExport = (payload: Payload, id: string): Promise<void> =>
  storageFor(payload.config.custom).remove(exportName(id))

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
  await storeEarlierExports(payload)
  await rows(payload, OUTDATED, [])
  const kept = new Set((await rows<{ id: string }>(payload, KEPT, [])).map(({ id }) => id))
  const storage = storageFor(payload.config.custom)
  for await (const { key } of storage.list(PREFIX)) {
    if (!kept.has(key.slice(PREFIX.length, PREFIX.length + 36))) await storage.remove(key)
  }
}

/** Moves the zips of earlier versions, which lay in a folder of their own, into the file store. */
async function storeEarlierExports(payload: Payload): Promise<void> {
  const folder = join(environmentOf(payload).dataDir, 'exports')
  const names = await readdir(folder).catch(() => [])
  for (const name of names) {
    const path = join(folder, name)
    if (name.endsWith('.zip')) await writeExport(payload, name.slice(0, -4), createReadStream(path))
    await rm(path, { force: true })
  }
}
