import { randomUUID } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'

const USABLE = /^[\w-]{8,64}$/

/**
 * Returns the id of a request for its response and the log: the caller's own if it is valid, else a new
 * one.
 */
export function requestIdOf(headers: IncomingHttpHeaders): string {
  const given = headers['x-request-id']
  return typeof given === 'string' && USABLE.test(given) ? given : randomUUID()
}
