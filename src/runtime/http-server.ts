import { randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import next from 'next'
import { AnswerCache } from '@/src/runtime/answer-cache/answer-cache'
import { restoreLength } from '@/src/runtime/answer-length'
import { clientAddress } from '@/src/runtime/client-address'
import { decodableAddress } from '@/src/runtime/decodable-address'
import { deploymentFrom } from '@/src/runtime/deployment'
import { keepDomainsChecked } from '@/src/runtime/domain-checks'
import { finishServer } from '@/src/runtime/finish-server'
import { keepTidy } from '@/src/runtime/housekeeping'
import { keepImporting } from '@/src/runtime/importing'
import { createLogger, requestLogger } from '@/src/runtime/logging'
import { hasCode } from '@/src/runtime/processes'
import { keepSearchIndexed } from '@/src/runtime/search'
import { LOOPBACK } from '@/src/runtime/start/checks'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Settings } from '@/src/runtime/settings'
import type { Logger } from 'pino'

/** The product's HTTP server. */
export type HttpServer = {
  /** Takes no new requests, finishes those under way within 10 s. */
  stop: () => Promise<void>
}

type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>

/** How long what is under way may take once we are asked to stop (limits, Safety). */
const GRACE = 10_000
const REQUEST_ID = /^[\w-]{8,64}$/

/** Puts Next behind a server of our own and listens; resolves when requests are answered. */
export async function startHttpServer(
  settings: Settings,
  { isDev, root }: { isDev: boolean; root: string },
): Promise<HttpServer> {
  const logger = createLogger(settings)
  // In development every answer is made anew, so that changes of the code are seen.
  const cache = isDev
    ? null
    : await new AnswerCache(settings.databaseUrl, deploymentFrom(settings), logger).start()
  const handle = (request: IncomingMessage, response: ServerResponse) => {
    if (cache?.answerKept(request, response)) return
    answerSafely(answer, settings, logger, request, response)
  }
  // `npm start` is for this machine: both addresses that its name may mean. A server is for all.
  const hosts = settings.isLocal ? LOOPBACK : [undefined]
  const servers = hosts.map(() => tunedServer(handle))
  const [first] = servers
  if (!first) throw new Error('There is no address to listen on')
  // Not 127.0.0.1: with it Next sends what the proxy rewrites through a request to itself.
  const app = next({
    dev: isDev,
    dir: root,
    hostname: 'localhost',
    port: settings.port,
    httpServer: first,
  })
  await app.prepare()
  // Next hears of WebSockets (the reload of `npm run dev`) on the server it knows.
  for (const server of servers.slice(1)) {
    server.on('upgrade', (...args) => first.emit('upgrade', ...args))
  }
  const render: Handler = app.getRequestHandler()
  const answer: Handler = cache
    ? (request, response) => cache.answer(request, response, render)
    : render
  for (const [index, server] of servers.entries()) await listen(server, settings.port, hosts[index])
  const stopTidying = keepTidy(settings.databaseUrl, logger)
  const stopChecking = keepDomainsChecked(settings, logger)
  const importing = keepImporting(settings.databaseUrl, root, logger)
  const stopIndexing = keepSearchIndexed(settings, logger)
  return {
    stop: async () => {
      stopTidying()
      stopChecking()
      const indexed = stopIndexing()
      await Promise.all([importing.stop(), ...servers.map((server) => finishServer(server, GRACE))])
      await indexed
      await cache?.stop()
    },
  }
}

function tunedServer(handle: (request: IncomingMessage, response: ServerResponse) => void): Server {
  const server = createServer(handle)
  // Longer than load balancers keep a connection, so that they close it and not we.
  server.keepAliveTimeout = 75_000
  server.headersTimeout = 20_000
  server.requestTimeout = 300_000
  return server
}

function answerSafely(
  answer: Handler,
  settings: Settings,
  logger: Logger,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const requestId = nameRequest(request, response)
  restoreLength(response)
  trustOnly(settings.trustProxy, request)
  request.url = decodableAddress(request.url ?? '/')
  const log = requestLogger(logger, requestId)
  const startedAt = performance.now()
  response.once('finish', () => {
    const level = response.statusCode >= 500 ? 'warn' : 'debug'
    const [path = ''] = (request.url ?? '').split('?')
    const milliseconds = Math.round(performance.now() - startedAt)
    log[level]({ method: request.method, path, status: response.statusCode, milliseconds })
  })
  answer(request, response).catch((error: unknown) => {
    log.error({ err: error }, 'The request failed')
    if (!response.headersSent) response.writeHead(500, { 'content-type': 'text/plain' })
    response.end('Something went wrong.\n')
  })
}

/** Every answer carries an id that the log carries too; a caller may bring its own. */
function nameRequest(request: IncomingMessage, response: ServerResponse): string {
  const given = request.headers['x-request-id']
  const isUsable = typeof given === 'string' && REQUEST_ID.test(given)
  const requestId = isUsable ? given : randomUUID()
  request.headers['x-request-id'] = requestId
  response.setHeader('x-request-id', requestId)
  return requestId
}

/** What proxies say about a visitor counts only as far as the operator's own proxies reach. */
function trustOnly(trustProxy: number, request: IncomingMessage): void {
  const { headers, socket } = request
  headers['x-forwarded-for'] = clientAddress(
    headers['x-forwarded-for'],
    socket.remoteAddress ?? '',
    trustProxy,
  )
  if (trustProxy > 0) return
  delete headers['x-forwarded-host']
  delete headers['x-forwarded-proto']
  delete headers['x-forwarded-port']
}

/** A machine without IPv6 is served by its other address alone. */
function listen(server: Server, port: number, host: string | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error) => {
      const isMissing = hasCode(error, 'EADDRNOTAVAIL') || hasCode(error, 'EAFNOSUPPORT')
      if (isMissing && host === '::1') resolve()
      else reject(error)
    })
    server.listen({ port, ...(host ? { host } : {}) }, resolve)
  })
}
