import { randomUUID } from 'node:crypto'
import { IMAGE_EXTENSIONS, IMAGE_TYPES, storedImageType } from '@/src/domain/pictures/image-type'
import type { ImageType } from '@/src/domain/pictures/image-type'
import { storedVideoType, VIDEO_EXTENSIONS, VIDEO_TYPES } from '@/src/domain/video-type'
import type { VideoType } from '@/src/domain/video-type'
import { isSameSignature, signatureOf } from '../signing'

/*
 * A key carries the proof of who asked for it and for what kind of file:
 * `{uuid}-{signature}.{ending}`, signed over uuid, user and content type. So nothing is stored for a
 * file that may never come, and there is no row to clear away; the kind is found by trying all.
 * The proof says only that somebody asked: it opens nothing, and may stay in public addresses.
 */

const PURPOSE = 'upload keys'
const PATTERN = /^([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})-([\da-f]{32})\.[a-z\d]+$/

/** A new key for a file that a user means to upload. It is named at once as what it is kept as. */
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

/** The kind of picture a user asked this key for; null when this user never asked for it. */
export const declaredType = (secret: string, key: string, userId: string): ImageType | null =>
  declaredAmong(IMAGE_TYPES, secret, key, userId)

/** The kind of video a user asked this key for; null when this user never asked for it. */
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
