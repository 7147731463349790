/** Consumes chunks of a connection; returns the status once a response is complete, else null. */
export type ResponseReader = (chunk: Buffer) => number | null

/**
 * Reads consecutive HTTP responses, with `Content-Length` or chunked, without storing them. Costs a few
 * microseconds a response, so that the load generator is not the bottleneck.
 */
export function responseReader(): ResponseReader {
  let head: Buffer = Buffer.alloc(0)
  let status = 0
  let body: BodyReader | null = null
  return (chunk) => {
    let rest = chunk
    if (!body) {
      head = head.length === 0 ? chunk : Buffer.concat([head, chunk])
      const end = head.indexOf('\r\n\r\n')
      if (end < 0) return null
      const fields = head.toString('latin1', 0, end).toLowerCase()
      status = Number(fields.slice(9, 12))
      body = bodyReader(fields, status)
      rest = head.subarray(end + 4)
    }
    if (!body(rest)) return null
    head = Buffer.alloc(0)
    body = null
    return status
  }
}

/** Consumes bytes of a body; returns true once it is complete. */
type BodyReader = (bytes: Buffer) => boolean

function bodyReader(fields: string, status: number): BodyReader {
  if (/\r\ntransfer-encoding: chunked/.test(fields)) return chunkedBody()
  const length = /\r\ncontent-length: (\d+)/.exec(fields)?.[1]
  if (length === undefined && status !== 304 && status !== 204) {
    throw new Error('An answer does not say where it ends')
  }
  let left = status === 304 ? 0 : Number(length ?? 0)
  return (bytes) => {
    left -= bytes.length
    return left <= 0
  }
}

/**
 * Reads chunks of the form `size CRLF bytes CRLF`; a size of 0 ends the body, followed by an empty line.
 */
function chunkedBody(): BodyReader {
  let line = ''
  let toSkip = 0
  let isLast = false
  return (bytes) => {
    let at = 0
    while (at < bytes.length) {
      if (toSkip > 0) {
        const step = Math.min(toSkip, bytes.length - at)
        toSkip -= step
        at += step
        continue
      }
      const end = bytes.indexOf('\n', at)
      line += bytes.toString('latin1', at, end < 0 ? bytes.length : end + 1)
      if (end < 0) return false
      at = end + 1
      const words = line.trim()
      line = ''
      if (isLast && words === '') return true
      const size = Number.parseInt(words, 16)
      isLast = size === 0
      toSkip = isLast ? 0 : size + 2
    }
    return false
  }
}
