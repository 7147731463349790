import cluster from 'node:cluster'
import { createServer } from 'node:http'
import { pino } from 'pino'
import { createClassCounts } from '@/src/runtime/serving/answer-cache/address-class'
import { buildCacheEntry } from '@/src/runtime/serving/answer-cache/kept-answer'
import { addFastPath } from '@/src/runtime/serving/fast-path/fast-path'
import { finishServer } from '@/src/runtime/serving/finish-server'
import { MetricsGatherer } from '@/src/runtime/metrics/gather-metrics'
import { Metrics } from '@/src/runtime/serving/metrics/metrics'
import { READY, startServingProcesses } from '@/src/runtime/serving/processes/serving-processes'

/**
 * Two serving processes with the product's fast path, metrics and graceful stop, but without Next and
 * database: run as a process by tests.
 */
const PORT = Number(process.env['PORT'])
const logger = pino()

async function serve(): Promise<void> {
  const body = Buffer.from(String(process.pid))
  const entry = buildCacheEntry({ status: 200, headers: {}, body }, Infinity)
  await Promise.all([entry.encoded('br'), entry.encoded('gzip')])
  const kept = await entry.encoded('identity')
  let served = 0
  const cache = {
    findCached: ({ url = '' }) => {
      if (url !== '/memory') return undefined
      served += 1
      return kept
    },
  }
  const metrics = new Metrics('the-token-of-the-metrics', {
    cacheFigures: () => ({
      hits: { ...createClassCounts(), file: served },
      misses: createClassCounts(),
      kept: 1,
      bytes: 1,
    }),
    background: () => Promise.resolve(null),
    readiness: () =>
      Promise.resolve({
        isReady: true,
        status: 'ready',
        parts: {
          database: 'ok',
          migrations: 'ok',
          worker: 'ok',
          oldestWaitingJob: null,
          disk: 'ok',
        },
      }),
  })
  const server = createServer((request, response) => {
    if (request.url === '/metrics') void metrics.answer(request, response)
    else if (request.url === '/begin') response.write('begun\n')
    else if (request.url === '/slow') {
      response.write('slow ')
      setTimeout(() => response.end('answer'), 300)
    } else response.end(`node ${process.pid}`)
  })
  const others = addFastPath(server, { cache, counter: { count: () => undefined } })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(PORT, '127.0.0.1', resolve)
  })
  process.on('SIGINT', () => undefined)
  process.on('SIGTERM', () => {
    void finishServer(server, 5_000, others).then(() => process.exit(0))
  })
  process.send?.(READY)
}

async function supervise(): Promise<void> {
  const metrics = new MetricsGatherer(() =>
    Object.values(cluster.workers ?? {}).flatMap((each) => each ?? []),
  )
  const servers = startServingProcesses({
    count: 2,
    env: process.env,
    logger,
    onMessage: (worker, message) => metrics.receive(worker, message),
    onEnded: (worker) => metrics.end(worker),
  })
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => void servers.stop().then(() => process.exit(0)))
  }
  await servers.ready
  process.send?.(READY)
}

;(cluster.isWorker ? serve() : supervise()).catch((error: unknown) => {
  console.error(error)
  process.exit(1)
})
