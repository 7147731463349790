import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { ImageQuery } from '@/src/contract/media'
import { diskStorage } from './disk'
import { servePicture } from './serve'
import { isMediaKey } from './storage'
import type { MediaStorage } from './storage'
import { storePicture, UnreadablePictureError } from './store-picture'
import { formatFor, transform } from './transform'

let folder: string
let storage: MediaStorage
let photo: Buffer

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'media-test-'))
  storage = diskStorage(folder)
  // Left half red, right half blue.
  const half = await sharp({
    create: { width: 400, height: 600, channels: 3, background: '#0000ff' },
  })
    .png()
    .toBuffer()
  photo = await sharp({ create: { width: 800, height: 600, channels: 3, background: '#ff0000' } })
    .composite([{ input: half, left: 400, top: 0 }])
    .jpeg({ quality: 95 })
    .toBuffer()
})
afterAll(async () => {
  await rm(folder, { recursive: true, force: true })
})

const query = (text = ''): ImageQuery =>
  ImageQuery.parse(Object.fromEntries(new URLSearchParams(text)))
const sizeOf = async (data: Buffer): Promise<[number, number, string]> => {
  const { width, height, format } = await sharp(data).metadata()
  return [width, height, format]
}

describe('storing a picture', () => {
  it('keeps its bytes under a key of ours, and knows its size and a tiny stand-in', async () => {
    const stored = await storePicture(storage, photo)
    expect(stored).toMatchObject({ mimeType: 'image/jpeg', width: 800, height: 600 })
    expect(stored.key).toMatch(/^[\da-f-]{36}\.jpg$/)
    expect(stored.lqip).toMatch(/^data:image\/webp;base64,/)
    expect(stored.lqip.length).toBeLessThan(1000)
    expect(await storage.read(stored.key)).toEqual(photo)
  })

  it('measures a photo as it is shown, when its camera was turned', async () => {
    const turned = await sharp(photo).withMetadata({ orientation: 6 }).toBuffer()
    expect(await storePicture(storage, turned)).toMatchObject({ width: 600, height: 800 })
  })

  it('refuses what is no picture, whatever it is called, and stores nothing', async () => {
    const before = (await readdir(folder, { recursive: true })).length
    for (const data of [Buffer.from(''), Buffer.from('<html></html>'), photo.subarray(0, 60)]) {
      await expect(storePicture(storage, data)).rejects.toThrow(UnreadablePictureError)
    }
    expect((await readdir(folder, { recursive: true })).length).toBe(before)
  })
})

describe('serving a picture', () => {
  it('fits it to the size asked for, and never enlarges it', async () => {
    expect(await sizeOf(await transform(photo, query('width=200'), 'jpeg'))).toEqual([
      200,
      150,
      'jpeg',
    ])
    expect(await sizeOf(await transform(photo, query('width=100&height=100'), 'webp'))).toEqual([
      100,
      100,
      'webp',
    ])
    expect(await sizeOf(await transform(photo, query('width=4000'), 'jpeg'))).toEqual([
      800,
      600,
      'jpeg',
    ])
  })

  it('cuts the crop out of the source before it resizes', async () => {
    const right = await transform(photo, query('crop=400,600,400,0&width=10'), 'jpeg')
    const [red = 0, , blue = 0] = await sharp(right).resize(1, 1).raw().toBuffer()
    expect(blue).toBeGreaterThan(200)
    expect(red).toBeLessThan(60)
  })

  it('takes a crop that reaches over the edge for what is there', async () => {
    const data = await transform(photo, query('crop=9000,9000,700,500'), 'jpeg')
    expect(await sizeOf(data)).toEqual([100, 100, 'jpeg'])
  })

  it('chooses the format by what the browser takes', () => {
    expect(formatFor('image/avif,image/webp,*/*')).toBe('avif')
    expect(formatFor('image/webp,*/*')).toBe('webp')
    expect(formatFor(null)).toBe('jpeg')
  })

  it('computes a variant once, however many ask at the same moment, and keeps it', async () => {
    const { key } = await storePicture(storage, photo)
    const write = vi.spyOn(storage, 'write')
    const asked = query('width=321')
    const all = await Promise.all(
      Array.from({ length: 20 }, () => servePicture(storage, key, asked, 'webp')),
    )
    expect(new Set(all.map((picture) => picture?.etag)).size).toBe(1)
    await servePicture(storage, key, asked, 'webp')
    expect(write).toHaveBeenCalledTimes(1)
    write.mockRestore()
  })

  it('knows no picture under a key nobody stored', async () => {
    expect(await servePicture(storage, 'nothing.jpg', query(), 'jpeg')).toBeNull()
  })

  it('takes no key that leaves the folder', () => {
    for (const key of ['../secrets.json', 'a/b.jpg', '..', '', '.env', 'a\\b', 'a'.repeat(300)]) {
      expect(isMediaKey(key), key).toBe(false)
    }
    expect(isMediaKey('0f8e-1.jpg')).toBe(true)
  })
})
