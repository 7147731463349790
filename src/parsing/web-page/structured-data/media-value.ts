import { toPlainText } from '@/src/parsing/plain-text'
import {
  asList,
  getFirstText,
  isNode,
  getProperty,
} from '@/src/parsing/web-page/structured-data/schema-value'

/** Deepest nesting of a picture's address that is read. */
const MAX_DEPTH = 10

/** Returns the URLs of an image value: strings, `ImageObject` nodes, or lists of either. */
export function getImageUrls(value: unknown, depth = 0): string[] {
  if (depth > MAX_DEPTH) return []
  const urls = asList(value).flatMap((item) => {
    if (typeof item === 'string') return [toPlainText(item)]
    if (!isNode(item)) return []
    const direct = getProperty(item, 'url', 'contentUrl', 'thumbnailUrl', '@id')
    return direct === undefined
      ? getImageUrls(getProperty(item, 'image', 'thumbnail'), depth + 1)
      : getImageUrls(direct, depth + 1)
  })
  return [...new Set(urls.filter((url) => /^(?:https?:)?\/\/|^[./]|\.\w{3,4}$/i.test(url)))]
}

/** Returns the URL of a video value: the video file, else the embed, else the page. */
export function getVideoUrl(value: unknown): string | null {
  for (const item of asList(value)) {
    if (typeof item === 'string' && /^https?:|^\/\//.test(item)) return item
    if (!isNode(item)) continue
    const url = getFirstText(
      getProperty(item, 'contentUrl', 'embedUrl', 'contentURL', 'embedURL', 'url'),
    )
    if (url) return url
  }
  return null
}
