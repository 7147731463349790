import type { ServerResponse } from 'node:http'

/*
 * Next removes `Content-Length` from the responses of its routes and sends them in chunks. Players need it
 * for ranges of a video, and browsers for progress of a picture: so it is sent under another name, and the
 * server in front of Next restores it.
 */

const CARRIED = 'x-answer-length'

/** Sets the length of a route's response, in bytes. */
export function setLength(headers: Headers, bytes: number): void {
  headers.set('content-length', String(bytes))
  headers.set(CARRIED, String(bytes))
}

/** Restores the `Content-Length` that a route has set; called before Next responds. */
export function restoreLength(response: ServerResponse): void {
  const setHeader = response.setHeader.bind(response)
  response.setHeader = (name, value) => {
    if (name.toLowerCase() !== CARRIED) return setHeader(name, value)
    // Next gives every header as a list.
    return setHeader('content-length', String(value))
  }
}
