import { createHash } from 'node:crypto'
import type { ImageQuery } from '@/src/contract/media'
import type { MediaStorage } from './storage'
import { SERVED_TYPES, transform } from './transform'
import type { ServedFormat } from './transform'

/** A picture ready to be sent. */
export type ServedPicture = { data: Buffer; contentType: string; etag: string }

const underWay = new Map<string, Promise<ServedPicture | null>>()

/**
 * A picture in the size and format asked for, made once and kept; however many ask at the same time,
 * one computes. Null when there is no such picture. Drawings (SVG) are served as they are.
 */
export function servePicture(
  storage: MediaStorage,
  key: string,
  query: ImageQuery,
  format: ServedFormat,
): Promise<ServedPicture | null> {
  const name = key.endsWith('.svg') ? key : variantName(key, query, format)
  const running = underWay.get(name)
  if (running) return running
  const started = make(storage, key, name, query, format).finally(() => underWay.delete(name))
  underWay.set(name, started)
  return started
}

function variantName(key: string, query: ImageQuery, format: ServedFormat): string {
  const asked = JSON.stringify([key, query.width, query.height, query.quality, query.crop, format])
  return `v-${createHash('sha256').update(asked).digest('hex').slice(0, 40)}.${format}`
}

async function make(
  storage: MediaStorage,
  key: string,
  name: string,
  query: ImageQuery,
  format: ServedFormat,
): Promise<ServedPicture | null> {
  const kept = await storage.read(name)
  if (kept) return served(kept, name === key ? 'image/svg+xml' : SERVED_TYPES[format], name)
  const source = name === key ? null : await storage.read(key)
  if (!source) return null
  const data = await transform(source, query, format)
  await storage.write(name, data, SERVED_TYPES[format])
  return served(data, SERVED_TYPES[format], name)
}

/** Keys and variants never change their bytes, so their name is their tag. */
const served = (data: Buffer, contentType: string, name: string): ServedPicture => ({
  data,
  contentType,
  etag: `"${name}"`,
})
