import { createHash } from 'node:crypto'
import type { Readable } from 'node:stream'
import { IMAGE_EXTENSIONS } from '@/src/domain/pictures/image-type'
import type { MediaStorage, StoredFile } from '../storage/storage'
import { videoTypeOf } from '../videos/video-type'
import type { Journal } from './journal'

/** Files copied at a time. */
const CONCURRENCY = 4

/** A file that is not the same in both stores after it was copied. */
export class CopyError extends Error {
  override readonly name = 'CopyError'
}

/** Plan of copying files between two stores. */
export type CopyPlan = {
  source: MediaStorage
  target: MediaStorage
  journal: Journal
  /** Files that are not copied. */
  isLeftOut: (key: string) => boolean
  onFile?: () => void
}

/** The outcome of a pass: files copied or found equal, and deleted because the source lost them. */
export type CopyCounts = { copied: number; equal: number; removed: number }

/**
 * Copies the files of a store that the journal does not name, and compares checksums. Deletes copies whose
 * original was deleted since. Changes nothing in the source.
 * @throws CopyError for a copy that differs
 */
export async function copyFiles(plan: CopyPlan): Promise<CopyCounts> {
  const counts = { copied: 0, equal: 0, removed: 0 }
  const seen = new Set<string>()
  const files = plan.source.list('')
  const work = async (): Promise<void> => {
    for (;;) {
      const next = await files.next()
      if (next.done === true) return
      const file = next.value
      if (plan.isLeftOut(file.key)) continue
      seen.add(file.key)
      if (!plan.journal.has(file)) counts[await copyFile(plan, file)] += 1
      plan.onFile?.()
    }
  }
  await Promise.all(Array.from({ length: CONCURRENCY }, work))
  for (const key of plan.journal.missingFrom(seen)) {
    await plan.target.remove(key)
    await plan.journal.forget(key)
    counts.removed += 1
  }
  return counts
}

async function copyFile(
  { source, target, journal }: CopyPlan,
  file: StoredFile,
): Promise<'copied' | 'equal'> {
  const { key, size } = file
  if ((await target.size(key)) === size) {
    const [here, there] = await Promise.all([checksumOf(source, key), checksumOf(target, key)])
    if (here !== null && here === there) {
      await journal.add(file)
      return 'equal'
    }
  }
  const stream = await source.stream(key)
  // Deleted or registered since it was listed.
  if (!stream) return 'equal'
  const hash = createHash('sha256')
  await target.writeStream(key, hashed(stream, hash), contentTypeOf(key))
  if ((await checksumOf(target, key)) !== hash.digest('hex')) {
    throw new CopyError(`The copy of ${key} differs from the original.`)
  }
  await journal.add(file)
  return 'copied'
}

async function* hashed(
  stream: Readable,
  hash: ReturnType<typeof createHash>,
): AsyncGenerator<Uint8Array> {
  for await (const chunk of stream as AsyncIterable<Uint8Array>) {
    hash.update(chunk)
    yield chunk
  }
}

async function checksumOf(store: MediaStorage, key: string): Promise<string | null> {
  const stream = await store.stream(key)
  if (!stream) return null
  const hash = createHash('sha256')
  for await (const chunk of stream as AsyncIterable<Uint8Array>) hash.update(chunk)
  return hash.digest('hex')
}

/** The content type of an object, for those who look at the bucket; files are served with their own. */
function contentTypeOf(key: string): string {
  const ending = key.slice(key.lastIndexOf('.') + 1)
  const image = Object.entries(IMAGE_EXTENSIONS).find(([, each]) => each === ending)
  return image?.[0] ?? videoTypeOf(key) ?? 'application/octet-stream'
}
