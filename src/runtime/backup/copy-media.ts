import { randomUUID } from 'node:crypto'
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import { createGzip } from 'node:zlib'
import type { MediaStorage } from '@/media/storage/storage'
import { hasCode } from '@/src/runtime/process/processes'
import { Refusal } from '@/src/runtime/startup/start/refusal'
import { writeStream } from './files'
import type { Backup, Manifest } from './manifest'
import { contentPath, isStored, pairWithPrevious, readLines, readMediaList } from './media-list'
import type { MediaEntry, StoredMedia } from './media-list'

type Copy = {
  /** The backup folder, which all backups share. */
  root: string
  /** The folder of this backup. */
  folder: string
  keysFile: string
  storage: Pick<MediaStorage, 'stream'>
  previous: Backup | null
  signal: AbortSignal
}

const LIST = 'media.jsonl.gz'

/** Prefix of contents that are being written. */
const PART = 'part-'

/**
 * Copies the media files whose keys are listed in `keysFile`, except contents that the previous backup has: a
 * key never changes its content. Memory does not grow with their number.
 * @throws Refusal when the store has none of them
 */
export async function copyMedia(copy: Copy): Promise<Manifest['media']> {
  const totals = { files: 0, totalBytes: 0, copiedFiles: 0, copiedBytes: 0, missing: 0 }
  const lines = Readable.from(entriesOf(copy, totals))
  const digest = await writeStream(join(copy.folder, LIST), lines, createGzip())
  if (totals.files === 0 && totals.missing > 0) {
    throw new Refusal(
      `The store has none of the ${totals.missing} files that the database names: DATA_DIR or S3_BUCKET belongs to another installation.`,
    )
  }
  return { file: LIST, ...digest, ...totals }
}

type Totals = Omit<Manifest['media'], 'file' | 'bytes' | 'sha256'>

async function* entriesOf(copy: Copy, totals: Totals): AsyncGenerator<string> {
  const { keysFile, previous } = copy
  const known = previous
    ? readMediaList(join(previous.folder, previous.manifest.media.file))
    : none()
  for await (const pair of pairWithPrevious(readLines(keysFile), known)) {
    copy.signal.throwIfAborted()
    const entry = await storeOne(copy, pair, totals)
    if (isStored(entry)) {
      totals.files += 1
      totals.totalBytes += entry.bytes
    } else totals.missing += 1
    yield `${JSON.stringify(entry)}\n`
  }
}

async function storeOne(
  { root, storage }: Copy,
  { key, known }: { key: string; known: StoredMedia | null },
  totals: Totals,
): Promise<MediaEntry> {
  if (known && (await sizeOf(join(root, contentPath(known.sha256)))) === known.bytes) return known
  const body = await storage.stream(key)
  if (!body) return { key, isMissing: true }
  const part = join(root, 'media', `${PART}${randomUUID()}`)
  try {
    const digest = await writeStream(part, body)
    const path = join(root, contentPath(digest.sha256))
    await mkdir(dirname(path), { recursive: true })
    await rename(part, path)
    totals.copiedFiles += 1
    totals.copiedBytes += digest.bytes
    return { key, ...digest }
  } finally {
    await rm(part, { force: true })
  }
}

/** Deletes contents that a backup was writing when it was cut off. */
export async function removePartContents(root: string): Promise<void> {
  const folder = join(root, 'media')
  const names = await readdir(folder).catch((error: unknown) => {
    if (hasCode(error, 'ENOENT')) return []
    throw error
  })
  for (const name of names.filter((each) => each.startsWith(PART))) await rm(join(folder, name))
}

async function sizeOf(path: string): Promise<number | null> {
  try {
    return (await stat(path)).size
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return null
    throw error
  }
}

async function* none(): AsyncGenerator<MediaEntry> {}
