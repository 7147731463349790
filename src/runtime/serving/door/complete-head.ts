import type { ServerResponse } from 'node:http'

/** The lookups made before the headers of a response are sent. */
export type Completion = {
  /** Adds headers that the response has not set. */
  headers: () => Readonly<Record<string, string>>
  /** Whether an answer that failed did so for want of the database. */
  isAway: () => boolean
  /** Whether the answer is a page about nothing being there. */
  isMissing: () => boolean
  /** Whether the answer is one of a suspended site. */
  isSuspended: () => boolean
}

/** Internal headers of Next about its rewrites, which clients should not see. */
const INTERNAL = /^x-middleware-/

/** Soon enough for a person, late enough for a database that starts. */
const RETRY_AFTER = '5'

/** Status of every answer of a suspended site: search engines keep its pages, and look again later. */
const SUSPENDED = 503

/**
 * Adds missing headers to a response just before its head is sent; converts a failure during a database
 * outage to a retryable status (docs/product/limits.md#availability), and sets status 404 for a page marked
 * as missing and 503 for one of a suspended site.
 * @returns completes the headers at once, for callers that send the head themselves
 */
export function completeHead(
  response: ServerResponse,
  { headers, isAway, isMissing, isSuspended }: Completion,
): () => void {
  const { writeHead } = response
  let isComplete = false
  const trueStatus = (status: number): number => {
    if (isSuspended()) return SUSPENDED
    if (status === 200 && isMissing()) return 404
    return status === 500 && isAway() ? 503 : status
  }
  const complete = (): void => {
    if (isComplete || response.headersSent) return
    isComplete = true
    if (isMissing() || isSuspended()) response.statusCode = trueStatus(response.statusCode)
    if (isSuspended()) response.setHeader('cache-control', 'no-store')
    for (const name of response.getHeaderNames())
      if (INTERNAL.test(name)) response.removeHeader(name)
    for (const [name, value] of Object.entries(headers())) {
      if (!response.hasHeader(name)) response.setHeader(name, value)
    }
  }
  // Node also calls it when no caller has before the first byte.
  response.writeHead = (status: number, ...rest: unknown[]): ServerResponse => {
    complete()
    const sent = trueStatus(status)
    if (status === 500 && sent === 503) {
      response.setHeader('retry-after', RETRY_AFTER)
      response.setHeader('cache-control', 'no-store')
      response.statusMessage = 'Service Unavailable'
    }
    Reflect.apply(writeHead, response, [sent, ...rest])
    return response
  }
  return complete
}
