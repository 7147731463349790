import type { Payload } from 'payload'
import { storageFor } from '@/media'
import { isMediaKey, pendingName } from '@/media/storage/storage'
import type { Received } from '@/media/storage/storage'
import { Failure, notFound } from '@/src/contract/failure'
import { MAX_UPLOAD_BYTES } from '@/src/domain/pictures/upload-limit'
import { environmentOf } from '../deployment'
import { tooLargeMessage } from './too-large'
import { signedContentType } from './upload-url'

/** A file being uploaded to one of our URLs. */
export type IncomingUpload = {
  key: string
  /** The query of the address, with its signature. */
  query: URLSearchParams
  contentType: string | null
  /** The length told beforehand; null when it is not. */
  contentLength: number | null
  body: AsyncIterable<Uint8Array>
}

/**
 * Receives a file at a signed URL; idempotent for the same bytes.
 * @throws Failure `forbidden` without a valid signature, `unsupported_media_type` for another type,
 *   `payload_too_large` above 25 MiB, of videos above the deployment's limit, `validation_failed` for an
 *   empty file, `conflict` for other bytes under an existing key
 */
export async function receiveUpload(payload: Payload, upload: IncomingUpload): Promise<void> {
  const { key, query, contentType, contentLength, body } = upload
  const storage = storageFor(payload.config.custom)
  // With a bucket, files are sent to it and never here.
  if (storage.uploads.kind !== 'through us' || !isMediaKey(key)) throw notFound('Upload')
  const signed = signedContentType(environmentOf(payload).secret, key, query)
  if (signed === null)
    throw new Failure('forbidden', 'This upload URL is no longer valid. Request a new one.')
  if (contentType !== signed) {
    throw new Failure('unsupported_media_type', `This upload URL only accepts ${signed}.`)
  }
  const most = mostBytes(payload, signed)
  if ((contentLength ?? 0) > most) throw tooLarge(most)
  if ((await storage.size(key)) !== null) throw taken()
  const received = await storage.uploads.receive(pendingName(key), body, most)
  const refusal = refusalOf(received, most)
  if (refusal) throw refusal
}

function refusalOf(received: Received, most: number): Failure | null {
  if (received === 'too_large') return tooLarge(most)
  if (received === 'empty') return empty()
  return received === 'different' ? taken() : null
}

/** Most bytes of a file of a content type that was signed. */
const mostBytes = (payload: Payload, contentType: string): number =>
  contentType.startsWith('video/') ? environmentOf(payload).maxVideoBytes : MAX_UPLOAD_BYTES

const tooLarge = (most: number): Failure =>
  new Failure('payload_too_large', tooLargeMessage('file', most))

const empty = (): Failure => new Failure('validation_failed', 'This file is empty.')

const taken = (): Failure =>
  new Failure('conflict', 'A different file has already been uploaded to this URL.')
