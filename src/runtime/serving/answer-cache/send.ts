import type { IncomingMessage, ServerResponse } from 'node:http'
import type { KeptAnswer } from './kept-answer'
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
