import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { deflateSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import sharp from 'sharp'
import { MAX_UPLOAD_BYTES } from '@/src/domain/pictures/upload-limit'
import { diskStorage } from './storage/disk'
import { crc32 } from './metadata/crc32'
import { sniffImageType } from './sniff'
import type { MediaStorage } from './storage/storage'
import { storePicture } from './store-picture'
import { heicPhoto } from './testing/heic'
import { colourAt, halves, notedPhoto, plainPhoto } from './testing/photo'
import { UnreadablePictureError } from './unreadable'

let folder: string
let storage: MediaStorage
let photo: Buffer
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'media-store-'))
  storage = diskStorage(folder)
  photo = await plainPhoto()
})
afterAll(async () => {
  await rm(folder, { recursive: true, force: true })
})

const uint32 = (value: number): Buffer => {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32LE(value)
  return bytes
}

/** A red BMP of 40 by 30 pixels; with a palette where a pixel has eight bits or less. */
function redBmp(bits: number, masks: readonly number[] = []): Buffer {
  const [width, height] = [40, 30]
  const palette = bits > 8 ? Buffer.alloc(0) : Buffer.alloc(4 * 2 ** bits)
  if (bits <= 8) palette[2] = 255
  const rowBytes = Math.ceil((width * bits) / 32) * 4
  const pixel = { 16: [0, 0x7c], 24: [0, 0, 255], 32: [0, 0, 255, 0] }[bits] ?? [0]
  const row = Buffer.alloc(rowBytes, Buffer.from(pixel))
  const table = Buffer.concat([palette, ...masks.map(uint32)])
  const head = Buffer.alloc(54)
  head.write('BM', 'latin1')
  head.writeUInt32LE(54 + table.length + rowBytes * height, 2)
  head.writeUInt32LE(54 + table.length, 10)
  head.writeUInt32LE(40, 14)
  head.writeInt32LE(width, 18)
  head.writeInt32LE(height, 22)
  head.writeUInt16LE(1, 26)
  head.writeUInt16LE(bits, 28)
  head.writeUInt32LE(masks.length > 0 ? 3 : 0, 30)
  return Buffer.concat([head, table, ...Array.from({ length: height }, () => row)])
}

const fileCount = async () => (await readdir(folder, { recursive: true })).length

/** A PNG of a few bytes that says it has so many pixels. */
function bomb(side: number): Buffer {
  const chunk = (type: string, content: Buffer) => {
    const bytes = Buffer.concat([Buffer.alloc(4), Buffer.from(type), content, Buffer.alloc(4)])
    bytes.writeUInt32BE(content.length, 0)
    bytes.writeUInt32BE(crc32(bytes.subarray(4, -4)), bytes.length - 4)
    return bytes
  }
  const header = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 8, 2, 0, 0, 0])
  header.writeUInt32BE(side, 0)
  header.writeUInt32BE(side, 4)
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  const pixels = deflateSync(Buffer.alloc(1_000_000))
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', pixels),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

