import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'
import { createGunzip } from 'node:zlib'
import { z } from 'zod'

/** A line of the list of media files of a backup; without a checksum the store did not have the file. */
const MediaEntry = z.union([
  z.object({
    key: z.string(),
    bytes: z.int().nonnegative(),
    sha256: z.string().regex(/^[\da-f]{64}$/),
  }),
  z.object({ key: z.string(), isMissing: z.literal(true) }),
])
export type MediaEntry = z.output<typeof MediaEntry>

/** A media file whose content is in the backup. */
export type StoredMedia = Extract<MediaEntry, { sha256: string }>

export const isStored = (entry: MediaEntry): entry is StoredMedia => 'sha256' in entry

/** The path of a content in a backup folder: all backups in it share their contents. */
export const contentPath = (sha256: string): string => `media/${sha256.slice(0, 2)}/${sha256}`

/** Reads the lines of a file one after another. */
export async function* readLines(path: string): AsyncGenerator<string> {
  yield* createInterface({ input: createReadStream(path), crlfDelay: Infinity })
}

/** Reads the list of media files of a backup, ordered by the bytes of the keys. */
export async function* readMediaList(path: string): AsyncGenerator<MediaEntry> {
  const file = createReadStream(path)
  const text = createGunzip()
  file.on('error', (error) => text.destroy(error)).pipe(text)
  for await (const line of createInterface({ input: text, crlfDelay: Infinity })) {
    yield MediaEntry.parse(JSON.parse(line))
  }
}

/** Pairs each key with the entry of the previous backup, if any. Both are in the same order, and are read once. */
export async function* pairWithPrevious(
  keys: AsyncIterable<string>,
  previous: AsyncGenerator<MediaEntry>,
): AsyncGenerator<{ key: string; known: StoredMedia | null }> {
  let entry = await nextOf(previous)
  for await (const key of keys) {
    while (entry && entry.key < key) entry = await nextOf(previous)
    yield { key, known: entry?.key === key && isStored(entry) ? entry : null }
  }
  await previous.return(undefined)
}

async function nextOf(entries: AsyncGenerator<MediaEntry>): Promise<MediaEntry | null> {
  const next = await entries.next()
  return next.done ? null : next.value
}
