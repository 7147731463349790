import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { encodingFor } from './kept-answer'
import type { KeptAnswer } from './kept-answer'

/** Sends a kept answer in the form its asker takes, or says that nothing has changed. */
export function send(
  { bodies, isFile }: KeptAnswer,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const { bytes, etag, headers } = bodies[encodingFor(request.headers['accept-encoding'])]
  for (const name of response.getHeaderNames()) response.removeHeader(name)
  // Nobody looks up who was sent a file: not having it leaves room for scripts
  // (docs/product/figures.md#page-in-a-browser).
  const id = isFile ? [] : ['x-request-id', requestId(request)]
  // Nor does it need a word that the connection stays: in HTTP/1.1 it does.
  if (isFile && request.httpVersion === '1.1') response.removeHeader('connection')
  if (etag !== null && request.headers['if-none-match']?.includes(etag)) {
    response.writeHead(304, ['etag', etag, 'cache-control', 'no-cache', ...id]).end()
    return
  }
  response.writeHead(200, [...headers, ...id])
  response.end(request.method === 'HEAD' ? undefined : bytes)
}

function requestId({ headers }: IncomingMessage): string {
  const given = headers['x-request-id']
  return typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : randomUUID()
}
