import { request as requestHttp } from 'node:http'
import type { IncomingMessage } from 'node:http'
import { request as requestHttps } from 'node:https'
import type { LookupFunction } from 'node:net'
import type { Readable, Transform } from 'node:stream'
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib'
import { useAgent } from 'request-filtering-agent'

const MAX_REDIRECTS = 5

/** An error of a fetch, with a message for the user who gave the URL. */
export class FetchProblem extends Error {
  override readonly name = 'FetchProblem'
}

/** Options of a fetch. */
export type FetchOptions = {
  /** The request method; GET by default. */
  method?: 'GET' | 'HEAD'
  /** The value of the `Accept` header. */
  accept: string
  signal: AbortSignal
  /** Private addresses that may be reached anyway: for tests. */
  allowed?: string[]
  /** DNS lookup; that of the system by default. Its results are checked too. */
  lookup?: LookupFunction
}

/**
 * Fetches a URL given by a user. Never reaches private, loopback and link-local addresses: the agent checks
 * the address of each connection, after DNS and on every redirect.
 * @throws FetchProblem when the URL is invalid or redirects too often; network errors unchanged
 */
export async function fetchSafely(
  address: string,
  options: FetchOptions,
): Promise<{ response: IncomingMessage; url: string }> {
  let url = address
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
    const response = await ask(url, options)
    const next = nextAddress(response, url)
    if (next === null) return { response, url }
    response.destroy()
    url = next
  }
  throw new FetchProblem('Too many redirects')
}

/** Returns the target of a redirect; null for any other response. */
function nextAddress({ statusCode = 0, headers }: IncomingMessage, url: string): string | null {
  const { location } = headers
  if (statusCode < 300 || statusCode >= 400 || location === undefined) return null
  if (!URL.canParse(location, url)) throw new FetchProblem('The page redirects to an invalid URL')
  return new URL(location, url).href
}

function ask(
  url: string,
  { method = 'GET', accept, signal, allowed = [], lookup }: FetchOptions,
): Promise<IncomingMessage> {
  const { protocol } = new URL(url)
  if (protocol !== 'http:' && protocol !== 'https:') throw new Error('Not an HTTP(S) URL')
  const request = protocol === 'https:' ? requestHttps : requestHttp
  return new Promise((resolve, reject) => {
    const headers = {
      accept,
      'accept-encoding': 'gzip, deflate, br',
      'user-agent': 'Mozilla/5.0 (compatible; RecipeReader/1.0)',
    }
    const agent = useAgent(url, { allowIPAddressList: allowed })
    request(url, { method, agent, headers, signal, ...(lookup ? { lookup } : {}) }, resolve)
      .on('error', reject)
      .end()
  })
}

/**
 * Reads a whole response. Counts the decompressed bytes: a small response can expand.
 * @throws FetchProblem with `tooLarge` beyond `most` bytes
 */
export async function readAnswer(
  response: IncomingMessage,
  most: number,
  tooLarge: string,
): Promise<Buffer> {
  const parts: Buffer[] = []
  let bytes = 0
  for await (const part of decompressed(response)) {
    if (!Buffer.isBuffer(part)) continue
    bytes += part.length
    if (bytes > most) {
      response.destroy()
      throw new FetchProblem(tooLarge)
    }
    parts.push(part)
  }
  return Buffer.concat(parts)
}

const DECODERS = new Map<string, () => Transform>([
  ['gzip', createGunzip],
  ['deflate', createInflate],
  ['br', createBrotliDecompress],
])

function decompressed(response: IncomingMessage): Readable {
  const decoder = DECODERS.get(response.headers['content-encoding'] ?? '')?.()
  if (!decoder) return response
  response.on('error', (error) => decoder.destroy(error))
  return response.pipe(decoder)
}
