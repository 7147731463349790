import { createServer, request as httpRequest } from 'node:http'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export type PartedPage = {
  /** The origin of the site whose page arrives in two parts. */
  origin: string
  /** Releases the second part. */
  release: () => void
  close: () => Promise<void>
}

/**
 * A site whose pages arrive in two parts, as over a slow network: the second starts with a text of the page
 * and is delayed until it is released. Everything else is proxied.
 */
export async function partedPage(site: string, secondPart: string): Promise<PartedPage> {
  const { hostname, port } = new URL(site)
  let release = (): void => undefined
  const isReleased = new Promise<void>((resolve) => (release = resolve))
  const server = createServer((asked, answer) => {
    const headers = { ...asked.headers, host: `${hostname}:${port}`, 'accept-encoding': 'identity' }
    const options = { host: '127.0.0.1', port, method: asked.method, path: asked.url, headers }
    const passed = httpRequest(options, (found) => {
      const isPage = (found.headers['content-type'] ?? '').startsWith('text/html')
      answer.writeHead(found.statusCode ?? 502, found.headers)
      if (!isPage) found.pipe(answer)
      else void sendParted(found, answer, secondPart, isReleased)
    })
    passed.on('error', () => answer.destroy())
    asked.pipe(passed)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const own = server.address() as AddressInfo
  return {
    origin: `http://${hostname}:${String(own.port)}`,
    release: () => release(),
    close: () => closed(server),
  }
}

async function sendParted(
  found: IncomingMessage,
  answer: ServerResponse,
  secondPart: string,
  isReleased: Promise<void>,
): Promise<void> {
  const parts: Buffer[] = []
  for await (const part of found) parts.push(part as Buffer)
  const page = Buffer.concat(parts)
  const place = page.indexOf(secondPart, page.indexOf('</h1>'))
  if (place < 0) throw new Error(`The page has no ${secondPart} after its heading`)
  answer.write(page.subarray(0, place))
  await isReleased
  answer.end(page.subarray(place))
}

function closed(server: Server): Promise<void> {
  server.closeAllConnections()
  return new Promise((resolve) => server.close(() => resolve()))
}
