import { request as requestHttp } from 'node:http'
import type { IncomingMessage } from 'node:http'
import { request as requestHttps } from 'node:https'
import type { LookupFunction } from 'node:net'
import { useAgent } from 'request-filtering-agent'

/** Content and timeout of a request. */
export type PostOptions = {
  headers: Readonly<Record<string, string>>
  body: string
  /** Milliseconds until an answer has to be read. */
  timeout: number
  /** Most bytes of an answer that are read; the rest is left. */
  most: number
  /** Private addresses that may be reached anyway. */
  allowed: string[]
  /** DNS lookup; that of the system by default. Its results are checked too. */
  lookup?: LookupFunction
}

/** The status and the beginning of a response. */
export type PostAnswer = { status: number; text: string }

/**
 * Sends a POST request to a user's URL, and reads the beginning of the response. Never reaches private,
 * loopback and link-local addresses: the agent checks the address of the connection. Does not follow
 * redirects.
 * @throws network errors unchanged; `ETIMEDOUT` on timeout
 */
export async function postSafely(url: string, options: PostOptions): Promise<PostAnswer> {
  const signal = AbortSignal.timeout(options.timeout)
  const response = await ask(url, options, signal)
  try {
    return { status: response.statusCode ?? 0, text: await beginning(response, options.most) }
  } catch (error) {
    throw signal.aborted ? tookTooLong() : error
  }
}

const tookTooLong = (): Error => new Error('ETIMEDOUT: no answer in time')

function ask(
  url: string,
  { headers, body, allowed, lookup }: PostOptions,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  const { href, protocol } = new URL(url)
  const request = protocol === 'https:' ? requestHttps : requestHttp
  return new Promise((resolve, reject) => {
    const sent = {
      ...headers,
      'content-length': String(Buffer.byteLength(body)),
      'accept-encoding': 'identity',
    }
    // A connection of its own: the checked address is the one that is used.
    const agent = useAgent(href, { allowIPAddressList: allowed, keepAlive: false })
    const asked = { method: 'POST', agent, headers: sent, signal, ...(lookup ? { lookup } : {}) }
    request(href, asked, resolve)
      .on('error', (error) => reject(signal.aborted ? tookTooLong() : error))
      .end(body)
  })
}

async function beginning(response: IncomingMessage, most: number): Promise<string> {
  const parts: Buffer[] = []
  let bytes = 0
  for await (const part of response) {
    if (!Buffer.isBuffer(part)) continue
    parts.push(part.subarray(0, most - bytes))
    bytes += part.length
    if (bytes >= most) break
  }
  response.destroy()
  return Buffer.concat(parts).toString('utf8')
}
