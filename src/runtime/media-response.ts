import type { Payload } from 'payload'
import { servePicture } from '@/media/serve'
import { storageFor } from '@/media'
import { isMediaKey } from '@/media/storage'
import { formatFor } from '@/media/transform'
import { ImageQuery } from '@/src/contract/media'

/** Drawings may carry script: they are shown in a sandbox where nothing of it runs. */
const SVG_POLICY = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox"

/** The answer to `GET /media/{key}`: the picture as the browser can take it, kept for ever. */
export async function answerPicture(
  payload: Payload,
  request: Request,
  key: string,
): Promise<Response> {
  const query = ImageQuery.safeParse(Object.fromEntries(new URL(request.url).searchParams))
  if (!query.success) return new Response('The size asked for is not readable.', { status: 422 })
  if (!isMediaKey(key)) return missing()
  const storage = storageFor(payload.config.custom)
  const format = formatFor(request.headers.get('accept'))
  const picture = await servePicture(storage, key, query.data, format)
  if (!picture) return missing()
  const headers = new Headers({
    'cache-control': 'public, max-age=31536000, immutable',
    vary: 'Accept',
    etag: picture.etag,
    'x-content-type-options': 'nosniff',
  })
  if (request.headers.get('if-none-match') === picture.etag) {
    return new Response(null, { status: 304, headers })
  }
  headers.set('content-type', picture.contentType)
  if (picture.contentType === 'image/svg+xml') headers.set('content-security-policy', SVG_POLICY)
  return new Response(new Uint8Array(picture.data), { headers })
}

const missing = (): Response =>
  new Response('There is no such picture.', {
    status: 404,
    headers: { 'cache-control': 'no-store' },
  })
