import type { Metadata } from 'next'
import { FEED_PATHS } from '@/src/server/feeds/feed'

const FEED_LINKS = [
  { rel: 'alternate', type: 'application/rss+xml', url: FEED_PATHS.rss },
  { rel: 'alternate', type: 'application/feed+json', url: FEED_PATHS.json },
]

/**
 * Adds links to a site's feeds to the head of its pages. They are among the icons: a page's own
 * `alternates` (its canonical address) override those of its layout, but icons do not.
 */
export function withFeedLinks(head: Metadata): Metadata {
  const { icons } = head
  return { ...head, icons: { ...(hasIcon(icons) ? icons : {}), other: FEED_LINKS } }
}

const hasIcon = (icons: Metadata['icons']): icons is { icon: string } =>
  typeof icons === 'object' && icons !== null && 'icon' in icons
