import { createHmac } from 'node:crypto'
import { createServer } from 'node:http'
import type { IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A received message. */
export type ReceivedDelivery = { headers: IncomingHttpHeaders; body: string; path: string }

/** A local server that receives webhooks. */
export type WebhookServer = {
  url: string
  arrived: ReceivedDelivery[]
  /** The response from now on; `never` leaves requests without one. */
  answer: { status: number; text?: string; headers?: Record<string, string> } | 'never'
  stop: () => void
}

/** Starts a local server that receives webhooks, which is closed after the tests. */
export async function startWebhookServer(): Promise<WebhookServer> {
  const server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      const { headers, url: path = '' } = request
      started.arrived.push({ headers, path, body: Buffer.concat(parts).toString('utf8') })
      if (started.answer === 'never') return
      const { status, text = '', headers: sent = {} } = started.answer
      response.writeHead(status, sent).end(text)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  server.unref()
  const { port } = server.address() as AddressInfo
  const started: WebhookServer = {
    url: `http://127.0.0.1:${String(port)}/hook`,
    arrived: [],
    answer: { status: 204 },
    stop: () => {
      server.closeAllConnections()
      server.close()
    },
  }
  return started
}

/** Verifies the signature of a message with a secret, as a receiver would. */
export function isSignedBy({ headers, body }: ReceivedDelivery, secret: string): boolean {
  const [id, timestamp, signatures] = ['id', 'timestamp', 'signature'].map((name) =>
    String(headers[`webhook-${name}`]),
  )
  const key = Buffer.from(secret.slice('whsec_'.length), 'base64')
  const content = [id, timestamp, body].join('.')
  const wanted = `v1,${createHmac('sha256', key).update(content).digest('base64')}`
  return (signatures ?? '').split(' ').includes(wanted)
}
