import type { IncomingMessage, ServerResponse } from 'node:http'
import { compress, encodingFor, isCompressedAlready } from './kept-answer'
import type { KeptAnswer, PlainAnswer } from './kept-answer'
import { replyOf } from './reply'

/** Sends a kept answer in the form its asker takes, or says that nothing has changed. */
export function send(answer: KeptAnswer, request: IncomingMessage, response: ServerResponse): void {
  const { status, headers, own, bytes } = replyOf(answer, request.headers)
  for (const name of response.getHeaderNames()) response.removeHeader(name)
  // A file needs no word that the connection stays: in HTTP/1.1 it does.
  if (answer.isFile && request.httpVersion === '1.1') response.removeHeader('connection')
  response.writeHead(status, [...headers, ...own])
  response.end(request.method === 'HEAD' || bytes === null ? undefined : bytes)
}

/** A head and a compressed body need as many bytes as that. */
const WORTH_COMPRESSING = 1_024

/** Sends an answer that is not kept, whose headers are set, in the form its asker takes. */
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
