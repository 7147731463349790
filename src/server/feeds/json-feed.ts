import { imageAddress } from '@/src/domain/addresses/image-address'
import { FEED_PATHS } from './feed'
import type { FeedItem } from './feed'
import type { FeedSite } from './feed-site'
import { stripForbiddenCharacters } from './xml'

const ICON_SIZE = 512

/** A site's latest recipes as JSON Feed 1.1, whole in `content_html`. */
export function jsonFeed(site: FeedSite, items: readonly FeedItem[]): string {
  const { title, description, origin, icon, authorName } = site
  const feed = {
    version: 'https://jsonfeed.org/version/1.1',
    title,
    home_page_url: `${origin}/`,
    feed_url: origin + FEED_PATHS.json,
    description: description ?? undefined,
    icon: icon
      ? origin + imageAddress(icon.key, { width: ICON_SIZE, height: ICON_SIZE })
      : undefined,
    authors: [{ name: authorName, url: `${origin}/` }],
    language: site.language,
    items: items.map(jsonItem),
  }
  return `${JSON.stringify(feed, withoutControlCharacters)}\n`
}

const jsonItem = (item: FeedItem) => ({
  id: item.url,
  url: item.url,
  title: item.title,
  content_html: item.html,
  summary: item.summary ?? undefined,
  image: item.image?.url,
  date_published: item.publishedAt,
  date_modified: item.updatedAt,
  tags: item.categories.length > 0 ? item.categories : undefined,
})

/** The same texts as in RSS: some readers turn JSON into XML, or decode it strictly. */
const withoutControlCharacters = (_key: string, value: unknown): unknown =>
  typeof value === 'string' ? stripForbiddenCharacters(value) : value
