import { isUnchanged, validatorHeaders, weakEtag } from './conditional'
import type { Validators } from './conditional'

/** Answers with a text without a modification date. */
export const answerText = (
  request: Request,
  body: string,
  contentType: string,
): Promise<Response> =>
  answerTagged(request, weakEtag(body), `${contentType}; charset=utf-8`, () => body)

/** Answers a request for content whose ETag is known before it is built: builds it only when needed. */
export async function answerTagged(
  request: Request,
  etag: string,
  contentType: string,
  body: () => BodyInit | Promise<BodyInit>,
): Promise<Response> {
  const headers = new Headers({ etag, 'cache-control': 'no-cache' })
  if (isUnchanged(request.headers, { etag, changedAt: new Date() })) return notModified(headers)
  const made = await body()
  headers.set('content-type', contentType)
  return new Response(made, { headers })
}

/** Answers 304, or with a body that is built only when needed. */
export function answerConditional(
  request: Request,
  validators: Validators,
  contentType: string,
  body: () => string | ReadableStream<Uint8Array>,
): Response {
  const headers = validatorHeaders(validators)
  if (isUnchanged(request.headers, validators)) return notModified(headers)
  headers.set('content-type', contentType)
  return new Response(body(), { headers })
}

/** Answers at a host without a site. */
export const noSuchSite = (): Response => notFound('There is no site at this address.\n')

/** Answers with an uncached 404. */
export const notFound = (words: string): Response =>
  new Response(words, {
    status: 404,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
  })

const notModified = (headers: Headers): Response => new Response(null, { status: 304, headers })
