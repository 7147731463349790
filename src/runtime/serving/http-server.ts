import { createServer } from 'node:http'
import { join } from 'node:path'
import next from 'next'
import { AnswerCache } from '@/src/runtime/serving/answer-cache/answer-cache'
import { buildFiles } from '@/src/runtime/serving/answer-cache/build-files'
import { CountWriter } from '@/src/runtime/serving/counting/count-writer'
import { readCountryTable } from '@/src/runtime/serving/counting/country-table'
import { ViewCounter } from '@/src/runtime/serving/counting/view-counter'
import { ReadReplica } from '@/src/server/database/read-replica'
import { pendingCounts } from '@/src/server/counting/pending-counts'
import { limitBodyTime } from '@/src/runtime/serving/body-time'
import { answerRequests, renderAddresses } from '@/src/runtime/serving/answer-requests'
import { deploymentFrom } from '@/src/runtime/startup/settings/deployment'
import { FirstPaint } from '@/src/runtime/serving/first-paint/first-paint'
import { addFastPath } from '@/src/runtime/serving/fast-path/fast-path'
import { finishServer } from '@/src/runtime/serving/finish-server'
import { readiness } from '@/src/runtime/serving/health'
import type { MetricsGatherer } from '@/src/runtime/metrics/gather-metrics'
import { readBackground } from '@/src/runtime/serving/read-background'
import { Metrics } from '@/src/runtime/serving/metrics/metrics'
import { staticFileSizes } from '@/src/runtime/serving/static-ranges'
import { hasCode } from '@/src/runtime/process/processes'
import { LOOPBACK } from '@/src/runtime/startup/start/checks'
import type { Logger } from 'pino'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Settings } from '@/src/runtime/startup/settings/settings'

/** The product's HTTP server. */
export type HttpServer = {
  /** Refuses new requests and finishes pending ones within 10 s. */
  stop: () => Promise<void>
}

/**
 * Time for pending requests after a stop signal, in milliseconds.
 * @see docs/product/limits.md#availability
 */
const GRACE = 10_000

/** The file of the data folder with the most read addresses. */
const POPULAR_ADDRESSES = 'popular-addresses.json'

/** Options of the HTTP server. */
export type ServerOptions = {
  isDev: boolean
  root: string
  logger: Logger
  /** The processes below this one, whose metrics it reports too. */
  children: MetricsGatherer
}

/** Starts an HTTP server in front of Next; resolves when it accepts requests. */
export async function startHttpServer(
  settings: Settings,
  { isDev, root, logger, children }: ServerOptions,
): Promise<HttpServer> {
  const counter = new ViewCounter(pendingCounts(), settings.trustProxy)
  // In development every response is rendered again, so that code changes show.
  const cache = isDev
    ? null
    : await new AnswerCache(settings.databaseDirectUrl, deploymentFrom(settings), logger, {
        firstPaint: new FirstPaint(root),
        counter,
        maxBytes: settings.responseCacheBytes,
      }).start()
  const replica = await startReplica(settings, cache, logger)
  let answer: (request: IncomingMessage, response: ServerResponse) => void = notReady
  const handle = (request: IncomingMessage, response: ServerResponse) => {
    if (!cache?.answerFromCache(request, response)) answer(request, response)
  }
  // `npm start` is for this machine: both addresses that its name may mean. A server is for all.
  const hosts = settings.isLocal ? LOOPBACK : [undefined]
  const servers = hosts.map(() => tunedServer(handle))
  const fastPaths = cache ? servers.map((server) => addFastPath(server, { cache, counter })) : []
  const [first] = servers
  if (!first) throw new Error('There is no address to listen on')
  const app = next({
    dev: isDev,
    dir: root,
    hostname: 'localhost',
    port: settings.port,
    // Next handles upgrade requests on the server that it is given: only the reload of `npm run dev` needs
    // that. Otherwise it gets a server that never listens, and such requests are answered like any other.
    httpServer: isDev ? first : createServer(),
  })
  await app.prepare()
  // Next receives WebSockets (the reload of `npm run dev`) on the server that it is given.
  for (const server of isDev ? servers.slice(1) : []) {
    server.on('upgrade', (...args) => first.emit('upgrade', ...args))
  }
  const [files, fileSizes] = await Promise.all([buildFiles(root), staticFileSizes(root)])
  const render = app.getRequestHandler()
  const metrics = metricsOf(settings, cache, children)
  const parts = { settings, logger, cache, files, fileSizes, render, counter, metrics, isDev }
  answer = answerRequests(parts)
  const writer = await startCountWriter(settings, logger)
  for (const [index, server] of servers.entries()) await listen(server, settings.port, hosts[index])
  await cache?.startRenderingAhead(
    join(settings.dataDir, POPULAR_ADDRESSES),
    renderAddresses(parts),
  )
  return {
    stop: async () => {
      await Promise.all(
        servers.map((server, index) => finishServer(server, GRACE, fastPaths[index])),
      )
      await Promise.all([replica.stop(), cache?.stop(), writer.stop()])
    },
  }
}

async function startReplica(
  { replica, databasePoolSize, hasNamedStatements }: Settings,
  cache: AnswerCache | null,
  logger: Logger,
): Promise<{ stop: () => Promise<void> }> {
  if (!replica || !cache) return { stop: () => Promise.resolve() }
  const options = { ...replica, poolSize: databasePoolSize, hasNamedStatements }
  const started = await new ReadReplica(options, cache.position, logger).start()
  globalThis.databaseReplica = started
  return started
}

async function startCountWriter(settings: Settings, logger: Logger): Promise<CountWriter> {
  const { databaseUrl, countryTable } = settings
  const findCountry = countryTable === undefined ? undefined : await readCountryTable(countryTable)
  return new CountWriter(databaseUrl, logger, pendingCounts(), findCountry).start()
}

/** The metrics; null without a token, since nobody may read them. */
function metricsOf(
  { metricsToken }: Settings,
  cache: AnswerCache | null,
  children: MetricsGatherer,
): Metrics | null {
  if (metricsToken === undefined) return null
  const cacheFigures = cache && (() => cache.figures())
  return new Metrics(metricsToken, {
    cacheFigures,
    readiness,
    background: readBackground,
    children,
  })
}

function notReady(): never {
  throw new Error('No request comes before the server listens')
}

function tunedServer(handle: (request: IncomingMessage, response: ServerResponse) => void): Server {
  const server = createServer(handle)
  // Longer than the keep-alive of load balancers, so that they close the connection first.
  server.keepAliveTimeout = 75_000
  server.headersTimeout = 20_000
  limitBodyTime(server)
  return server
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
