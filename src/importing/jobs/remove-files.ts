import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Payload } from 'payload'
import { rows } from '@/src/server/database/statements'
import { getImportFolder } from './receive'

/** Files are stored for a week, to resume an import or to start one from a dry run. */
const KEPT_MILLISECONDS = 7 * 86_400_000

const NEEDED = {
  name: 'import_files_needed',
  text: `select file_path as path from imports where status in ('queued', 'running')`,
}

/** Deletes uploaded files that are no longer needed. */
export async function removeImportFiles(payload: Payload): Promise<void> {
  const folder = getImportFolder(payload)
  const names = await readdir(folder).catch(() => [])
  if (names.length === 0) return
  const needed = (await rows<{ path: string | null }>(payload, NEEDED, [])).map(({ path }) => path)
  for (const name of names) {
    const path = join(folder, name)
    const about = await stat(path).catch(() => null)
    const isOld = about !== null && about.mtimeMs < Date.now() - KEPT_MILLISECONDS
    if (isOld && !needed.some((each) => each?.includes(name)))
      await rm(path, { force: true, recursive: true })
  }
}
