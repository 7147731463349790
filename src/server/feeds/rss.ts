import { FEED_PATHS } from './feed'
import type { FeedItem } from './feed'
import type { FeedSite } from './feed-site'
import { XML_DECLARATION, xmlCdata, xmlElement, xmlTextElement } from './xml'

const NAMESPACES = {
  'xmlns:atom': 'http://www.w3.org/2005/Atom',
  'xmlns:content': 'http://purl.org/rss/1.0/modules/content/',
  'xmlns:dc': 'http://purl.org/dc/elements/1.1/',
  'xmlns:media': 'http://search.yahoo.com/mrss/',
} as const

/** A site's latest recipes as RSS 2.0, whole in `content:encoded`. */
export function rssFeed(site: FeedSite, items: readonly FeedItem[]): string {
  const self = { href: site.origin + FEED_PATHS.rss, rel: 'self', type: 'application/rss+xml' }
  const channel = [
    xmlTextElement('title', site.title),
    xmlTextElement('link', `${site.origin}/`),
    // Readers insist on a description: without one it is the title.
    xmlTextElement('description', site.description || site.title),
    xmlTextElement('language', site.language),
    xmlTextElement('lastBuildDate', site.changedAt.toUTCString()),
    xmlElement('atom:link', '', self),
    ...items.map((item) => itemElement(item, site.authorName)),
  ]
  const rss = xmlElement('channel', channel.join('\n'))
  return `${XML_DECLARATION}${xmlElement('rss', rss, { version: '2.0', ...NAMESPACES })}\n`
}

function itemElement(item: FeedItem, authorName: string): string {
  const { title, url, summary, html, publishedAt, categories } = item
  return xmlElement(
    'item',
    [
      xmlTextElement('title', title),
      xmlTextElement('link', url),
      xmlTextElement('guid', url, { isPermaLink: 'true' }),
      xmlTextElement('pubDate', new Date(publishedAt).toUTCString()),
      // `author` wants an address to write to.
      xmlTextElement('dc:creator', authorName),
      ...categories.map((category) => xmlTextElement('category', category)),
      xmlTextElement('description', summary),
      pictureElement(item),
      xmlElement('content:encoded', xmlCdata(html)),
    ].join('\n'),
  )
}

/** Without a type: the picture's format depends on the client. */
function pictureElement({ image }: FeedItem): string {
  if (image === null) return ''
  const size = image.width > 0 ? { width: image.width, height: image.height } : {}
  return xmlElement('media:content', '', { url: image.url, medium: 'image', ...size })
}
