import type { Payload } from 'payload'
import { mediaOf } from '@/media'
import { BusyError } from '@/media/gate'
import type { ServedPicture } from '@/media/serve'
import { isMediaKey } from '@/media/storage/storage'
import { isStoreUnavailable } from '@/media/storage/store-away'
import { formatForAccept } from '@/media/transform'
import { ImageQuery } from '@/src/contract/media/media'
import {
  IMMUTABLE,
  matchesEtag,
  mediaNotFound,
  storeUnavailable,
  tooManyPictures,
} from './media-answers'
import { findPictureParty } from '@/src/server/pictures/party'
import { setLength } from '@/src/server/web/answer-length'
import { answerIsForEveryone } from '@/src/server/web/answer-notes'

/** Drawings may contain script: they are shown in a sandbox that runs none. */
const SVG_POLICY = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox"

/**
 * Answers `GET /media/{key}`: the picture in a format that the browser accepts, cacheable without expiry.
 */
export async function answerPicture(
  payload: Payload,
  request: Request,
  key: string,
): Promise<Response> {
  const query = ImageQuery.safeParse(Object.fromEntries(new URL(request.url).searchParams))
  if (!query.success) return new Response('The requested size is not valid.', { status: 422 })
  if (!isMediaKey(key)) return mediaNotFound('picture')
  try {
    const { pictures } = mediaOf(payload.config.custom)
    const format = formatForAccept(request.headers.get('accept'))
    const picture = await pictures.serve(key, query.data, format, () =>
      findPictureParty(payload, key),
    )
    if (!picture) return mediaNotFound('picture')
    answerIsForEveryone({ kind: 'file' })
    return send(request, picture)
  } catch (error) {
    if (error instanceof BusyError) return tooManyPictures()
    if (isStoreUnavailable(error)) return storeUnavailable()
    throw error
  }
}

function send(request: Request, { data, contentType, etag }: ServedPicture): Response {
  const headers = new Headers({
    'cache-control': IMMUTABLE,
    vary: 'Accept',
    etag,
    'x-content-type-options': 'nosniff',
  })
  if (matchesEtag(request.headers.get('if-none-match'), etag)) {
    return new Response(null, { status: 304, headers })
  }
  headers.set('content-type', contentType)
  setLength(headers, data.length)
  if (contentType === 'image/svg+xml') headers.set('content-security-policy', SVG_POLICY)
  return new Response(request.method === 'HEAD' ? null : data, { headers })
}