describe('storing a picture', () => {
  it('makes a WebP of a TIFF, with what is transparent in it', async () => {
    const scan = await sharp(photo).tiff().toBuffer()
    const stored = await storePicture(storage, scan)
    expect(stored).toMatchObject({ mimeType: 'image/webp', width: 800, height: 600 })
    const clear = await sharp(photo).ensureAlpha(0.5).tiff({ compression: 'deflate' }).toBuffer()
    const { key } = await storePicture(storage, clear)
    expect(await sharp((await storage.read(key)) ?? Buffer.alloc(0)).metadata()).toMatchObject({
      hasAlpha: true,
    })
    await expect(storePicture(storage, scan.subarray(0, 400))).rejects.toThrow('damaged')
  })

  it.each([1, 4, 8, 16, 24, 32])('makes a WebP of a BMP of %i bits', async (bits) => {
    const bytes = redBmp(bits)
    const { key, ...stored } = await storePicture(storage, bytes)
    expect(stored).toMatchObject({ mimeType: 'image/webp', width: 40, height: 30 })
    const kept = sharp((await storage.read(key)) ?? Buffer.alloc(0))
    const { dominant, isOpaque } = await kept.stats()
    expect([dominant.r > 220, dominant.g < 40, isOpaque]).toEqual([true, true, true])
    await expect(storePicture(storage, bytes.subarray(0, 50))).rejects.toThrow('damaged')
  })

  it('reads a BMP whose colors have masks, and refuses a compressed one', async () => {
    const bytes = redBmp(32, [0xff0000, 0xff00, 0xff])
    const { key } = await storePicture(storage, bytes)
    const kept = sharp((await storage.read(key)) ?? Buffer.alloc(0))
    expect((await kept.stats()).dominant.r).toBeGreaterThan(220)
    const packed = redBmp(8)
    packed.writeUInt32LE(1, 30)
    await expect(storePicture(storage, packed)).rejects.toThrow('a compressed BMP')
  })

  it('refuses a BMP of too many pixels before it is decoded', async () => {
    const bytes = redBmp(24)
    bytes.writeInt32LE(16_000, 18)
    bytes.writeInt32LE(-16_000, 22)
    await expect(storePicture(storage, bytes)).rejects.toThrow('megapixels')
  })

  it.each([
    ['8BPS\0\x01', 'a Photoshop picture'],
    ['%PDF-1.7', 'a PDF'],
  ])('says of what cannot be read what it is, and what to do', async (head, kind) => {
    await expect(storePicture(storage, Buffer.from(head, 'latin1'))).rejects.toThrow(
      `This file is ${kind}, which we cannot read. Save it as JPEG or PNG.`,
    )
  })

  it('keeps its bytes under a key of ours, and knows its size and a tiny stand-in', async () => {
    const stored = await storePicture(storage, photo)
    expect(stored).toMatchObject({ mimeType: 'image/jpeg', width: 800, height: 600 })
    expect(stored).toMatchObject({ filesize: photo.length })
    expect(stored.key).toMatch(/^[\da-f-]{36}\.jpg$/)
    expect(stored.lqip).toMatch(/^data:image\/webp;base64,/)
    expect(stored.lqip.length).toBeLessThan(1000)
    expect((await storage.read(stored.key))?.equals(photo)).toBe(true)
  })

  it('takes every kind there is and calls it what it is', async () => {
    const picture = await halves()
    const files = {
      'image/png': picture.clone().png(),
      'image/webp': picture.clone().webp(),
      'image/gif': picture.clone().gif(),
      'image/avif': picture.clone().avif({ effort: 0 }),
    }
    for (const [type, file] of Object.entries(files)) {
      const data = await file.toBuffer()
      expect(sniffImageType(data)).toBe(type)
      const stored = await storePicture(storage, data)
      expect(stored).toMatchObject({ mimeType: type, width: 800, height: 600 })
    }
    const svg = Buffer.from(
      '<?xml version="1.0"?>\n<!-- x -->\n<svg viewBox="0 0 30 20" xmlns="http://www.w3.org/2000/svg"/>',
    )
    expect(await storePicture(storage, svg)).toMatchObject({
      mimeType: 'image/svg+xml',
      width: 30,
      height: 20,
    })
  })

  it('measures a photo as it is shown, when its camera was turned, and forgets where that was', async () => {
    const stored = await storePicture(storage, await (await notedPhoto(6)).jpeg().toBuffer())
    expect(stored).toMatchObject({ width: 600, height: 800 })
    const kept = await storage.read(stored.key)
    expect(kept?.includes('Secretcam')).toBe(false)
    expect(kept?.includes('GPSLatitude')).toBe(false)
  })

  it('keeps the photo of a telephone (HEIC) as JPEG, upright and in its own colours', async () => {
    expect(sniffImageType(heicPhoto())).toBe('image/heic')
    const stored = await storePicture(storage, heicPhoto(), { declared: 'image/heif' })
    expect(stored).toMatchObject({ mimeType: 'image/jpeg', width: 64, height: 96 })
    expect(stored.key).toMatch(/\.jpg$/)
    const kept = (await storage.read(stored.key)) ?? Buffer.alloc(0)
    const { icc, exif } = await sharp(kept).metadata()
    expect([icc?.length, exif]).toEqual([480, undefined])
    const top = await colourAt(kept, { left: 8, top: 8, width: 40, height: 30 })
    const bottom = await colourAt(kept, { left: 8, top: 58, width: 40, height: 30 })
    expect(top.red).toBeGreaterThan(top.blue + 100)
    expect(bottom.blue).toBeGreaterThan(bottom.red + 100)
  })

  it('refuses what is no picture or is cut short, whatever it is called, and stores nothing', async () => {
    const before = await fileCount()
    const heic = heicPhoto()
    const bad = [
      Buffer.from(''),
      Buffer.from('<html><svg></svg></html>'),
      Buffer.from('%PDF-1.7'),
      photo.subarray(0, 60),
      photo.subarray(0, photo.length / 2),
      heic.subarray(0, 200),
      heic.subarray(0, 900),
      Buffer.concat([heic.subarray(0, 40), Buffer.alloc(900, 0xff)]),
    ]
    for (const data of bad) {
      const tried = storePicture(storage, data)
      await expect(tried, data.toString('latin1', 0, 20)).rejects.toThrow(UnreadablePictureError)
    }
    expect(await fileCount()).toBe(before)
  })

  it('refuses a file of another kind than was told, with words', async () => {
    const tried = storePicture(storage, photo, { declared: 'image/png' })
    await expect(tried).rejects.toThrow('This file is a JPEG, not a PNG.')
    const script = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>')
    await expect(storePicture(storage, script, { declared: 'image/jpeg' })).rejects.toThrow(
      'an SVG',
    )
  })

  it('refuses pictures of more than 40 megapixels by their header, before they fill the memory', async () => {
    expect(bomb(20_000).length).toBeLessThan(2000)
    await expect(storePicture(storage, bomb(20_000))).rejects.toThrow('more than 40 megapixels')
    const heic = heicPhoto()
    const at = heic.indexOf('ispe') + 8
    heic.writeUInt32BE(9000, at)
    heic.writeUInt32BE(9000, at + 4)
    await expect(storePicture(storage, heic)).rejects.toThrow('more than 40 megapixels')
  })

  it('refuses files of more than 25 MB, through any door', async () => {
    const file = Buffer.concat([photo, Buffer.alloc(MAX_UPLOAD_BYTES)])
    await expect(storePicture(storage, file)).rejects.toThrow('larger than 25 MB')
  })
})
