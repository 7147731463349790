import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'

/** A connection without a client: what is written to it is discarded. */
class NullSocket extends Socket {
  override _write(_chunk: unknown, _encoding: unknown, written: () => void): void {
    written()
  }

  override _writev(_chunks: unknown, written: () => void): void {
    written()
  }

  override _final(ended: () => void): void {
    ended()
  }
}

/** Creates a `GET` request of the server to itself, with its response. */
export function createExchange(
  host: string,
  url: string,
): { request: IncomingMessage; response: ServerResponse } {
  const socket = new NullSocket()
  const request = new IncomingMessage(socket)
  Object.assign(request, {
    method: 'GET',
    url,
    httpVersion: '1.1',
    httpVersionMajor: 1,
    httpVersionMinor: 1,
  })
  request.headers = { host, 'accept-encoding': 'br' }
  request.push(null)
  const response = new ServerResponse(request)
  response.assignSocket(socket)
  response.once('finish', () => {
    response.emit('close')
    socket.destroy()
  })
  return { request, response }
}
