import { handleEndpoints } from 'payload'
import type { Payload } from 'payload'
import { countAttempt } from '../attempts'

/** Options of a call beyond its method and path. */
export type CallOptions = {
  /** Sent as JSON, unless it is a string, bytes or a form. */
  body?: unknown
  /** An auth token, sent as bearer. */
  token?: string
  headers?: Readonly<Record<string, string>>
  /** A same-origin request with this cookie; null for a browser without one. */
  cookie?: string | null
  /** The host the call arrives on; the account host by default. */
  host?: string
  query?: Readonly<Record<string, string>>
}

/** An answer: `body` is parsed when it is JSON, else the text. */
export type ApiAnswer = { status: number; headers: Headers; body: unknown }

/**
 * Calls an endpoint in process, through all of Payload's REST handling: `/v1/…` or `/api/…`. Of an
 * archive only the bytes are whole.
 */
export async function callApi(
  payload: Payload,
  method: string,
  path: string,
  options: CallOptions = {},
): Promise<ApiAnswer & { bytes: Buffer }> {
  countAttempt()
  const host = options.host ?? process.env['ROOT_DOMAIN'] ?? 'localhost:3000'
  const url = new URL(path.startsWith('/api/') ? path : `/api${path}`, `http://${host}`)
  for (const [name, value] of Object.entries(options.query ?? {})) url.searchParams.set(name, value)
  const headers = new Headers({ host, ...options.headers })
  if (options.token !== undefined) headers.set('authorization', `Bearer ${options.token}`)
  if (options.cookie !== undefined) asPage(headers, host, options.cookie)
  const body = toBody(options.body, headers)
  const init = body === undefined ? { method, headers } : { method, headers, body }
  const answer = await handleEndpoints({ config: payload.config, request: new Request(url, init) })
  const bytes = Buffer.from(await answer.arrayBuffer())
  const { status, headers: answered } = answer
  return { status, headers: answered, body: bodyOf(bytes.toString(), answered), bytes }
}

/** Adds the headers that a browser adds to a page's calls and scripts cannot remove. */
function asPage(headers: Headers, host: string, cookie: string | null): void {
  if (!headers.has('origin')) headers.set('origin', `http://${host}`)
  if (!headers.has('sec-fetch-site')) headers.set('sec-fetch-site', 'same-origin')
  if (cookie !== null) headers.set('cookie', cookie)
}

function toBody(
  body: unknown,
  headers: Headers,
): string | Uint8Array<ArrayBuffer> | FormData | undefined {
  if (body === undefined) return undefined
  if (typeof body === 'string' || body instanceof FormData) return body
  if (body instanceof Uint8Array) return new Uint8Array(body)
  if (!headers.has('content-type')) headers.set('content-type', 'application/json')
  return JSON.stringify(body)
}

function bodyOf(text: string, headers: Headers): unknown {
  const isJson = headers.get('content-type')?.includes('json') ?? false
  return isJson && text !== '' ? JSON.parse(text) : text
}
