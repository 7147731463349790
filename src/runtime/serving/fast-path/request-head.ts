import type { IncomingHttpHeaders } from 'node:http'

/** The head of a request without a body. */
export type RequestHead = { method: 'GET'; url: string; headers: IncomingHttpHeaders }

/** Longest head in bytes: Node's limit. */
export const MAX_HEAD_BYTES = 16_384
const END = '\r\n\r\n'
const START = 'GET /'
const VERSION = ' HTTP/1.1'

/** Visible ASCII, spaces and tabs, and the ends of lines. */
const UNUSUAL = /[^\t\r\n -~]/
const NAME = /^[\w!#$%&'*+.^`|~-]+$/
const TARGET = /^[!-~]+$/

/** Headers that announce a body whose end its sender decides, or ask for more than a plain answer. */
const ASKS_FOR_MORE = new Set(
  'transfer-encoding expect upgrade trailer te http2-settings'.split(' '),
)

const REQUEST_LINE = /^(?!CONNECT )[A-Z-]+ [!-~]+ HTTP\/1\.1$/
const LENGTH = /^\d{1,15}$/

/**
 * Parses bytes that are exactly one request: a `GET` of HTTP/1.1 with its whole head, every header once,
 * and no body. Stricter than Node's parser: rejects whatever is ambiguous or incomplete.
 * @returns null for everything that Node's parser must read
 */
export function readHead(bytes: Buffer): RequestHead | null {
  if (bytes.length > MAX_HEAD_BYTES) return null
  const text = bytes.toString('latin1')
  if (!text.startsWith(START) || text.indexOf(END) !== text.length - END.length) return null
  if (UNUSUAL.test(text)) return null
  const [first = '', ...lines] = text.slice(0, -END.length).split('\r\n')
  const url = first.slice(START.length - 1, -VERSION.length)
  if (!first.endsWith(VERSION) || !TARGET.test(url)) return null
  const headers = readHeaders(lines)
  return headers && isComplete(headers) ? { method: 'GET', url, headers } : null
}

const isComplete = (headers: IncomingHttpHeaders): boolean =>
  headers.host !== undefined && headers['content-length'] === undefined

/**
 * Returns the length in bytes of the body that follows the head of any request; null where the head does
 * not say it in one way only.
 * @param head without the empty line at its end
 */
export function readBodyLength(head: string): number | null {
  const [first = '', ...lines] = head.split('\r\n')
  if (!REQUEST_LINE.test(first) || UNUSUAL.test(head)) return null
  const headers = readHeaders(lines)
  const length = headers?.['content-length'] ?? '0'
  return headers && LENGTH.test(length) ? Number(length) : null
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
