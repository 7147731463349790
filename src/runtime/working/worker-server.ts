import { createServer } from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { once } from 'node:events'
import { MetricsToken } from '@/src/runtime/metrics/metrics-token'
import type { Settings } from '@/src/runtime/startup/settings/settings'

/** The state that a worker reports to health checks. */
export type WorkerState = {
  /** Whether it reads the queues. */
  isPolling: () => boolean
  readMetrics: () => Promise<string>
}

const TEXT = { 'cache-control': 'no-store', 'content-type': 'text/plain; version=0.0.4' }
const JSON_TYPE = { 'cache-control': 'no-store', 'content-type': 'application/json' }

/**
 * Answers health checks and scrapes of a worker that runs alone. `/readyz` is 503 while it cannot read its
 * queues.
 * @see docs/operating.md#health-checks-of-a-worker
 */
export async function startWorkerServer(
  port: number,
  { metricsToken }: Pick<Settings, 'metricsToken'>,
  state: WorkerState,
): Promise<{ port: number; stop: () => void }> {
  const token = metricsToken === undefined ? null : new MetricsToken(metricsToken)
  const server = createServer((request, response) => {
    answer(request, response, state, token).catch(() => response.destroy())
  })
  server.listen(port)
  await once(server, 'listening')
  const address = server.address()
  return {
    port: typeof address === 'object' && address !== null ? address.port : port,
    stop: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}

async function answer(
  { url = '/', headers }: IncomingMessage,
  response: ServerResponse,
  { isPolling, readMetrics }: WorkerState,
  token: MetricsToken | null,
): Promise<void> {
  const [path] = url.split('?', 1)
  if (path === '/healthz') response.writeHead(200, JSON_TYPE).end('{"status":"ok"}')
  else if (path === '/readyz') {
    const isReady = isPolling()
    const body = {
      status: isReady ? 'ready' : 'not ready',
      parts: { queues: isReady ? 'ok' : 'away' },
    }
    response.writeHead(isReady ? 200 : 503, JSON_TYPE).end(JSON.stringify(body))
  } else if (path === '/metrics' && token) {
    if (token.isIn(headers.authorization)) response.writeHead(200, TEXT).end(await readMetrics())
    else response.writeHead(401, { ...TEXT, 'www-authenticate': 'Bearer' }).end()
  } else response.writeHead(404, TEXT).end()
}
