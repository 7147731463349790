import { request } from 'node:http'
import type { IncomingHttpHeaders } from 'node:http'
import { connect } from 'node:net'

/** A response as it arrived over the wire. */
export type RawAnswer = { status: number; headers: IncomingHttpHeaders; body: string }

/** Sends a request as it is given: the URL is not normalized and no header is added. */
export function sendRawRequest(
  port: number,
  method: string,
  path: string,
  headers: Readonly<Record<string, string>>,
): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const options = {
      host: '127.0.0.1',
      port,
      method,
      path,
      headers,
      agent: false,
      timeout: 60_000,
    }
    const sent = request(options, (response) => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.on('end', () => {
        const { statusCode: status = 0, headers: answered } = response
        resolve({ status, headers: answered, body: Buffer.concat(parts).toString() })
      })
    })
    sent.on('timeout', () => sent.destroy(new Error(`No answer to ${method} ${path}`)))
    sent.on('error', reject)
    sent.end()
  })
}

/** Writes bytes to the product and reads its response until the connection closes, up to a timeout. */
export function sendRawBytes(port: number, text: string, patience = 5_000): Promise<string> {
  return new Promise((resolve) => {
    const parts: Buffer[] = []
    const done = (): void => {
      socket.destroy()
      resolve(Buffer.concat(parts).toString('latin1'))
    }
    const socket = connect(port, '127.0.0.1', () => socket.write(Buffer.from(text, 'latin1')))
    socket.on('data', (part) => parts.push(part))
    for (const event of ['end', 'close', 'error'] as const) socket.on(event, done)
    setTimeout(done, patience)
  })
}
