import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { drawnTone } from './drawn-tone'

const drawing = (colour: string): Buffer =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="300" height="60">
      <path d="M10 30h120v10H10z" fill="${colour}"/></svg>`,
  )

describe('the tone of a drawing on a transparent background', () => {
  it('is that of what is drawn, as WCAG counts light', async () => {
    expect(await drawnTone(drawing('#000'))).toBeCloseTo(0, 2)
    expect(await drawnTone(drawing('#fff'))).toBeCloseTo(1, 2)
    expect(await drawnTone(drawing('#808080'))).toBeCloseTo(0.216, 2)
    const png = await sharp(drawing('#fff')).png().toBuffer()
    expect(await drawnTone(png)).toBeCloseTo(1, 2)
  })

  it('is not told of a picture with a background of its own, nor of an empty one', async () => {
    const photo = sharp({ create: { width: 60, height: 40, channels: 3, background: '#222' } })
    expect(await drawnTone(await photo.jpeg().toBuffer())).toBeNull()
    expect(await drawnTone(drawing('none'))).toBeNull()
  })
})
