import sharp from 'sharp'
import { MAX_PIXELS, MAX_SVG_BYTES } from '../limits'
import { tooManyPixelsError, UnreadablePictureError } from '../unreadable'
import { sanitiseSvg } from './sanitise'

const EMBEDDED = /href="data:image\/[a-z]+;base64,([^"]*)"/g

/**
 * Sanitises a drawing for storage and refuses one that embeds a picture too large to decode.
 * @throws UnreadablePictureError
 */
export async function prepareDrawing(data: Buffer): Promise<Buffer> {
  if (data.length > MAX_SVG_BYTES) {
    throw new UnreadablePictureError(
      `This drawing is larger than ${MAX_SVG_BYTES / 1024 / 1024} MB. Please make it simpler.`,
    )
  }
  const drawing = sanitiseSvg(data)
  let pixels = 0
  for (const [, embedded = ''] of drawing.toString().matchAll(EMBEDDED)) {
    pixels += await pixelsOf(Buffer.from(embedded, 'base64'))
    if (pixels > MAX_PIXELS) throw tooManyPixelsError()
  }
  return drawing
}

/** Counts the pixels of a drawing; 0 for one that cannot be rendered. */
async function pixelsOf(data: Buffer): Promise<number> {
  try {
    const { width, height } = await sharp(data).metadata()
    return width * height
  } catch {
    return 0
  }
}
