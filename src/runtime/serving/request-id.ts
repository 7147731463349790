import { randomUUID } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'

const USABLE = /^[\w-]{8,64}$/

/** The id of a request, which its answer and the log carry: the caller's own where it is usable, else a new one. */
export function requestIdOf(headers: IncomingHttpHeaders): string {
  const given = headers['x-request-id']
  return typeof given === 'string' && USABLE.test(given) ? given : randomUUID()
}
