import sharp from 'sharp'
import type { SharpOptions } from 'sharp'
import { DECODE_SECONDS, MAX_PIXELS } from '../limits'

/** The size of a composed logo in pixels, twice its displayed size. */
export const LOGO_SIZE = { width: 480, height: 128 } as const

/** The space around a logo on a plate, in pixels. */
const PLATE_SPACE = 16
/** Pixels an inch of drawings without a size, and the most they are drawn with. */
const DRAWING_DENSITY = 72
const MAX_DENSITY = 1200

/** A logo on its background. */
export type SiteLogo = {
  file: Buffer
  /** `#rrggbb` */
  ground: string
  /** `#rrggbb` right behind the logo, where it could not be seen on the ground; null for none. */
  plate: string | null
}

/**
 * Composes the logo of a site for mails and for pages of others, which show no drawings and may have
 * any background: at the left edge of its ground. @returns PNG
 */
export async function composeSiteLogo({ file, ground, plate }: SiteLogo): Promise<Buffer> {
  const space = plate === null ? 0 : PLATE_SPACE
  const box = { width: LOGO_SIZE.width - 2 * space, height: LOGO_SIZE.height - 2 * space }
  const logo = await sharp(file, await readingOptions(file, box))
    .autoOrient()
    .resize({ ...box, fit: 'inside' })
    .flatten({ background: plate ?? ground })
    .extend({
      top: space,
      bottom: space,
      left: space,
      right: space,
      background: plate ?? ground,
    })
    .timeout({ seconds: DECODE_SECONDS })
    .png()
    .toBuffer()
  return sharp({ create: { ...LOGO_SIZE, channels: 3, background: ground } })
    .composite([{ input: logo, gravity: 'west' }])
    .png({ palette: true })
    .toBuffer()
}

/** Renders drawings at their displayed size; other pictures have one size. */
async function readingOptions(
  file: Buffer,
  box: { width: number; height: number },
): Promise<SharpOptions> {
  const options = { limitInputPixels: MAX_PIXELS, failOn: 'none' } as const
  const { format, width, height } = await sharp(file, options).metadata()
  if (format !== 'svg') return options
  const scale = Math.min(box.width / width, box.height / height)
  const density = Math.ceil(DRAWING_DENSITY * scale)
  return { ...options, density: Math.min(MAX_DENSITY, Math.max(DRAWING_DENSITY, density)) }
}
