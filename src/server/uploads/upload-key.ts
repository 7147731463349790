import { randomUUID } from 'node:crypto'
import { IMAGE_EXTENSIONS, IMAGE_TYPES } from '@/src/domain/image-type'
import type { ImageType } from '@/src/domain/image-type'
import { isSameSignature, signatureOf } from './signing'

/*
 * A key carries the proof of who asked for it and for what kind of file:
 * `{uuid}-{signature}.{ending}`, signed over uuid, user and content type. So nothing is stored for a
 * file that may never come, and there is no row to clear away; the kind is found by trying the eight.
 * The proof says only that somebody asked: it opens nothing, and may stay in public addresses.
 */

const PURPOSE = 'upload keys'
const PATTERN = /^([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})-([\da-f]{32})\.[a-z]+$/

/** A new key for a file that a user means to upload. HEIC is kept as JPEG and named so at once. */
export function newUploadKey(secret: string, userId: string, contentType: ImageType): string {
  const id = randomUUID()
  const isHeif = contentType === 'image/heic' || contentType === 'image/heif'
  const ending = IMAGE_EXTENSIONS[isHeif ? 'image/jpeg' : contentType]
  return `${id}-${proof(secret, id, userId, contentType)}.${ending}`
}

/** The kind of file a user asked this key for; null when this user never asked for it. */
export function declaredType(secret: string, key: string, userId: string): ImageType | null {
  const [, id = '', given = ''] = PATTERN.exec(key) ?? []
  if (id === '') return null
  return IMAGE_TYPES.find((type) => isSameSignature(proof(secret, id, userId, type), given)) ?? null
}

/** 128 bits of the signature: as hard to guess as the id itself. */
const proof = (secret: string, id: string, userId: string, contentType: string): string =>
  signatureOf(secret, PURPOSE, [id, userId, contentType]).toString('hex', 0, 16)
