import type { IncomingHttpHeaders } from 'node:http'

/** The head of a request without a body. */
export type RequestHead = { method: 'GET'; url: string; headers: IncomingHttpHeaders }

/** Longest head in bytes: Node's limit. */
const MOST_BYTES = 16_384
const END = '\r\n\r\n'
const START = 'GET /'
const VERSION = ' HTTP/1.1'

/** Visible ASCII, spaces and tabs, and the ends of lines. */
const UNUSUAL = /[^\t\r\n -~]/
const NAME = /^[\w!#$%&'*+.^`|~-]+$/
const TARGET = /^[!-~]+$/

/** Headers that announce a body, or ask for more than a plain answer. */
const ASKS_FOR_MORE = new Set(
  'content-length transfer-encoding expect upgrade trailer te http2-settings'.split(' '),
)

/**
 * Parses bytes that are exactly one request: a `GET` of HTTP/1.1 with its whole head, every header once,
 * and no body. Stricter than Node's parser: rejects whatever is ambiguous or incomplete.
 * @returns null for everything that Node's parser must read
 */
export function readHead(bytes: Buffer): RequestHead | null {
  if (bytes.length > MOST_BYTES) return null
  const text = bytes.toString('latin1')
  if (!text.startsWith(START) || text.indexOf(END) !== text.length - END.length) return null
  if (UNUSUAL.test(text)) return null
  const [first = '', ...lines] = text.slice(0, -END.length).split('\r\n')
  const url = first.slice(START.length - 1, -VERSION.length)
  if (!first.endsWith(VERSION) || !TARGET.test(url)) return null
  const headers = readHeaders(lines)
  return headers && headers.host !== undefined ? { method: 'GET', url, headers } : null
}

function readHeaders(lines: readonly string[]): IncomingHttpHeaders | null {
  const headers: IncomingHttpHeaders = {}
  const seen = new Set<string>()
  for (const line of lines) {
    const colon = line.indexOf(':')
    const name = line.slice(0, colon).toLowerCase()
    const value = line.slice(colon + 1)
    if (colon < 1 || seen.has(name) || !isPlain(name, value)) return null
    seen.add(name)
    headers[name] = value.trim()
  }
  return headers
}

function isPlain(name: string, value: string): boolean {
  if (!NAME.test(name) || ASKS_FOR_MORE.has(name) || /[\r\n]/.test(value)) return false
  return name !== 'connection' || value.trim().toLowerCase() === 'keep-alive'
}
