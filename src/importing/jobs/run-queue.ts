import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Payload } from 'payload'
import { rows } from '@/src/server/database'
import { takeNextJob } from './job'
import { importFolder } from './receive'
import { runImport } from './run-import'
import type { RunOptions } from './run-import'

/** Does all imports that wait, one after the other; gives how many. */
export async function runQueue(payload: Payload, options: RunOptions = {}): Promise<number> {
  let count = 0
  while (!options.signal?.aborted) {
    const job = await takeNextJob(payload)
    if (!job) break
    await runImport(payload, job, options)
    count += 1
  }
  await removeFiles(payload)
  return count
}

/** A file is kept for a week: for going on with it, or doing what a dry run has shown. */
const KEPT_MILLISECONDS = 7 * 86_400_000

const NEEDED = {
  name: 'import_files_needed',
  text: `select file_path as path from imports where status in ('queued', 'running')`,
}

/** Removes sent files nobody needs any more. */
async function removeFiles(payload: Payload): Promise<void> {
  const folder = importFolder(payload)
  const names = await readdir(folder).catch(() => [])
  if (names.length === 0) return
  const needed = (await rows<{ path: string | null }>(payload, NEEDED, [])).map(({ path }) => path)
  for (const name of names) {
    const path = join(folder, name)
    const about = await stat(path).catch(() => null)
    const isOld = about !== null && about.mtimeMs < Date.now() - KEPT_MILLISECONDS
    if (isOld && !needed.some((each) => each?.includes(name))) await rm(path, { force: true })
  }
}
