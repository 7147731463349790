import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { ImageQuery } from '@/src/contract/media/media'
import { diskCache } from './cache/disk-cache'
import type { DiskCache } from './cache/disk-cache'
import { diskStorage } from './storage/disk'
import { BusyError } from './gate'
import { pictureServer } from './serve'
import type { MediaStorage } from './storage/storage'
import { storePicture } from './store-picture'
import { plainPhoto } from './testing/photo'

let folder: string
let photo: Buffer
let storage: MediaStorage
let cache: DiskCache
let key: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'media-serve-'))
  storage = diskStorage(join(folder, 'media'))
  cache = diskCache(join(folder, 'cache'), 1_000_000_000)
  photo = await plainPhoto()
})
beforeEach(async () => {
  key = (await storePicture(storage, photo)).key
})
afterAll(async () => {
  await rm(folder, { recursive: true, force: true })
})

const query = (text = ''): ImageQuery =>
  ImageQuery.parse(Object.fromEntries(new URLSearchParams(text)))

describe('serving a picture', () => {
  it('computes a size once, however many ask at the same moment, and keeps it', async () => {
    const write = vi.spyOn(cache, 'write')
    const { serve } = pictureServer(storage, cache)
    const all = await Promise.all(
      Array.from({ length: 20 }, () => serve(key, query('width=321'), 'webp')),
    )
    expect(new Set(all.map((picture) => picture?.etag)).size).toBe(1)
    await serve(key, query('width=321'), 'webp')
    expect(write).toHaveBeenCalledTimes(1)
  })

  it('finds what was computed before a restart, without reading the source', async () => {
    const before = await pictureServer(storage, cache).serve(key, query('width=50'), 'jpeg')
    const read = vi.spyOn(storage, 'read')
    const after = await pictureServer(storage, cache).serve(key, query('width=50'), 'jpeg')
    expect(after).toEqual(before)
    expect(read).not.toHaveBeenCalled()
  })

  it('answers from memory without asking the disk', async () => {
    const { serve } = pictureServer(storage, cache)
    await serve(key, query('width=60'), 'jpeg')
    const read = vi.spyOn(cache, 'read')
    await serve(key, query('width=60'), 'jpeg')
    expect(read).not.toHaveBeenCalled()
  })

  it('gives every size, format, quality and crop a tag of its own', async () => {
    const { serve } = pictureServer(storage, cache)
    const asked = ['width=50', 'height=50', 'width=50&quality=60', 'width=50&crop=10,10,0,0']
    const tags = await Promise.all(
      asked.flatMap((text) => [
        serve(key, query(text), 'webp').then((picture) => picture?.etag),
        serve(key, query(text), 'jpeg').then((picture) => picture?.etag),
      ]),
    )
    expect(new Set(tags).size).toBe(8)
  })

  it('knows no picture under a key that nobody stored', async () => {
    const { serve } = pictureServer(storage, cache)
    expect(await serve('nothing.jpg', query(), 'jpeg')).toBeNull()
    expect(await serve('nothing.svg', query(), 'jpeg')).toBeNull()
  })

  it('still answers when nothing can be kept', async () => {
    const full = { ...cache, write: () => Promise.reject(new Error('no space left')) }
    const picture = await pictureServer(storage, full).serve(key, query('width=70'), 'jpeg')
    expect(picture?.contentType).toBe('image/jpeg')
  })

  it('computes two at a time, so that pages stay quick', async () => {
    let running = 0
    let most = 0
    const counted: MediaStorage = {
      ...storage,
      read: async (name) => {
        running += 1
        most = Math.max(most, running)
        const data = await storage.read(name)
        running -= 1
        return data
      },
    }
    const keys = await Promise.all(
      Array.from({ length: 8 }, async () => (await storePicture(storage, photo)).key),
    )
    const { serve } = pictureServer(counted, cache)
    await Promise.all(keys.map((each) => serve(each, query('width=40'), 'jpeg')))
    expect(most).toBe(2)
  })
})

describe('somebody who counts through the sizes of a picture', () => {
  it('is given a larger one that is there, and no more is computed or kept', async () => {
    const { serve } = pictureServer(storage, cache, 4)
    for (const width of [100, 200, 300, 400]) await serve(key, query(`width=${width}`), 'jpeg')
    const picture = await serve(key, query('width=250'), 'jpeg')
    expect((await sharp(picture?.data).metadata()).width).toBe(300)
    expect(await cache.names(key)).toHaveLength(4)
  })

  it('gets other shapes computed, each in the place of the one used longest ago', async () => {
    const { serve } = pictureServer(storage, cache, 4)
    for (const width of [100, 200, 300, 400]) await serve(key, query(`width=${width}`), 'jpeg')
    const picture = await serve(key, query('width=90&height=90'), 'jpeg')
    expect((await sharp(picture?.data).metadata()).height).toBe(90)
    expect(await cache.names(key)).toHaveLength(4)
    expect(await cache.names(key)).toContain('90x90-q75.jpeg')
  })

  it('gets no further by asking for all of them in the same moment', async () => {
    const { serve } = pictureServer(storage, cache, 4)
    const asked = Array.from({ length: 60 }, (_, index) =>
      serve(key, query(`width=100&height=${10 + index}`), 'jpeg').catch((error: unknown) => error),
    )
    const answers = await Promise.all(asked)
    expect(answers.filter((answer) => answer instanceof BusyError).length).toBeGreaterThan(20)
    expect((await cache.names(key)).length).toBeLessThanOrEqual(5)
  })

  it('takes nothing from the other formats', async () => {
    const { serve } = pictureServer(storage, cache, 1)
    await serve(key, query('width=100'), 'jpeg')
    const picture = await serve(key, query('width=50'), 'webp')
    expect((await sharp(picture?.data).metadata()).width).toBe(50)
  })
})
