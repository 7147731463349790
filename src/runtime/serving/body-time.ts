import type { IncomingMessage, Server } from 'node:http'

/** Longest time for a body to arrive, in milliseconds: a file, and any other. */
export type BodyTimes = { file: number; other: number }

/** A video of the usual size takes 20 minutes over a line of 2 megabits a second. */
const BODY_TIMES: BodyTimes = { file: 1_800_000, other: 300_000 }

const FILE = /^\/media\/uploads\//

/**
 * Ends requests whose body takes too long, so that slow ones do not hold connections. Node has only one
 * timeout for all requests.
 * @see docs/product/media.md#upload-of-videos
 */
export function limitBodyTime(server: Server, times: BodyTimes = BODY_TIMES): void {
  server.requestTimeout = times.file
  server.on('request', (request: IncomingMessage) => {
    if (!hasBody(request) || FILE.test(request.url ?? '')) return
    const timer = setTimeout(() => {
      if (!request.complete) request.socket.destroy()
    }, times.other)
    timer.unref()
    request.once('close', () => clearTimeout(timer))
  })
}

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
