import type { Readable } from 'node:stream'
import type { Payload } from 'payload'
import type { ByteRange } from '@/media/storage/storage'
import { isStoreUnavailable } from '@/media/storage/store-away'
import { readRange } from '@/media/videos/range'
import type { RequestedRange } from '@/media/videos/range'
import { findVideo } from '@/src/server/uploads/find-video'
import type { StoredVideo } from '@/src/server/uploads/find-video'
import { IMMUTABLE, matchesEtag, mediaNotFound, storeUnavailable } from './media-answers'
import { setLength } from '@/src/server/web/answer-length'

/** Answers `GET /media/videos/{key}`: streams the video or the requested range. */
export async function answerVideo(
  payload: Payload,
  request: Request,
  key: string,
): Promise<Response> {
  try {
    return await findAndSend(payload, request, key)
  } catch (error) {
    if (isStoreUnavailable(error)) return storeUnavailable()
    throw error
  }
}

async function findAndSend(payload: Payload, request: Request, key: string): Promise<Response> {
  const video = await findVideo(payload, key)
  if (!video) return mediaNotFound('video')
  const etag = `"${key}"`
  const headers = new Headers({
    'accept-ranges': 'bytes',
    'cache-control': IMMUTABLE,
    'content-type': video.contentType,
    etag,
    'x-content-type-options': 'nosniff',
  })
  if (matchesEtag(request.headers.get('if-none-match'), etag)) {
    return new Response(null, { status: 304, headers })
  }
  const range = requestedRange(request, etag, video.size)
  if (range.kind === 'outside') {
    headers.set('content-range', `bytes */${video.size}`)
    return new Response(null, { status: 416, headers })
  }
  return send(request, key, video, range.kind === 'part' ? range : null, headers)
}

/** A range continues a partial download only when the bytes are the same; HEAD has no ranges. */
function requestedRange(request: Request, etag: string, size: number): RequestedRange {
  const condition = request.headers.get('if-range')
  const fits = condition === null || condition.trim() === etag
  return readRange(fits && request.method === 'GET' ? request.headers.get('range') : null, size)
}

async function send(
  request: Request,
  key: string,
  { size, storage }: StoredVideo,
  range: ByteRange | null,
  headers: Headers,
): Promise<Response> {
  const length = range ? range.end - range.start + 1 : size
  setLength(headers, length)
  if (range) headers.set('content-range', `bytes ${range.start}-${range.end}/${size}`)
  const status = range ? 206 : 200
  if (request.method === 'HEAD' || length === 0) return new Response(null, { status, headers })
  const part = range ? { start: range.start, end: range.end } : undefined
  const stream = await storage.stream(key, part)
  return stream ? new Response(webStream(stream), { status, headers }) : mediaNotFound('video')
}

/**
 * Node's own conversion yields a stream of untyped chunks; ours are bytes. Cancelling closes the source.
 */
function webStream(stream: Readable): ReadableStream<Uint8Array> {
  const parts: AsyncIterator<Uint8Array> = stream[Symbol.asyncIterator]()
  return new ReadableStream<Uint8Array>({
    pull: async (controller) => {
      const part = await parts.next()
      if (part.done === true) controller.close()
      else controller.enqueue(new Uint8Array(part.value))
    },
    cancel: () => {
      stream.destroy()
    },
  })
}
