import sharp from 'sharp'
import { luminance } from '@/src/domain/appearance/colour'
import { uploadGate } from './gate'
import { DECODE_SECONDS, MAX_PIXELS } from './limits'

/** A picture that covers this share of its rectangle has a background of its own. */
const FILLED = 0.97
const SIDE = 96

/**
 * The lightness of a drawing on a transparent background: its mean relative luminance, from 0 (black) to 1
 * (white); null for a picture that fills its rectangle, or that shows nothing.
 * @see docs/product/site-frame.md#logo
 */
export async function drawnTone(file: Buffer): Promise<number | null> {
  const { data, info } = await uploadGate(() =>
    sharp(file, { limitInputPixels: MAX_PIXELS, failOn: 'none' })
      .resize({ width: SIDE, height: SIDE, fit: 'inside' })
      .toColourspace('srgb')
      .ensureAlpha()
      .raw()
      .timeout({ seconds: DECODE_SECONDS })
      .toBuffer({ resolveWithObject: true }),
  )
  return meanTone(data, info.width * info.height)
}

function meanTone(pixels: Buffer, count: number): number | null {
  let covered = 0
  let light = 0
  for (let at = 0; at < count * 4; at += 4) {
    const alpha = (pixels[at + 3] ?? 0) / 255
    covered += alpha
    light += alpha * luminance([pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0])
  }
  return covered === 0 || covered / count > FILLED ? null : light / covered
}
