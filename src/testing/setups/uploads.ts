import type { Payload } from 'payload'
import { beforeAll, expect } from 'vitest'
import { plainPhoto } from '@/media/testing/photo'
import { Failure } from '@/src/contract/failure'
import type { ImageUpload } from '@/src/contract/media/image-write'
import type { ImageCreate } from '@/src/contract/media/image-write'
import type { ImageType } from '@/src/domain/pictures/image-type'
import { answerPicture } from '@/endpoints/media/picture-response'
import { answerUpload } from '@/endpoints/media/upload-response'
import { makeUser } from '@/src/testing/builders'
import { testPayload } from '@/src/testing/payload'
import { createUploadRequest } from '@/src/server/uploads/create-upload-request'
import { registerImage } from '@/src/server/uploads/register-image'

/** The product on a separate database for this test file. */
export let payload: Payload

/** The user who uploads. */
export let userId: string

/** A photo without camera metadata. */
export let photo: Buffer

beforeAll(async () => {
  payload = await testPayload()
  userId = (await makeUser(payload)).id
  photo = await plainPhoto()
})

/** Requests an upload URL. */
export const ask = (contentType: ImageType = 'image/jpeg', user = userId) =>
  createUploadRequest(payload, { userId: user, fileName: 'Loaf.jpg', contentType })

/** Uploads a file to its URL. */
export function put(
  { uploadUrl, key, headers }: ImageUpload,
  data: Uint8Array,
  more: Readonly<Record<string, string>> = {},
): Promise<Response> {
  const body = new Uint8Array(data)
  const all = { ...headers, 'content-length': String(data.length), ...more }
  return answerUpload(payload, new Request(uploadUrl, { method: 'PUT', body, headers: all }), key)
}

/** Requests an upload URL and uploads a file; returns its key. */
export async function upload(data: Buffer, contentType: ImageType = 'image/jpeg'): Promise<string> {
  const target = await ask(contentType)
  expect((await put(target, data)).status).toBe(200)
  return target.key
}

/** Registers an uploaded file as a picture. */
export const register = (key: string, more: Partial<ImageCreate> = {}, user = userId) =>
  registerImage(payload, { userId: user, key, ...more })

/** The error of an action; throws if it succeeds. */
export async function failure(
  promise: Promise<unknown>,
): Promise<Pick<Failure, 'code' | 'issues'>> {
  const error = await promise.then(
    () => undefined,
    (reason: unknown) => reason,
  )
  if (!(error instanceof Failure)) throw new Error(`Not refused: ${String(error)}`)
  return error
}

/** The response of the media route for a picture. */
export const view = (key: string, query = '') =>
  answerPicture(payload, new Request(`http://localhost:3000/media/${key}${query}`), key)
