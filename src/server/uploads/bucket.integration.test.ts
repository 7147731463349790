import sharp from 'sharp'
import { afterAll, describe, expect, it } from 'vitest'
import { storageFor } from '@/media'
import { pendingName } from '@/media/storage/storage'
import { plainPhoto } from '@/media/testing/photo'
import { startS3 } from '@/media/testing/s3-server'
import { Failure } from '@/src/contract/failure'
import { MAX_UPLOAD_BYTES } from '@/src/domain/pictures/upload-limit'
import { answerPicture } from '@/endpoints/media/picture-response'
import { answerUpload } from '@/endpoints/media/upload-response'
import { answerVideo } from '@/endpoints/media/video-response'
import { makeUser } from '@/src/testing/builders'
import { testPayload } from '@/src/testing/payload'
import { createUploadRequest } from './create-upload-request'
import { registerImage } from './register-image'

const server = await startS3()
const stop = server.stop
const { bucket, region, endpoint, accessKeyId, secretAccessKey } = server.location
const payload = await testPayload({
  S3_BUCKET: bucket,
  S3_REGION: region,
  S3_ENDPOINT: endpoint ?? '',
  S3_ACCESS_KEY_ID: accessKeyId,
  S3_SECRET_ACCESS_KEY: secretAccessKey,
})
const userId = (await makeUser(payload)).id
afterAll(async () => {
  await stop()
})

async function upload(data: Buffer): Promise<string> {
  const asked = { userId, fileName: 'Loaf.jpg', contentType: 'image/jpeg' } as const
  const { key, uploadUrl, method, headers } = await createUploadRequest(payload, asked)
  const sent = await fetch(uploadUrl, { method, headers, body: new Uint8Array(data) })
  expect(sent.status).toBe(200)
  return key
}

// docs/product/media.md#upload
describe('pictures and videos in a bucket', () => {
  it('are sent to it directly, registered, and shown in any size', async () => {
    const key = await upload(await plainPhoto())
    const image = await registerImage(payload, { userId, key })
    expect(image).toMatchObject({ key, width: 800, height: 600 })
    expect(await storageFor(payload.config.custom).size(pendingName(key))).toBeNull()
    const shown = await answerPicture(
      payload,
      new Request(`http://localhost:3000/media/${key}?width=100`),
      key,
    )
    const { width } = await sharp(Buffer.from(await shown.arrayBuffer())).metadata()
    expect(width).toBe(100)
  })

  it('may be of any size there, and too large ones are refused unread and removed', async () => {
    const key = await upload(Buffer.alloc(MAX_UPLOAD_BYTES + 1))
    const refused = await registerImage(payload, { userId, key }).catch((error: unknown) => error)
    if (!(refused instanceof Failure)) throw new Error('A file that is too large was taken.')
    expect(refused.issues).toMatchObject([{ path: 'key', message: expect.stringMatching(/25 MB/) }])
    expect(await storageFor(payload.config.custom).size(pendingName(key))).toBeNull()
  })

  it('are never sent to us', async () => {
    const url = 'http://localhost:3000/media/uploads/a.jpg'
    const sent = new Request(url, { method: 'PUT', body: 'x' })
    expect((await answerUpload(payload, sent, 'a.jpg')).status).toBe(404)
  })

  it('are streamed in the parts that are asked for', async () => {
    const film = Buffer.from('0123456789'.repeat(1000))
    await storageFor(payload.config.custom).write('film.mp4', film, 'video/mp4')
    const headers = { range: 'bytes=5005-5009' }
    const request = new Request('http://localhost:3000/media/videos/film.mp4', { headers })
    const part = await answerVideo(payload, request, 'film.mp4')
    expect(part.status).toBe(206)
    expect(part.headers.get('content-range')).toBe('bytes 5005-5009/10000')
    expect(await part.text()).toBe('56789')
  })
})
