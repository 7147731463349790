import { createServer } from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { handleEndpoints } from 'payload'
import type { Payload } from 'payload'
import { pino } from 'pino'
import { readSettings } from '@/src/runtime/startup/settings/settings'
import { answerRequests } from '@/src/runtime/serving/answer-requests'
import { ViewCounter } from '@/src/runtime/serving/counting/view-counter'
import { pendingCounts } from '@/src/server/counting/pending-counts'
import type { Metrics } from '@/src/runtime/serving/metrics/metrics'

/** The product's door and endpoints behind a real HTTP server, without Next's pages. */
export type ProductServer = { url: string; stop: () => void }

/** Starts the product's API on this machine, with the settings of the test. */
export async function startProductServer(
  payload: Payload,
  metrics: Metrics | null = null,
): Promise<ProductServer> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  server.unref()
  const { port } = server.address() as AddressInfo
  const settings = readSettings(process.env)
  const answer = answerRequests({
    settings,
    logger: pino({ level: 'silent' }),
    cache: null,
    files: new Set(),
    fileSizes: new Map(),
    render: (request, response) => render(payload, request, response),
    counter: new ViewCounter(pendingCounts(), settings.trustProxy),
    metrics,
    isDev: false,
  })
  server.on('request', answer)
  return {
    url: `http://127.0.0.1:${String(port)}`,
    stop: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

async function render(
  payload: Payload,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { method = 'GET', url = '/', headers } = request
  const parts: Buffer[] = []
  for await (const part of request as AsyncIterable<Buffer>) parts.push(part)
  const body = method === 'GET' || method === 'HEAD' ? {} : { body: Buffer.concat(parts) }
  const given = Object.entries(headers).map(([name, value]): [string, string] => [
    name,
    String(value),
  ])
  const asked = new Request(`http://${headers.host ?? 'localhost'}${url}`, {
    method,
    headers: given,
    ...body,
  })
  const answer = await handleEndpoints({ config: payload.config, request: asked })
  response.writeHead(answer.status, Object.fromEntries(answer.headers))
  response.end(Buffer.from(await answer.arrayBuffer()))
}
