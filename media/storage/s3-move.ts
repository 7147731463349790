import { CopyObjectCommand, DeleteObjectCommand, PutObjectCommand } from '@aws-sdk/client-s3'
import type { S3Client } from '@aws-sdk/client-s3'
import { createOverwriteStream } from '../videos/overwrite'
import { within } from './s3-time-limits'
import type { TimeLimits } from './s3-time-limits'
import type { MediaStorage } from './storage'

/** A bucket as its calls need it. */
export type Bucket = { client: S3Client; name: string; limits: TimeLimits }

type Change = Parameters<MediaStorage['move']>[2]

/**
 * Renames an object: the store copies it, unless parts are overwritten; then it is streamed through the
 * server in parts.
 */
export async function moveObject(
  { client, name, limits }: Bucket,
  store: Pick<MediaStorage, 'size' | 'stream'>,
  from: string,
  to: string,
  change: Change,
): Promise<boolean> {
  const copy = await (change.overwrites.length === 0
    ? copied(name, store, from, to)
    : passedOn(name, store, from, to, change))
  if (!copy) return false
  // The two commands are of different types, and `send` takes one at a time.
  await within(limits.move, (abortSignal) =>
    copy instanceof CopyObjectCommand
      ? client.send(copy, { abortSignal })
      : client.send(copy, { abortSignal }),
  )
  const remove = new DeleteObjectCommand({ Bucket: name, Key: from })
  await within(limits.answer, (abortSignal) => client.send(remove, { abortSignal }))
  return true
}

async function copied(
  Bucket: string,
  store: Pick<MediaStorage, 'size'>,
  from: string,
  Key: string,
): Promise<CopyObjectCommand | null> {
  if ((await store.size(from)) === null) return null
  return new CopyObjectCommand({ Bucket, Key, CopySource: `${Bucket}/${encodeURIComponent(from)}` })
}

async function passedOn(
  Bucket: string,
  store: Pick<MediaStorage, 'size' | 'stream'>,
  from: string,
  Key: string,
  { contentType, overwrites }: Change,
): Promise<PutObjectCommand | null> {
  const ContentLength = await store.size(from)
  const stream = ContentLength === null ? null : await store.stream(from)
  if (ContentLength === null || !stream) return null
  const Body = createOverwriteStream(overwrites)
  stream.on('error', (error) => Body.destroy(error)).pipe(Body)
  return new PutObjectCommand({ Bucket, Key, Body, ContentLength, ContentType: contentType })
}
