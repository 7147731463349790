import { request as requestHttp } from 'node:http'
import type { IncomingMessage } from 'node:http'
import { request as requestHttps } from 'node:https'
import type { Readable, Transform } from 'node:stream'
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib'
import { useAgent } from 'request-filtering-agent'
import { invalidField } from '@/src/contract/failure'
import { decodePage } from './decode-page'

/** What a fetch may take (contract, recipe-parse). */
const MAX_BYTES = 5 * 1_048_576
const MAX_MILLISECONDS = 10_000
const MAX_REDIRECTS = 5

/** A page as it was fetched, and the address it came from in the end. */
export type FetchedPage = { html: string; url: string }

/**
 * Fetches a page somebody named. Private, loopback and link-local addresses are never reached: the
 * agent looks at the address the connection goes to, after DNS and on every redirect.
 * @throws Failure `validation_failed` at `url`, with why it could not be fetched
 */
export async function fetchPage(
  address: string,
  { allowed = [] }: { allowed?: string[] } = {},
): Promise<FetchedPage> {
  const signal = AbortSignal.timeout(MAX_MILLISECONDS)
  let url = address
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
    const response = await ask(url, allowed, signal).catch(unreachable)
    const next = nextAddress(response, url)
    if (next === null) return readPage(response, url)
    response.destroy()
    url = next
  }
  throw invalidField('url', 'The page leads on and on')
}

/** Where a redirect leads; null for an answer that is one. */
function nextAddress({ statusCode = 0, headers }: IncomingMessage, url: string): string | null {
  const { location } = headers
  if (statusCode < 300 || statusCode >= 400 || location === undefined) return null
  if (!URL.canParse(location, url)) throw invalidField('url', 'The page leads nowhere')
  return new URL(location, url).href
}

async function readPage(response: IncomingMessage, url: string): Promise<FetchedPage> {
  const { statusCode = 0, headers } = response
  if (statusCode !== 200) {
    response.destroy()
    throw invalidField('url', `The page answered ${statusCode}`)
  }
  const html = await read(response).catch(unreachable)
  return { html: decodePage(html, headers['content-type'] ?? ''), url }
}

function ask(url: string, allowed: string[], signal: AbortSignal): Promise<IncomingMessage> {
  const { protocol } = new URL(url)
  if (protocol !== 'http:' && protocol !== 'https:') throw new Error('No web page')
  const request = protocol === 'https:' ? requestHttps : requestHttp
  return new Promise((resolve, reject) => {
    const headers = {
      accept: 'text/html,application/xhtml+xml',
      'accept-encoding': 'gzip, deflate, br',
      'user-agent': 'Mozilla/5.0 (compatible; RecipeReader/1.0)',
    }
    const agent = useAgent(url, { allowIPAddressList: allowed })
    request(url, { agent, headers, signal }, resolve).on('error', reject).end()
  })
}

const unreachable = (error: unknown): never => {
  if (error instanceof Error && error.message === TOO_LARGE) throw invalidField('url', TOO_LARGE)
  throw invalidField('url', 'This page could not be fetched')
}

const TOO_LARGE = 'This page is larger than 5 MiB'

/** Counts what comes out of the decompression: a small answer can be a large page. */
async function read(response: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = []
  let bytes = 0
  for await (const part of decompressed(response)) {
    if (!Buffer.isBuffer(part)) continue
    bytes += part.length
    if (bytes > MAX_BYTES) {
      response.destroy()
      throw new Error(TOO_LARGE)
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
