import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { composeSiteLogo, LOGO_SIZE } from './site-logo'

const SVG = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 10"><rect width="10" height="10" fill="#ff0000"/></svg>',
)
const square = (channels: 3 | 4, background: string) =>
  sharp({ create: { width: 40, height: 40, channels, background } })
    .png()
    .toBuffer()

const pixelOf = async (png: Buffer, left: number, top: number): Promise<number[]> => {
  const pixel = { left, top, width: 1, height: 1 }
  return [...(await sharp(png).removeAlpha().extract(pixel).raw().toBuffer())]
}

// docs/product/media.md#composed-pictures
describe('the composed logo of a site', () => {
  it('is a PNG of one size, the logo as large as it fits at the left of its ground', async () => {
    const file = await square(3, '#0000ff')
    const png = await composeSiteLogo({ file, ground: '#102030', plate: null })
    expect(await sharp(png).metadata()).toMatchObject({ format: 'png', ...LOGO_SIZE })
    expect(await pixelOf(png, 64, 64)).toEqual([0, 0, 255])
    expect(await pixelOf(png, 126, 126)).toEqual([0, 0, 255])
    expect(await pixelOf(png, 200, 64)).toEqual([0x10, 0x20, 0x30])
  })

  it('shows the ground through a logo without one', async () => {
    const png = await composeSiteLogo({ file: SVG, ground: '#00ff00', plate: null })
    expect(await pixelOf(png, 60, 60)).toEqual([255, 0, 0])
    expect(await pixelOf(png, 200, 60)).toEqual([0, 255, 0])
  })

  it('draws a drawing in full size instead of enlarging its dots', async () => {
    const png = await composeSiteLogo({ file: SVG, ground: '#ffffff', plate: null })
    // The edge of the red half: one column of dots, not a blur.
    const edge = await Promise.all([125, 126, 130].map((left) => pixelOf(png, left, 64)))
    expect(edge[0]).toEqual([255, 0, 0])
    expect(edge[2]).toEqual([255, 255, 255])
  })

  it('stands on a plate where it could not be seen on the ground', async () => {
    const file = await square(4, 'rgba(0, 0, 0, 0)')
    const png = await composeSiteLogo({ file, ground: '#000000', plate: '#ffffff' })
    expect(await pixelOf(png, 5, 64)).toEqual([255, 255, 255])
    expect(await pixelOf(png, 300, 64)).toEqual([0, 0, 0])
  })
})
