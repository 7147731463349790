import type { IncomingHttpHeaders } from 'node:http'
import { requestIdOf } from '../request-id'
import { encodingFor } from './kept-answer'
import type { CachedResponse } from './kept-answer'

/** A response built from a cache entry. Headers alternate between names and values. */
export type Reply = {
  status: 200 | 304 | 404
  /** Headers of all responses built from the entry. */
  headers: readonly string[]
  /** Headers of this response. */
  own: readonly string[]
  bytes: Buffer | null
}

/** Builds the reply to a request from a cache entry that has its encoding: the body, or a 304. */
export function buildReply(
  { status, bodies, isFile }: CachedResponse,
  asked: IncomingHttpHeaders,
): Reply {
  const body = bodies[encodingFor(asked['accept-encoding'])]
  if (!body) throw new Error('The response is not there in the encoding of the request.')
  const { bytes, etag, headers } = body
  // Clients do not need a date or similar headers of a file; omitting them leaves room for scripts
  // (docs/product/figures.md#page-in-a-browser).
  const own = isFile ? [] : ['x-request-id', requestIdOf(asked)]
  if (etag !== null && asked['if-none-match']?.includes(etag)) {
    return { status: 304, headers: ['etag', etag, 'cache-control', 'no-cache'], own, bytes: null }
  }
  return { status, headers, own, bytes }
}
