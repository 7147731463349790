import type { IncomingMessage, ServerResponse } from 'node:http'
import { compress, encodingFor, isCompressedAlready } from './kept-answer'
import type { CachedResponse, PlainAnswer } from './kept-answer'
import { buildReply } from './reply'

/** Sends a cached response in an accepted encoding, or a 304. */
export function send(
  answer: CachedResponse,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const { status, headers, own, bytes } = buildReply(answer, request.headers)
  for (const name of response.getHeaderNames()) response.removeHeader(name)
  // HTTP/1.1 connections persist without a header.
  if (answer.isFile && request.httpVersion === '1.1') response.removeHeader('connection')
  response.writeHead(status, [...headers, ...own])
  response.end(request.method === 'HEAD' || bytes === null ? undefined : bytes)
}

/** Minimum bytes of a body worth compressing: less is outweighed by the headers. */
const WORTH_COMPRESSING = 1_024

/** Sends an uncached response, whose headers are set, in an accepted encoding. */
export async function sendOnce(
  plain: PlainAnswer,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { body } = plain
  const encoding = encodingFor(request.headers['accept-encoding'])
  const isSmall = body.length < WORTH_COMPRESSING || isCompressedAlready(plain)
  if (isSmall || encoding === 'identity' || response.hasHeader('content-encoding')) {
    response.end(body)
    return
  }
  const bytes = await compress(body, encoding)
  response.setHeader('content-encoding', encoding)
  response.setHeader('content-length', bytes.length)
  response.appendHeader('vary', 'accept-encoding')
  response.end(bytes)
}
