import sharp from 'sharp'
import type { Sharp } from 'sharp'
import { DECODE_SECONDS, MAX_PIXELS } from './limits'
import { preparePicture } from './prepare-picture'

/** Pixels of the longer side: a page of A4 at 340 dpi. Recognition needs no more and takes memory by the pixel. */
const MAX_LEGIBLE_SIDE = 4000

/**
 * Converts a picture for the recognition of text: a grey PNG, upright, at most 4000 pixels a side.
 * @throws UnreadablePictureError for one that is damaged, too large or of another kind
 */
export async function legiblePicture(picture: Uint8Array): Promise<Buffer> {
  const { data } = await preparePicture(Buffer.from(picture))
  return greyPage(sharp(data, { limitInputPixels: MAX_PIXELS })).toBuffer()
}

/** Pixels as a decoder gives them: grey, or with three or four values each. */
export type RawPicture = {
  data: Uint8Array | Uint8ClampedArray
  width: number
  height: number
  channels: 1 | 3 | 4
}

/** Encodes decoded pixels as a grey PNG of at most 4000 pixels a side. */
export const encodeRawPicture = ({ data, ...raw }: RawPicture): Promise<Buffer> =>
  greyPage(sharp(data, { raw, limitInputPixels: MAX_PIXELS })).toBuffer()

const greyPage = (picture: Sharp): Sharp =>
  picture
    .autoOrient()
    .flatten({ background: '#fff' })
    .resize({
      width: MAX_LEGIBLE_SIDE,
      height: MAX_LEGIBLE_SIDE,
      fit: 'inside',
      withoutEnlargement: true,
    })
    .toColorspace('b-w')
    .png({ compressionLevel: 1 })
    .timeout({ seconds: DECODE_SECONDS })
