import { setTimeout } from 'node:timers/promises'
import type { Payload } from 'payload'
import { storageFor } from '@/media'
import { drawnTone } from '@/media/drawn-tone'
import type { PublicSite } from '@/src/contract/site/site'

/** Files never change under a key, so each is measured once by a process. */
const known = new Map<string, number | null>()
const MOST = 1000
const underWay = new Map<string, Promise<number | null>>()

/** Milliseconds that a page waits for it. */
const PATIENCE = 500

/**
 * Returns the lightness of a site's logo, 0 to 1; null without a logo, for one with its own background, and
 * for an unreadable file.
 * @see docs/product/site-frame.md#logo
 */
export async function logoTone(payload: Payload, logo: PublicSite['logo']): Promise<number | null> {
  if (!logo) return null
  const before = known.get(logo.key)
  if (before !== undefined) return before
  const started =
    underWay.get(logo.key) ?? measure(payload, logo.key).finally(() => underWay.delete(logo.key))
  underWay.set(logo.key, started)
  // A hanging file store must not delay a page.
  return Promise.race([started, setTimeout(PATIENCE, null, { ref: false })])
}

async function measure(payload: Payload, key: string): Promise<number | null> {
  try {
    const file = await storageFor(payload.config.custom).read(key)
    const tone = file ? await drawnTone(file) : null
    if (known.size >= MOST) known.clear()
    known.set(key, tone)
    return tone
  } catch (error) {
    payload.logger.warn({ err: error, msg: 'The tone of a logo could not be measured' })
    return null
  }
}
