import sharp from 'sharp'
import type { Sharp } from 'sharp'

/** A picture of 800 by 600 pixels, the left half red, the right half blue. */
export async function halves(): Promise<Sharp> {
  const half = await sharp({
    create: { width: 400, height: 600, channels: 3, background: '#0000ff' },
  })
    .png()
    .toBuffer()
  const both = await sharp({
    create: { width: 800, height: 600, channels: 3, background: '#ff0000' },
  })
    .composite([{ input: half, left: 400, top: 0 }])
    .png()
    .toBuffer()
  return sharp(both)
}

/** The same as a JPEG without any notes. */
export const plainPhoto = async (): Promise<Buffer> =>
  (await halves()).jpeg({ quality: 95 }).toBuffer()

/** A photo with a camera's metadata: place, device, and orientation. */
export async function notedPhoto(orientation = 6): Promise<Sharp> {
  // Grain: without any, re-encoding would produce the same picture.
  const noise = { type: 'gaussian', mean: 210, sigma: 20 } as const
  const grain = await sharp({
    create: { width: 800, height: 600, channels: 3, background: '#808080', noise },
  })
    .png()
    .toBuffer()
  const photo = await (await halves()).composite([{ input: grain, blend: 'multiply' }]).toBuffer()
  return sharp(photo)
    .withMetadata({ orientation })
    .withIccProfile('p3')
    .withExifMerge({
      IFD0: { Make: 'Secretcam' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '48/1 12/1 30/1', GPSLongitudeRef: 'E' },
    })
    .withXmp(
      `<?xpacket begin="" id="W5M0MpCehiHzreSzNTczkc9d"?><x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description xmlns:exif="http://ns.adobe.com/exif/1.0/" exif:GPSLatitude="48,12.5N"/></rdf:RDF></x:xmpmeta><?xpacket end="w"?>`,
    )
}

/** Average red, green and blue of a part of a picture, out of 255. */
export async function colourAt(
  data: Uint8Array,
  part: { left: number; top: number; width: number; height: number },
): Promise<{ red: number; green: number; blue: number }> {
  const pixels = await sharp(data)
    .extract(part)
    .toColourspace('srgb')
    .removeAlpha()
    .png()
    .toBuffer()
  const [red = 0, green = 0, blue = 0] = await sharp(pixels).resize(1, 1).raw().toBuffer()
  return { red, green, blue }
}
