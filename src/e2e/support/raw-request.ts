import { request } from 'node:http'
import type { IncomingHttpHeaders } from 'node:http'
import { connect } from 'node:net'

/** An answer as it came over the wire. */
export type RawAnswer = { status: number; headers: IncomingHttpHeaders; body: string }

/** Asks exactly this of the product: no address is tidied up, no header added. */
export function askExactly(
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

/** Writes bytes to the product and reads what it answers until it closes, at most for a while. */
export function writeRaw(port: number, text: string, patience = 5_000): Promise<string> {
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
