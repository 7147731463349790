import { randomUUID } from 'node:crypto'
import { createReadStream, createWriteStream, existsSync } from 'node:fs'
import { mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { Payload } from 'payload'
import { z } from 'zod'
import { mediaOf } from '@/media'
import { PRIVATE } from '@/media/storage/storage'
import type { MediaStorage, StoredFile } from '@/media/storage/storage'
import { environmentOf } from '@/src/server/deployment'

/**
 * Marks a path below the folder of imports, whose location differs from one machine to another. Imports of
 * the terminal have absolute paths.
 */
const SHARED = 'import:'

/** The prefix of files of imports in the bucket. */
export const IMPORT_PREFIX = `${PRIVATE}import-`

/** Lifetime of a copy of an import that another machine has finished, in milliseconds. */
const COPY_LIFETIME_MS = 86_400_000

/** Returns the folder in which uploads are stored until they are imported. */
export const getImportFolder = (payload: Payload): string =>
  join(environmentOf(payload).dataDir, 'imports')

/** Converts a path below the folder of imports to one that holds on every machine. */
export const toSharedPath = (payload: Payload, path: string): string =>
  SHARED + relative(getImportFolder(payload), path).split(sep).join('/')

/** Converts a stored path to one of this machine. */
export const toLocalPath = (payload: Payload, path: string): string =>
  path.startsWith(SHARED) ? join(getImportFolder(payload), path.slice(SHARED.length)) : path

/** The folder of a stored path; null for a file that is not shared. */
export const folderIdOf = (path: string): string | null =>
  path.startsWith(SHARED) ? (path.slice(SHARED.length).split('/')[0] ?? null) : null

/** The files of a folder in the bucket, in the order of their object names. */
const Manifest = z.array(z.object({ path: z.string(), size: z.number() }))
type Manifest = z.infer<typeof Manifest>

const manifestName = (id: string): string => `${IMPORT_PREFIX}${id}.json`
const fileName = (id: string, at: number): string => `${IMPORT_PREFIX}${id}.${at}`

/** The bucket that machines share; null without one: `DATA_DIR` is then shared, or there is one machine. */
function bucketOf(payload: Payload): MediaStorage | null {
  const { storage, isBucket } = mediaOf(payload.config.custom)
  return isBucket ? storage : null
}

/** Puts the files of an import's folder into the bucket, if there is one: those that are not there yet. */
export async function shareFolder(payload: Payload, id: string): Promise<void> {
  const bucket = bucketOf(payload)
  if (bucket) await uploadFolder(bucket, getImportFolder(payload), id)
}

/** Puts the files of an import's folder into a bucket, then the list of them. */
export async function uploadFolder(
  bucket: MediaStorage,
  imports: string,
  id: string,
): Promise<void> {
  const manifest = (await readManifest(bucket, id)) ?? []
  const known = new Set(manifest.map(({ path }) => path))
  for (const path of await filesIn(join(imports, id))) {
    if (known.has(path)) continue
    const file = createReadStream(join(imports, id, path))
    const name = fileName(id, manifest.length)
    const size = await bucket.writeStream(name, file, 'application/octet-stream')
    manifest.push({ path, size })
  }
  const list = Buffer.from(JSON.stringify(manifest))
  await bucket.write(manifestName(id), list, 'application/json')
}

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort()
}

async function readManifest(bucket: MediaStorage, id: string): Promise<Manifest | null> {
  const list = await bucket.read(manifestName(id))
  return list && Manifest.parse(JSON.parse(list.toString()))
}

/** Returns whether the file or folder of a stored path is on this machine or in the bucket. */
export async function isStored(payload: Payload, path: string): Promise<boolean> {
  if (existsSync(toLocalPath(payload, path))) return true
  const [bucket, id] = [bucketOf(payload), folderIdOf(path)]
  return bucket !== null && id !== null && (await bucket.size(manifestName(id))) !== null
}

