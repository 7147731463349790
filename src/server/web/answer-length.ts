import type { ServerResponse } from 'node:http'

/*
 * Next takes `Content-Length` off the answers of its routes and sends them in pieces. Players need it
 * for parts of a video, and browsers to show how much of a picture is there: so it travels under
 * another name, and the server in front of Next gives it its own back.
 */

const CARRIED = 'x-answer-length'

/** Sets the length of a route's response, in bytes. */
export function setLength(headers: Headers, bytes: number): void {
  headers.set('content-length', String(bytes))
  headers.set(CARRIED, String(bytes))
}

/** Puts the length back where it belongs when a route tells it; called before Next answers. */
export function restoreLength(response: ServerResponse): void {
  const setHeader = response.setHeader.bind(response)
  response.setHeader = (name, value) => {
    if (name.toLowerCase() !== CARRIED) return setHeader(name, value)
    // Next gives every header as a list.
    return setHeader('content-length', String(value))
  }
}
