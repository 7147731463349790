import type { Payload } from 'payload'
import { storageFor } from '@/media'
import { storePicture } from '@/media/store-picture'
import { drawMark, drawPicture, pictureKeys } from '../pictures'

/** Draws a demo picture, stores it, and gives its record's id; null for a key nothing is drawn for. */
export async function storeDemoPicture(
  payload: Payload,
  key: string,
  { siteId, alt }: { siteId: string | null; alt: string },
): Promise<string | null> {
  if (!pictureKeys.includes(key)) return null
  return storeImage(payload, (await drawPicture(key)).data, { siteId, alt })
}

/** Draws a logo or icon as SVG and stores it. */
export function storeDemoMark(
  payload: Payload,
  key: string,
  about: { siteId: string; alt: string },
): Promise<string> {
  return storeImage(payload, Buffer.from(drawMark(key)), about)
}

async function storeImage(
  payload: Payload,
  data: Buffer,
  { siteId, alt }: { siteId: string | null; alt: string },
): Promise<string> {
  const stored = await storePicture(storageFor(payload.config.custom), data)
  const { id } = await payload.create({
    collection: 'images',
    data: { ...stored, filename: stored.key, alt, site: siteId },
    depth: 0,
  })
  return id
}