/** Returns a stored path on this machine, after what is missing there was copied from the bucket. */
export async function openLocally(payload: Payload, path: string): Promise<string> {
  const [bucket, id] = [bucketOf(payload), folderIdOf(path)]
  const imports = getImportFolder(payload)
  if (bucket !== null && id !== null) {
    await removeOldCopies(imports, id)
    await downloadFolder(bucket, imports, id)
  }
  return toLocalPath(payload, path)
}

/** Copies the files of an import from a bucket into its folder, unless they are there already. */
export async function downloadFolder(
  bucket: MediaStorage,
  imports: string,
  id: string,
): Promise<void> {
  const manifest = await readManifest(bucket, id)
  if (!manifest) return
  const folder = join(imports, id)
  await mkdir(folder, { recursive: true })
  for (const [at, { path, size }] of manifest.entries()) {
    const local = join(folder, path)
    const there = await stat(local).catch(() => null)
    if (there?.size !== size) await download(bucket, fileName(id, at), local, imports)
  }
  const now = new Date()
  await utimes(folder, now, now)
}

/** Beside the folder until it is complete: whatever is in it is imported. */
async function download(
  bucket: MediaStorage,
  name: string,
  path: string,
  imports: string,
): Promise<void> {
  const stream = await bucket.stream(name)
  if (!stream) throw new Error(`A file of an import is missing in the bucket: ${name}`)
  const part = join(imports, `part-${randomUUID()}`)
  await mkdir(dirname(path), { recursive: true })
  try {
    await pipeline(stream, createWriteStream(part, { mode: 0o600 }))
    await rename(part, path)
  } finally {
    await rm(part, { force: true })
  }
}

async function removeOldCopies(imports: string, current: string): Promise<void> {
  for (const name of await readdir(imports).catch(() => [])) {
    const path = join(imports, name)
    const about = await stat(path).catch(() => null)
    const isOld = about !== null && about.mtimeMs < Date.now() - COPY_LIFETIME_MS
    if (isOld && name !== current) await rm(path, { force: true, recursive: true })
  }
}

/** Removes the copies on this machine of files that are in the bucket. */
export async function removeCopies(payload: Payload, paths: readonly string[]): Promise<void> {
  const bucket = bucketOf(payload)
  if (!bucket) return
  for (const id of new Set(paths.map(folderIdOf))) {
    if (id === null || (await bucket.size(manifestName(id))) === null) continue
    await rm(join(getImportFolder(payload), id), { force: true, recursive: true })
  }
}

/** Removes the folder of an import from this machine and from the bucket. */
export async function removeFolder(payload: Payload, id: string): Promise<void> {
  await rm(join(getImportFolder(payload), id), { force: true, recursive: true })
  const bucket = bucketOf(payload)
  if (!bucket) return
  for await (const { key } of bucket.list(`${IMPORT_PREFIX}${id}.`)) await bucket.remove(key)
}

/** Lists the ids of folders in a bucket, each with the time of its newest file. */
export async function listSharedFolders(
  store: Pick<MediaStorage, 'list'>,
): Promise<Map<string, Date>> {
  const folders = new Map<string, Date>()
  for await (const { key, modifiedAt } of store.list(IMPORT_PREFIX)) {
    const id = idOf({ key })
    const known = folders.get(id)
    if (!known || known < modifiedAt) folders.set(id, modifiedAt)
  }
  return folders
}

const idOf = ({ key }: Pick<StoredFile, 'key'>): string =>
  key.slice(IMPORT_PREFIX.length).replace(/\.[^.]*$/, '')

/** Lists the ids of folders in the bucket of a deployment; none without a bucket. */
export const listBucketFolders = async (payload: Payload): Promise<Map<string, Date>> => {
  const bucket = bucketOf(payload)
  return bucket ? listSharedFolders(bucket) : new Map<string, Date>()
}
