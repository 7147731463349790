import type { Reply } from '../answer-cache/reply'

const STATUS_LINES = {
  200: 'HTTP/1.1 200 OK\r\n',
  304: 'HTTP/1.1 304 Not Modified\r\n',
  404: 'HTTP/1.1 404 Not Found\r\n',
} as const

/** Serialised headers of cached responses, for as long as they are cached. */
const written = new WeakMap<readonly string[], string>()

let second = 0
let dateLine = ''

/**
 * The head of a response as Node would send it.
 * @param keepAlive how long the connection stays open, in seconds; null where the response does not say
 */
export function headOf({ status, headers, own }: Reply, keepAlive: number | null): string {
  let lines = written.get(headers)
  if (lines === undefined) {
    lines = linesOf(headers)
    written.set(headers, lines)
  }
  const stays =
    keepAlive === null ? '' : `connection: keep-alive\r\nkeep-alive: timeout=${keepAlive}\r\n`
  return `${STATUS_LINES[status]}${lines}${linesOf(own)}${date()}${stays}\r\n`
}

function linesOf(headers: readonly string[]): string {
  let lines = ''
  for (let at = 0; at + 1 < headers.length; at += 2) {
    lines += `${headers[at] ?? ''}: ${headers[at + 1] ?? ''}\r\n`
  }
  return lines
}

/** Updated once a second. */
function date(): string {
  const now = Date.now()
  if (now - second >= 1000) {
    second = now - (now % 1000)
    dateLine = `date: ${new Date(now).toUTCString()}\r\n`
  }
  return dateLine
}
