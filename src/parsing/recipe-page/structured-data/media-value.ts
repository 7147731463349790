import { plainText } from '@/src/parsing/plain-text'
import {
  asList,
  firstText,
  isNode,
  property,
} from '@/src/parsing/recipe-page/structured-data/schema-value'

/** Deepest nesting of a picture's address that is read. */
const DEEPEST = 10

/** The URLs of an image value: strings, `ImageObject` nodes, or lists of either. */
export function imageUrlsOf(value: unknown, depth = 0): string[] {
  if (depth > DEEPEST) return []
  const urls = asList(value).flatMap((item) => {
    if (typeof item === 'string') return [plainText(item)]
    if (!isNode(item)) return []
    const direct = property(item, 'url', 'contentUrl', 'thumbnailUrl', '@id')
    return direct === undefined
      ? imageUrlsOf(property(item, 'image', 'thumbnail'), depth + 1)
      : imageUrlsOf(direct, depth + 1)
  })
  return [...new Set(urls.filter((url) => /^(?:https?:)?\/\/|^[./]|\.\w{3,4}$/i.test(url)))]
}

/** The URL of a video value: what plays first, then the embed, then the page. */
export function videoUrlOf(value: unknown): string | null {
  for (const item of asList(value)) {
    if (typeof item === 'string' && /^https?:|^\/\//.test(item)) return item
    if (!isNode(item)) continue
    const url = firstText(property(item, 'contentUrl', 'embedUrl', 'contentURL', 'embedURL', 'url'))
    if (url) return url
  }
  return null
}
