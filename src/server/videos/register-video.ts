import type { Payload } from 'payload'
import { storageFor } from '@/media'
import { isMediaKey, pendingName } from '@/media/storage/storage'
import type { MediaStorage } from '@/media/storage/storage'
import { readVideo } from '@/media/videos/read-video'
import { UnreadableVideoError } from '@/media/videos/unreadable-video'
import { storedSource } from '@/media/videos/video-source'
import { invalidField, notFound } from '@/src/contract/failure'
import type { Video } from '@/src/contract/media/image'
import type { VideoCreate } from '@/src/contract/media/video-write'
import { storedVideoType } from '@/src/domain/video-type'
import type { VideoType } from '@/src/domain/video-type'
import { firstRow } from '../database/statements'
import { environmentOf } from '../deployment'
import { checkReferences, reference } from '../references'
import { tooLargeMessage } from '../uploads/too-large'
import { declaredVideoType } from '../uploads/upload-key'
import { presentVideo, VIDEO_COLUMNS } from './video-columns'
import type { VideoRow } from './video-columns'

type Write = VideoCreate & { siteId: string; userId: string }

const FIND = {
  name: 'video_by_key_and_user',
  text: `select site_id as "siteId", jsonb_build_object(${VIDEO_COLUMNS('v')}) as video
    from videos v where key = $1 and uploaded_by_id = $2`,
}

/**
 * Creates a video from a user's upload under a key issued to that user; moves the file without reading it
 * whole. Registering a key again returns the same video.
 * @throws Failure `validation_failed` with the reason; removes a file that is no video
 * @see docs/product/media.md#upload-of-videos
 */
export async function registerVideo(payload: Payload, write: Write): Promise<Video> {
  if (!isMediaKey(write.key)) throw unknownKey()
  const known = await findVideo(payload, write)
  if (known) return known
  await checkReferences(payload, write, reference('posterId', 'image', write.posterId))
  return storeUpload(payload, write)
}

/** A video that was registered for another site does not exist for this one. */
async function findVideo(
  payload: Payload,
  { key, userId, siteId }: Write,
): Promise<Video | undefined> {
  type Row = { siteId: string | null; video: VideoRow }
  const row = await firstRow<Row>(payload, FIND, [key, userId])
  if (row && row.siteId !== siteId) throw notFound('Video')
  return presentVideo(row?.video ?? null) ?? undefined
}

async function storeUpload(payload: Payload, write: Write): Promise<Video> {
  const { secret, maxVideoBytes } = environmentOf(payload)
  const declared = declaredVideoType(secret, write.key, write.userId)
  if (!declared) throw unknownKey()
  const storage = storageFor(payload.config.custom)
  const { key } = write
  const isMoved = await moveUpload(storage, key, declared, maxVideoBytes)
  // Moved by a call that was interrupted before it created the record, or by the same one sent twice.
  if (!isMoved && (await storage.size(key)) === null) {
    throw invalidField('key', 'No file was uploaded under this key.')
  }
  return createRow(payload, write, storedVideoType(declared))
}

/** Validates an upload and renames it; false when there is none. */
async function moveUpload(
  storage: MediaStorage,
  key: string,
  declared: VideoType,
  most: number,
): Promise<boolean> {
  const name = pendingName(key)
  const source = await storedSource(storage, name)
  if (!source) return false
  try {
    // A bucket accepts files of any size.
    if (source.size > most) throw new UnreadableVideoError(tooLargeMessage('video', most))
    const { type, overwrites } = await readVideo(source)
    if (type !== storedVideoType(declared)) throw otherKind(type)
    return await storage.move(name, key, { contentType: type, overwrites })
  } catch (error) {
    if (!(error instanceof UnreadableVideoError)) throw error
    // The same call sent twice moved the file while this one was reading it.
    if ((await storage.size(name)) === null && (await storage.size(key)) !== null) return false
    await storage.remove(name)
    throw invalidField('key', error.message)
  }
}

const otherKind = (type: VideoType): UnreadableVideoError =>
  new UnreadableVideoError(
    type === 'video/webm'
      ? 'This file is a WebM video despite its name. Rename it to end with .webm and upload it again.'
      : 'This file is an MP4 video despite its name. Rename it to end with .mp4 and upload it again.',
  )

async function createRow(payload: Payload, write: Write, contentType: string): Promise<Video> {
  const { key, siteId, userId, title, posterId: poster = null } = write
  const owner = { site: siteId, uploadedBy: userId }
  const data = { key, contentType, ...owner, title: title || null, poster }
  try {
    await payload.create({ collection: 'videos', data, depth: 0 })
  } catch (error) {
    // Keys are unique: of two concurrent calls one creates the video and both return it.
    const other = await findVideo(payload, write)
    if (other) return other
    throw error
  }
  const made = await findVideo(payload, write)
  if (!made) throw notFound('Video')
  return made
}

const unknownKey = () => invalidField('key', 'This key does not belong to one of your uploads.')
