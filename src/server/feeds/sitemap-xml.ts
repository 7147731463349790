import type { ImageSource } from '@/src/domain/addresses/image-address'
import { pictureAddress } from '@/src/domain/recipe-html/picture-html'
import { XML_DECLARATION, xmlElement, xmlText } from './xml'

/** An address of a map, with its pictures; `lastModified` is ISO 8601. */
export type MapAddress = {
  path: string
  lastModified: string | null
  images?: readonly ImageSource[]
}

/**
 * Recipes per map, and the longest address in characters (addresses are ASCII): a full map stays under the
 * 50,000 addresses and 50 MB of the protocol.
 */
export const RECIPES_PER_MAP = 10_000
const MOST_CHARACTERS = 5000

const PROTOCOL = 'http://www.sitemaps.org/schemas/sitemap/0.9'
const IMAGES = 'http://www.google.com/schemas/sitemap-image/1.1'

/** The head and the foot of a site map. */
export const MAP_START = `${XML_DECLARATION}<urlset xmlns="${PROTOCOL}" xmlns:image="${IMAGES}">\n`
export const MAP_END = '</urlset>\n'

/** An address of a map as XML, with as many of its pictures as there is room for. */
export function mapEntry({ path, lastModified, images = [] }: MapAddress, origin: string): string {
  const head = locationElement(origin + path) + lastModifiedElement(lastModified)
  let body = head
  for (const image of images) {
    const { url } = pictureAddress(image, origin)
    const element = xmlElement('image:image', xmlElement('image:loc', xmlText(asciiUrl(url))))
    if (body.length + element.length > MOST_CHARACTERS) break
    body += element
  }
  return `${xmlElement('url', body)}\n`
}

/** A map of maps, by their addresses. */
export function mapIndex(maps: readonly { url: string; lastModified: string }[]): string {
  const entries = maps.map(
    ({ url, lastModified }) =>
      `${xmlElement('sitemap', locationElement(url) + lastModifiedElement(lastModified))}\n`,
  )
  return `${XML_DECLARATION}<sitemapindex xmlns="${PROTOCOL}">\n${entries.join('')}</sitemapindex>\n`
}

const locationElement = (url: string): string => xmlElement('loc', xmlText(asciiUrl(url)))

const lastModifiedElement = (lastModified: string | null): string =>
  lastModified === null ? '' : xmlElement('lastmod', xmlText(lastModified))

/** An address as the protocol wants it: escaped, and so ASCII alone. */
const asciiUrl = (url: string): string => new URL(url).href
