import type { IncomingHttpHeaders } from 'node:http'
import { requestIdOf } from '../request-id'
import { encodingFor } from './kept-answer'
import type { KeptAnswer } from './kept-answer'

/** A response made of a kept answer. Headers are names and values by turns. */
export type Reply = {
  status: 200 | 304
  /** Headers of all responses made of it. */
  headers: readonly string[]
  /** Headers of this one. */
  own: readonly string[]
  bytes: Buffer | null
}

/** The form of a kept answer that its asker takes, or that nothing has changed. */
export function replyOf({ bodies, isFile }: KeptAnswer, asked: IncomingHttpHeaders): Reply {
  const { bytes, etag, headers } = bodies[encodingFor(asked['accept-encoding'])]
  // Nobody looks up who was sent a file: not having it leaves room for scripts
  // (docs/product/figures.md#page-in-a-browser).
  const own = isFile ? [] : ['x-request-id', requestIdOf(asked)]
  if (etag !== null && asked['if-none-match']?.includes(etag)) {
    return { status: 304, headers: ['etag', etag, 'cache-control', 'no-cache'], own, bytes: null }
  }
  return { status: 200, headers, own, bytes }
}
