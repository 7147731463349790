import type { Payload } from 'payload'
import { ERROR_STATUS } from '@/src/contract/error'
import { Failure } from '@/src/contract/failure'
import { isOwnOrigin } from '@/src/server/uploads/origins'
import { receiveUpload } from '@/src/server/uploads/receive-upload'
import { knownFailure } from '../errors'

/** Answers `PUT /media/uploads/{key}`, a URL signed by `createUploadRequest`. */
export async function answerUpload(
  payload: Payload,
  request: Request,
  key: string,
): Promise<Response> {
  const origin = request.headers.get('origin')
  const headers = await sharing(payload, origin)
  try {
    if (origin !== null && !headers.has('access-control-allow-origin')) {
      throw new Failure('forbidden', 'Uploads from this origin are not allowed.')
    }
    await receiveUpload(payload, {
      key,
      query: new URL(request.url).searchParams,
      contentType: contentTypeOf(request),
      contentLength: lengthOf(request),
      body: wholeBody(request),
    })
    return Response.json({}, { headers })
  } catch (error) {
    const failure = knownFailure(error)
    if (!failure) throw error
    const { code, message } = failure
    // The rest of the upload is not read: the connection ends with the response.
    headers.set('connection', 'close')
    return Response.json({ error: { code, message } }, { status: ERROR_STATUS[code], headers })
  }
}

/** Answers the CORS preflight of a file upload. */
export async function answerUploadPreflight(payload: Payload, request: Request): Promise<Response> {
  const headers = await sharing(payload, request.headers.get('origin'))
  if (headers.has('access-control-allow-origin')) {
    headers.set('access-control-allow-methods', 'PUT')
    headers.set('access-control-allow-headers', 'content-type')
    headers.set('access-control-max-age', '600')
  }
  return new Response(null, { status: 204, headers })
}

/** Site hosts and custom domains of the deployment may upload; others get no header. */
async function sharing(payload: Payload, origin: string | null): Promise<Headers> {
  const headers = new Headers({ 'cache-control': 'no-store', vary: 'Origin' })
  if (origin !== null && (await isOwnOrigin(payload, origin))) {
    headers.set('access-control-allow-origin', origin)
  }
  return headers
}

const contentTypeOf = (request: Request): string | null =>
  request.headers.get('content-type')?.split(';', 1)[0]?.trim().toLowerCase() ?? null

function lengthOf(request: Request): number | null {
  const length = request.headers.get('content-length')
  return length === null ? null : Number(length)
}

/** A file that ends before its told length was cut off on the way. */
async function* wholeBody(request: Request): AsyncGenerator<Uint8Array> {
  const told = lengthOf(request)
  let bytes = 0
  for await (const part of parts(request.body)) {
    bytes += part.length
    yield part
  }
  if (told !== null && bytes !== told) {
    throw new Failure('conflict', 'The upload is incomplete. Please upload the file again.')
  }
}

async function* parts(body: ReadableStream<Uint8Array> | null): AsyncGenerator<Uint8Array> {
  const reader = body?.getReader()
  try {
    for (;;) {
      const part = await reader?.read()
      if (!part || part.done) return
      yield part.value
    }
  } finally {
    await reader?.cancel()
  }
}
