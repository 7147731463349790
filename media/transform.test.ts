import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { ImageQuery } from '@/src/contract/media/media'
import { colourAt, halves, notedPhoto, plainPhoto } from './testing/photo'
import { formatForAccept, transform } from './transform'

let photo: Buffer
beforeAll(async () => {
  photo = await plainPhoto()
})

const query = (text = ''): ImageQuery =>
  ImageQuery.parse(Object.fromEntries(new URLSearchParams(text)))
const sizeOf = async (data: Buffer): Promise<[number, number, string]> => {
  const { width, height, format } = await sharp(data).metadata()
  return [width, height, format]
}

describe('a picture in another size', () => {
  it('fits the size asked for, and is never enlarged', async () => {
    const sizes: [string, [number, number]][] = [
      ['width=200', [200, 150]],
      ['height=300', [400, 300]],
      ['width=100&height=100', [100, 100]],
      ['width=4000', [800, 600]],
      ['', [800, 600]],
    ]
    for (const [asked, size] of sizes) {
      const data = await transform(photo, query(asked), 'jpeg')
      expect(await sizeOf(data), asked).toEqual([...size, 'jpeg'])
    }
  })

  it('has the crop cut out of the source before it is resized', async () => {
    const right = await transform(photo, query('crop=400,600,400,0&width=10'), 'jpeg')
    const { red, blue } = await colourAt(right, { left: 0, top: 0, width: 10, height: 10 })
    expect(blue).toBeGreaterThan(200)
    expect(red).toBeLessThan(60)
  })

  it('takes a crop that reaches over the edge for what is there', async () => {
    const data = await transform(photo, query('crop=9000,9000,700,500'), 'jpeg')
    expect(await sizeOf(data)).toEqual([100, 100, 'jpeg'])
  })

  it('stands upright and says nothing of its camera, in every format', async () => {
    const turned = await (await notedPhoto()).jpeg().toBuffer()
    for (const [format, read] of [
      ['jpeg', 'jpeg'],
      ['webp', 'webp'],
      ['avif', 'heif'],
    ] as const) {
      const data = await transform(turned, query('width=300'), format)
      expect(await sizeOf(data)).toEqual([300, 400, read])
      const { exif, xmp } = await sharp(data).metadata()
      expect([exif, xmp]).toEqual([undefined, undefined])
      const top = await colourAt(data, { left: 0, top: 0, width: 300, height: 150 })
      expect(top.red, format).toBeGreaterThan(top.blue)
    }
  })

  it('shows what is see-through as white where the format knows no other way', async () => {
    const clear = { r: 0, g: 0, b: 0, alpha: 0 }
    const source = await sharp({
      create: { width: 20, height: 20, channels: 4, background: clear },
    })
      .png()
      .toBuffer()
    const data = await transform(source, query(), 'jpeg')
    expect((await colourAt(data, { left: 5, top: 5, width: 5, height: 5 })).red).toBe(255)
  })

  it('is larger with more quality', async () => {
    const noise = await sharp({
      create: {
        width: 200,
        height: 200,
        channels: 3,
        background: '#808080',
        noise: { type: 'gaussian', mean: 128, sigma: 40 },
      },
    })
      .png()
      .toBuffer()
    for (const format of ['jpeg', 'webp', 'avif'] as const) {
      const [low, usual, high] = await Promise.all(
        ['quality=20', '', 'quality=95'].map((text) => transform(noise, query(text), format)),
      )
      expect(low?.length).toBeLessThan(usual?.length ?? 0)
      expect(usual?.length).toBeLessThan(high?.length ?? 0)
    }
  })

  it('keeps the colours of a photo with a profile of its own', async () => {
    const wide = await (await halves()).withIccProfile('p3').jpeg({ quality: 95 }).toBuffer()
    const data = await transform(wide, query('width=100'), 'jpeg')
    const { red, green } = await colourAt(data, { left: 0, top: 0, width: 40, height: 40 })
    expect(red).toBeGreaterThan(248)
    expect(green).toBeLessThan(8)
  })
})

describe('the format of a picture', () => {
  it('is the best one that the browser takes', () => {
    expect(formatForAccept('image/avif,image/webp,*/*')).toBe('avif')
    expect(formatForAccept('image/webp,*/*')).toBe('webp')
    expect(formatForAccept('text/html, IMAGE/WEBP;q=0.8')).toBe('webp')
    expect(formatForAccept('image/avif;q=0,image/webp')).toBe('webp')
    expect(formatForAccept('*/*')).toBe('jpeg')
    expect(formatForAccept(null)).toBe('jpeg')
  })
})
