import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startRealS3 } from '@/src/testing/servers/minio'
import type { RealS3 } from '@/src/testing/servers/minio'
import { hasServer } from '@/src/testing/servers/programs'
import { bytes, describeStorage } from '@/src/testing/media/storage-contract'
import { s3Storage } from './s3'

describe.skipIf(!hasServer('minio'))('a real S3 server', () => {
  let server: RealS3
  beforeAll(async () => {
    server = await startRealS3()
  })
  afterAll(() => server.stop())

  describeStorage('its bucket', () =>
    Promise.resolve({ storage: s3Storage(server.location), stop: () => Promise.resolve() }),
  )

  it('gives the first byte alone', async () => {
    const storage = s3Storage(server.location)
    await storage.write('film.mp4', bytes, 'video/mp4')
    const part = await (await storage.stream('film.mp4', { start: 0, end: 0 }))?.toArray()
    expect(Buffer.concat(part ?? [])).toEqual(bytes.subarray(0, 1))
  })

  it('takes from browsers one key and one content type, by the signed address alone', async () => {
    const { uploads, read } = s3Storage(server.location)
    if (uploads.kind !== 'direct') throw new Error('A bucket takes files itself.')
    const address = await uploads.sign('a.jpg', 'image/jpeg', 900)
    const send = async (url: string, type: string): Promise<number> =>
      (await fetch(url, { method: 'PUT', body: bytes, headers: { 'content-type': type } })).status
    expect(await send(address, 'text/html')).toBe(403)
    expect(await send(address.replace('a.jpg', 'b.jpg'), 'image/jpeg')).toBe(403)
    expect(await send(address.replace('=900', '=9000'), 'image/jpeg')).toBe(403)
    expect(await send(address, 'image/jpeg')).toBe(200)
    expect(await read('a.jpg')).toEqual(bytes)
  })

  it('tells a missing bucket from refused keys', async () => {
    const { location } = server
    expect(await s3Storage({ ...location, bucket: 'other' }).state()).toBe('missing')
    expect(await s3Storage({ ...location, secretAccessKey: 'wrong-secret' }).state()).toBe(
      'refused',
    )
    expect(await s3Storage({ ...location, endpoint: 'http://127.0.0.1:1' }).state()).toBe('away')
  })
})
