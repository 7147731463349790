import type { Payload } from 'payload'
import { environmentOf } from '@/src/server/deployment'
import { collectPosts } from '../address/collect-posts'
import { SupersededError } from '../pipeline/target'
import { emptyBundle, openBundle } from '../source/open-bundle'
import type { Bundle } from '../source/source-file'
import { folderIdOf, isStored, openLocally, shareFolder } from './import-files'
import { deleteSourceKey, recordHeartbeat } from './job'
import type { ImportJob } from './job'

type CollectOptions = { allowed?: string[]; signal?: AbortSignal }

/** Downloads the source site into the import's folder, unless done; each page is shared at once. */
export async function collectSource(
  payload: Payload,
  job: ImportJob,
  { allowed, signal = new AbortController().signal }: CollectOptions,
): Promise<void> {
  const { id, source } = job
  const [stored] = job.paths
  if (source === null || stored === undefined) return
  const folder = await openLocally(payload, stored)
  const folderId = folderIdOf(stored)
  const reached = allowed ?? environmentOf(payload).privateAddresses
  const onPage = async (): Promise<void> => {
    if (folderId !== null) await shareFolder(payload, folderId)
    if (await recordHeartbeat(payload, job)) return
    throw new SupersededError('This import was stopped or is running elsewhere.')
  }
  await collectPosts(source, folder, { signal, allowed: reached, onPage })
  if (folderId !== null) await shareFolder(payload, folderId)
  await deleteSourceKey(payload, id)
}

/**
 * Opens the files of an import, which are copied from the bucket to this machine first. The pictures of
 * retried rows may be fetched long after the files were deleted.
 */
export async function openJob(
  payload: Payload,
  { paths, fileName }: ImportJob,
  isRead: boolean,
): Promise<Bundle> {
  const found = await Promise.all(paths.map((path) => isStored(payload, path)))
  if (isRead && found.includes(false)) return emptyBundle()
  const local: string[] = []
  for (const path of paths) local.push(await openLocally(payload, path))
  const [only = ''] = local
  return local.length === 1 ? openBundle(only, fileName) : openBundle(local)
}
