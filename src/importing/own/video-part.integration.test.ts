import { Readable } from 'node:stream'
import type { Payload } from 'payload'
import { afterAll, expect, it } from 'vitest'
import { storageFor } from '@/media'
import { startS3 } from '@/media/testing/s3-server'
import { webm } from '@/media/testing/videos'
import { makeSite } from '@/src/testing/builders'
import { testPayload } from '@/src/testing/payload'
import { createOwnLookup, getVideoKey } from './lookup'
import { storeVideoPart } from './video-part'

const stored = await testPayload()
const bucket = await startS3()
const folders = { folder: 'unused', cacheFolder: 'unused' }
const media = { kind: 's3', ...bucket.location, ...folders }
const config = { ...stored.config, custom: { ...stored.config.custom, media } }
const payload: Payload = Object.create(stored, { config: { value: config } })
afterAll(() => bucket.stop())

// docs/product/import-and-export.md#export
it('a video of an export is sent to a bucket, and is there once', async () => {
  const { id: siteId } = await makeSite(payload)
  const video = { file: 'videos/film.webm', title: 'Film', poster: null }
  const bytes = webm()
  const file = {
    name: video.file,
    size: bytes.length,
    open: () => Promise.resolve(Readable.from([bytes])),
  }
  const lookup = createOwnLookup(payload, siteId)
  for (let times = 0; times < 2; times += 1) {
    const target = { payload, siteId, lookup }
    expect(await storeVideoPart(video, file)(target)).toEqual({ outcome: 'created' })
  }
  const key = getVideoKey(siteId, 'film.webm')
  expect(await lookup.videoId('film.webm')).not.toBeNull()
  expect(await storageFor(payload.config.custom).read(key)).toHaveLength(bytes.length)
})
