/** Cache header of media: the bytes of a key never change. */
export const IMMUTABLE = 'public, max-age=31536000, immutable'

/** Returns whether `If-None-Match` matches a tag: in a list, weak, or any (RFC 9110 §13.1.2). */
export function matchesEtag(header: string | null, etag: string): boolean {
  if (header === null) return false
  if (header.trim() === '*') return true
  const tags: string[] = header.match(/"[^"]*"/g) ?? []
  return tags.includes(etag)
}

/** Builds the response for a key without a file: not cached, since the file may be uploaded in a moment. */
export const mediaNotFound = (what: 'picture' | 'video'): Response =>
  new Response(`There is no such ${what}.`, {
    status: 404,
    headers: { 'cache-control': 'no-store' },
  })

/**
 * Builds the response when the file store does not respond.
 * @see docs/product/media.md#a-store-that-hangs
 */
export const storeUnavailable = (): Response =>
  new Response('This file cannot be read at the moment. Please try again.', {
    status: 503,
    headers: { 'cache-control': 'no-store', 'retry-after': '10' },
  })

/** Builds the response when too many pictures are waiting to be computed. */
export const tooManyPictures = (): Response =>
  new Response('Too many pictures requested at once. Please try again.', {
    status: 503,
    headers: { 'cache-control': 'no-store', 'retry-after': '2' },
  })
