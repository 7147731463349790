import type { PublicSite } from '@/src/contract/site/site'
import { isWebAddress } from '@/src/domain/addresses/web-address'

/** A channel of videos, by the platform and its name there. */
export type VideoChannel = { id: string; label: string; href: string }

const PLATFORMS: Readonly<Record<string, string>> = { youtube: 'YouTube', tiktok: 'TikTok' }

/** More than these are left to the social links. */
const SHOWN = 2

/**
 * The author's channels of videos among the social links: two at most, called by their name where
 * the address has one (`@harbor on YouTube`).
 * @see docs/product/site-frame.md#footer
 */
export function videoChannels(links: PublicSite['socialMediaLinks']): readonly VideoChannel[] {
  return links
    .flatMap(({ id, platform, url }) => {
      const place = PLATFORMS[platform]
      if (place === undefined || !isWebAddress(url)) return []
      const name = /^\/(@[^/]+)/.exec(new URL(url).pathname)?.[1]
      return { id, href: url, label: name ? `${decodeURI(name)} on ${place}` : place }
    })
    .slice(0, SHOWN)
}
