import { escapeHtml } from '@/src/domain/recipe-html/escape'

/** Gmail cuts a mail at this size, in bytes. */
const MAX_BYTES = 102_000

/** Addresses by which the opening of a mail and the clicks on its links are counted; null where they are not. */
export type CountingLinks = {
  pixelUrl: string | null
  /** Returns the address that leads to a target and counts the click. */
  linkUrl: ((target: string) => string) | null
}

/**
 * Adds counting of a recipient to the HTML of a mail. Only links to web addresses are counted: those of the
 * recipient, to unsubscribe and to the preferences, are not set yet (`recipient-links.ts`). A mail that would
 * become too long has plain links.
 * @see docs/product/newsletters.md#counting-opens-and-clicks
 */
export function withCounting(html: string, { pixelUrl, linkUrl }: CountingLinks): string {
  const counted = linkUrl === null ? html : withCountedLinks(html, linkUrl)
  const linked = Buffer.byteLength(counted) > MAX_BYTES ? html : counted
  return pixelUrl === null ? linked : withPixel(linked, pixelUrl)
}

const LINK = /(<a\s(?:[^>]*?\s)?href=")(https?:\/\/[^"]*)"/g

const withCountedLinks = (html: string, linkUrl: (target: string) => string): string =>
  html.replace(LINK, (link, start: string, escaped: string) => {
    const target = unescapeHtml(escaped)
    return URL.canParse(target) ? `${start}${escapeHtml(linkUrl(target))}"` : link
  })

/** The entities that React writes in attributes. */
const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&quot;': '"',
  '&#x27;': "'",
  '&#39;': "'",
  '&lt;': '<',
  '&gt;': '>',
}

const unescapeHtml = (text: string): string =>
  text.replace(/&(?:amp|quot|#x27|#39|lt|gt);/g, (entity) => ENTITIES[entity] ?? entity)

function withPixel(html: string, url: string): string {
  const pixel = `<img src="${escapeHtml(url)}" width="1" height="1" alt="" style="display:block;border:0" />`
  const end = html.lastIndexOf('</body>')
  return end === -1 ? html + pixel : html.slice(0, end) + pixel + html.slice(end)
}
