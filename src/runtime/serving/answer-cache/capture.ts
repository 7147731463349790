import type { OutgoingHttpHeader, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import type { PlainAnswer } from './kept-answer'

/**
 * Captures what is written to a response instead of sending it. Resolves when it ends, with the restored
 * response, or with null when its connection was lost.
 * @param completeHead called when all headers are set
 */
export function capture(
  response: ServerResponse,
  completeHead: () => void,
): Promise<PlainAnswer | null> {
  const parts: Buffer[] = []
  const before = {
    write: response.write,
    end: response.end,
    writeHead: response.writeHead,
    flushHeaders: response.flushHeaders,
  }
  return new Promise((resolve) => {
    // Next retains responses, and with them these functions, long after they were sent: release what they
    // reference.
    let finish: typeof resolve | null = resolve
    const done = (): void => {
      if (!finish) return
      const settle = finish
      finish = null
      Object.assign(response, before)
      const isLost = response.destroyed
      if (!isLost) completeHead()
      const { statusCode: status } = response
      const body = Buffer.concat(parts)
      parts.length = 0
      settle(isLost ? null : { status, headers: response.getHeaders(), body })
    }
    const take = (chunk: unknown, encoding: unknown): void => {
      if (typeof chunk === 'string') parts.push(Buffer.from(chunk, asEncoding(encoding)))
      else if (chunk instanceof Uint8Array) parts.push(Buffer.from(chunk))
    }
    Object.assign(response, {
      flushHeaders: () => undefined,
      writeHead: (status: number, ...rest: unknown[]) => {
        response.statusCode = status
        setHeaders(
          response,
          rest.find((part) => typeof part === 'object'),
        )
        return response
      },
      write: (chunk: unknown, encoding?: unknown, written?: unknown) => {
        take(chunk, encoding)
        callBack([encoding, written])
        return true
      },
      end: (chunk?: unknown, encoding?: unknown, ended?: unknown) => {
        take(chunk, encoding)
        done()
        callBack([chunk, encoding, ended])
        return response
      },
    })
    // It may have been lost while the request waited for another one, and is not closed again.
    if (response.destroyed) done()
    else response.once('close', done)
  })
}

const asEncoding = (encoding: unknown): BufferEncoding =>
  typeof encoding === 'string' && Buffer.isEncoding(encoding) ? encoding : 'utf8'

/** Node takes a callback as the last argument, in any position. */
function callBack(candidates: readonly unknown[]): void {
  const found = candidates.find((each) => typeof each === 'function')
  if (typeof found === 'function')
    process.nextTick(() => {
      Reflect.apply(found, undefined, [])
    })
}

type Headers = OutgoingHttpHeaders | OutgoingHttpHeader[]

function setHeaders(response: ServerResponse, headers: unknown): void {
  if (!isHeaders(headers)) return
  if (!Array.isArray(headers)) {
    for (const [name, value] of Object.entries(headers)) {
      if (value !== undefined) response.setHeader(name, value)
    }
    return
  }
  for (let index = 0; index + 1 < headers.length; index += 2) {
    response.appendHeader(String(headers[index]), String(headers[index + 1]))
  }
}

const isHeaders = (value: unknown): value is Headers => typeof value === 'object' && value !== null
