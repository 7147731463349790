import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Payload } from 'payload'
import { rows } from '@/src/server/database/statements'
import { getImportFolder, listBucketFolders, removeFolder } from './import-files'

/** Files are stored for a week, to resume an import or to start one from a dry run. */
const KEPT_MILLISECONDS = 7 * 86_400_000

const NEEDED = {
  name: 'import_files_needed',
  text: `select file_path as path from imports where status in ('queued', 'running')`,
}

/** Deletes uploaded files that are no longer needed, on this machine and in the bucket. */
export async function removeImportFiles(payload: Payload, now = Date.now()): Promise<void> {
  const folder = getImportFolder(payload)
  const names = await readdir(folder).catch(() => [])
  const shared = await listBucketFolders(payload)
  if (names.length === 0 && shared.size === 0) return
  const needed = (await rows<{ path: string | null }>(payload, NEEDED, [])).map(({ path }) => path)
  const isUnneeded = (name: string, modifiedMs: number): boolean =>
    modifiedMs < now - KEPT_MILLISECONDS && !needed.some((each) => each?.includes(name))
  for (const name of names) {
    const path = join(folder, name)
    const about = await stat(path).catch(() => null)
    if (about && isUnneeded(name, about.mtimeMs)) await rm(path, { force: true, recursive: true })
  }
  for (const [id, modifiedAt] of shared) {
    if (isUnneeded(id, modifiedAt.getTime())) await removeFolder(payload, id)
  }
}
