import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { preparePicture } from './prepare-picture'
import { SERVED_FORMATS, transform } from './transform'

const long = (width: number, height: number): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#a63' }, limitInputPixels: false })
    .png()
    .toBuffer()

describe('a picture that is very long', () => {
  it.each([
    [100_000, 1],
    [1, 100_000],
    [40_001, 3],
    [16_384, 2],
  ])('is refused where no served format holds it: %i by %i', async (width, height) => {
    await expect(preparePicture(await long(width, height))).rejects.toThrow('16,383 pixels')
  })

  it.each([
    [16_383, 1],
    [1, 16_383],
  ])('is kept and served in every format where all hold it: %i by %i', async (width, height) => {
    const { data } = await preparePicture(await long(width, height))
    for (const format of SERVED_FORMATS) {
      for (const size of [{}, { width: 320 }, { height: 320 }, { width: 320, height: 240 }]) {
        expect((await transform(data, { ...size, quality: 75 }, format)).length).toBeGreaterThan(0)
      }
    }
  })

  it('is served smaller in every format where it was kept before', async () => {
    const kept = await long(30_000, 3)
    for (const format of SERVED_FORMATS) {
      const served = await transform(kept, { quality: 75 }, format)
      expect((await sharp(served).metadata()).width).toBeLessThanOrEqual(16_383)
    }
  })
})
