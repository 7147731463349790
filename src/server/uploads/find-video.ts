import type { Payload } from 'payload'
import { storageFor } from '@/media'
import { isMediaKey } from '@/media/storage/storage'
import type { MediaStorage } from '@/media/storage/storage'
import { videoTypeOf } from '@/media/videos/video-type'
import { firstRow } from '../database/statements'

/** An existing video with access to its bytes. */
export type StoredVideo = { contentType: string; size: number; storage: MediaStorage }

const TYPE = {
  name: 'video_type_by_key',
  text: `select content_type as "contentType" from videos where key = $1`,
}

/** Finds the video of a key; null when there is none. Pictures have a URL of their own. */
export async function findVideo(payload: Payload, key: string): Promise<StoredVideo | null> {
  if (!isMediaKey(key)) return null
  const row = await firstRow<{ contentType: string }>(payload, TYPE, [key])
  const contentType = row?.contentType ?? videoTypeOf(key)
  if (!contentType?.startsWith('video/')) return null
  const storage = storageFor(payload.config.custom)
  const size = await storage.size(key)
  return size === null ? null : { contentType, size, storage }
}
