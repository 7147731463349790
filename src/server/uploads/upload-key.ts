import { randomUUID } from 'node:crypto'
import { IMAGE_EXTENSIONS, IMAGE_TYPES, storedImageType } from '@/src/domain/pictures/image-type'
import type { ImageType } from '@/src/domain/pictures/image-type'
import { storedVideoType, VIDEO_EXTENSIONS, VIDEO_TYPES } from '@/src/domain/video-type'
import type { VideoType } from '@/src/domain/video-type'
import { isSameSignature, signatureOf } from '../signing'

/*
 * A key proves who requested it and for which type of file:
 * `{uuid}-{signature}.{ending}`, signed over uuid, user and content type. Nothing is therefore stored for
 * an upload that may never arrive, and there is no row to delete; the type is found by trying all. The
 * proof grants no access and may appear in public URLs.
 */

const PURPOSE = 'upload keys'
const PATTERN = /^([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})-([\da-f]{32})\.[a-z\d]+$/

/** Creates a key for a user's upload, with the extension of the stored file. */
export function newUploadKey(
  secret: string,
  userId: string,
  contentType: ImageType | VideoType,
): string {
  const id = randomUUID()
  return `${id}-${proof(secret, id, userId, contentType)}.${keptEnding(contentType)}`
}

function keptEnding(type: ImageType | VideoType): string {
  if (isVideo(type)) return VIDEO_EXTENSIONS[storedVideoType(type)]
  return IMAGE_EXTENSIONS[storedImageType(type)]
}

const isVideo = (type: ImageType | VideoType): type is VideoType => type in VIDEO_EXTENSIONS

/** Returns the type of picture for which a user requested this key; null if this user did not. */
export const declaredType = (secret: string, key: string, userId: string): ImageType | null =>
  declaredAmong(IMAGE_TYPES, secret, key, userId)

/** Returns the type of video for which a user requested this key; null if this user did not. */
export const declaredVideoType = (secret: string, key: string, userId: string): VideoType | null =>
  declaredAmong(VIDEO_TYPES, secret, key, userId)

function declaredAmong<Type extends string>(
  types: readonly Type[],
  secret: string,
  key: string,
  userId: string,
): Type | null {
  const [, id = '', given = ''] = PATTERN.exec(key) ?? []
  if (id === '') return null
  return types.find((type) => isSameSignature(proof(secret, id, userId, type), given)) ?? null
}

/** 128 bits of the signature: as hard to guess as the id itself. */
const proof = (secret: string, id: string, userId: string, contentType: string): string =>
  signatureOf(secret, PURPOSE, [id, userId, contentType]).toString('hex', 0, 16)
