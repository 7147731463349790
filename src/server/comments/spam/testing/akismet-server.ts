import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** An answer of the service; the status is 200 by default. */
export type AkismetAnswer = { status?: number; body?: string; headers?: Record<string, string> }

/** A service in the place of Akismet: its address, the requests that it got, and how to end it. */
export type AkismetServer = { url: string; bodies: URLSearchParams[]; stop: () => void }

/** Starts a service in the place of Akismet, which notes the requests; with null it never answers. */
export async function startAkismetServer(answer: AkismetAnswer | null): Promise<AkismetServer> {
  const bodies: URLSearchParams[] = []
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (part: Buffer) => (body += part.toString()))
    request.on('end', () => {
      bodies.push(new URLSearchParams(body))
      if (answer) response.writeHead(answer.status ?? 200, answer.headers).end(answer.body)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const stop = (): void => {
    server.closeAllConnections()
    server.close()
  }
  return { url: `http://127.0.0.1:${port}/`, bodies, stop }
}
