import cluster from 'node:cluster'
import { existsSync } from 'node:fs'
import type { Logger } from 'pino'
import { ALLOCATOR_ENV } from '@/src/runtime/process/node-settings.mjs'
import { MetricsGatherer } from '@/src/runtime/metrics/gather-metrics'
import { READY, startServingProcesses } from '@/src/runtime/serving/processes/serving-processes'
import type { ServingProcesses } from '@/src/runtime/serving/processes/serving-processes'
import { createLogger, logWarnings } from '@/src/runtime/startup/settings/logging'
import { SettingsError, readSettings } from '@/src/runtime/startup/settings/settings'
import { hasBuild } from '@/src/runtime/startup/start/build'
import { cannotWrite } from '@/src/runtime/startup/start/cannot-write'
import { checkPort, makeDataDir } from '@/src/runtime/startup/start/checks'
import { checkMedia } from '@/src/runtime/startup/start/check-media'
import { prepareDatabase } from '@/src/runtime/startup/start/prepare-database'
import { requireSecret } from '@/src/runtime/startup/start/require-secret'
import { requireStore } from '@/src/runtime/startup/start/require-store'
import { Refusal } from '@/src/runtime/startup/start/refusal'
import type { Settings } from '@/src/runtime/startup/settings/settings'

/**
 * The serving process. `npm run serve` runs it against external services only and so in
 * production's rules; `npm start` runs it as its child, which `LOCAL_SERVICES` tells.
 */
const isDev = process.argv.includes('--dev')
const root = process.cwd()
// The loader of TypeScript switches source maps on, and Node then holds those of the whole build in
// memory: 235 MB. `NODE_OPTIONS=--enable-source-maps` brings them back for reading a stack trace.
const wantsMaps = isDev || (process.env['NODE_OPTIONS'] ?? '').includes('--enable-source-maps')
process.setSourceMapsEnabled(wantsMaps)

async function serve(): Promise<void> {
  // Files on disk, people's pictures among them, are readable by this account alone.
  process.umask(0o077)
  if (!process.send && existsSync('.env')) process.loadEnvFile('.env')
  const nodeEnv = isDev ? 'development' : 'production'
  // Before React and Next are loaded, which look at it once.
  Object.assign(process.env, { NODE_ENV: nodeEnv })
  const settings = readSettings(process.env)
  const logger = createLogger(settings)
  logWarnings(logger)
  if (cluster.isWorker) return serveInCluster(settings, logger)
  if (!isDev && !(await hasBuild(root))) {
    throw new Refusal('There is no build to serve. Run `npm run build` first.')
  }
  if (!settings.isLocal) await prepareServer(settings)
  await serveAndWork(settings, logger)
  logServing(settings, logger)
  process.send?.(READY)
}

/** Serves in this process, or in several of which it is the primary, with a worker beside. */
async function serveAndWork(settings: Settings, logger: Logger): Promise<void> {
  const running: Stoppable[] = []
  stopOnSignal(running, STOP_SIGNALS)
  const metrics = new MetricsGatherer(() =>
    Object.values(cluster.workers ?? {}).flatMap((each) => each ?? []),
  )
  if (isDev || settings.serveProcesses === 1) {
    running.push(await startServer(settings, logger, metrics))
  } else {
    const servers = startServers(settings, logger, metrics)
    running.push(servers)
    await servers.ready
  }
  const { startWorking } = await import('@/src/runtime/working/working')
  if (settings.hasWorker) running.push(startWorking(root, logger, metrics))
}

/** Serves as one of several processes. */
async function serveInCluster(settings: Settings, logger: Logger): Promise<void> {
  // Ctrl-C in a terminal reaches every process; the primary then stops this one.
  for (const signal of ['SIGINT', 'SIGHUP'] as const) process.on(signal, () => undefined)
  stopOnSignal([await startServer(settings, logger, new MetricsGatherer())], ['SIGTERM'])
  process.send?.(READY)
}

const STOP_SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

type Stoppable = { stop: () => Promise<void> }

/** Ends the process gracefully at a signal, and when its parent is gone: nobody else would stop it. */
function stopOnSignal(running: readonly Stoppable[], signals: readonly NodeJS.Signals[]): void {
  let isStopping = false
  const stop = (): void => {
    if (isStopping) return
    isStopping = true
    void Promise.all(running.map((each) => each.stop())).then(() => process.exit(0))
  }
  for (const signal of signals) process.on(signal, stop)
  process.on('disconnect', stop)
}

/** Starts the HTTP server in this process. */
async function startServer(
  settings: Settings,
  logger: Logger,
  children: MetricsGatherer,
): Promise<Stoppable> {
  const tracing = await startTraces(settings)
  const { startHttpServer } = await import('@/src/runtime/serving/http-server')
  const server = await startHttpServer(settings, { isDev, root, logger, children })
  return { stop: () => server.stop().then(() => tracing?.stop()) }
}

/** Loads the code of traces only where they are wanted. */
async function startTraces({ traces }: Settings): Promise<Stoppable | null> {
  if (!traces) return null
  const { startTracing } = await import('@/src/runtime/tracing/start-tracing')
  return startTracing('recipes-server', traces)
}

/** Starts several serving processes, whose primary is this one. */
function startServers(
  settings: Settings,
  logger: Logger,
  metrics: MetricsGatherer,
): ServingProcesses {
  const count = settings.serveProcesses
  const env = { ...ALLOCATOR_ENV, ...process.env, SERVE_PROCESSES: String(count) }
  return startServingProcesses({
    count,
    env,
    logger,
    onMessage: (worker, message) => metrics.receive(worker, message),
    onEnded: (worker) => metrics.end(worker),
  })
}

/** Does the preparations that `npm start` has already done before it runs this process. */
async function prepareServer(settings: Settings): Promise<void> {
  await checkPort(settings.port, settings.dataDir)
  await checkMedia(settings, (line) => {
    console.log(line)
  })
  await migrateFirst(settings)
  await requireSecret(settings)
  await requireStore(settings)
}

function logServing(settings: Settings, logger: Logger): void {
  const { isLocal, publicProtocol, rootDomain, port } = settings
  if (!isLocal) logger.info({ port }, `Serving ${publicProtocol}://${rootDomain}`)
}

async function migrateFirst(settings: Settings): Promise<void> {
  await makeDataDir(settings.dataDir)
  await prepareDatabase({
    root,
    dataDir: settings.dataDir,
    databaseUrl: settings.databaseUrl,
    databaseDirectUrl: settings.databaseDirectUrl,
    hasNamedStatements: settings.hasNamedStatements,
    isEmbedded: false,
    demo: settings.demo,
    paymentMode: settings.payments.mode,
    env: process.env,
    report: (line) => {
      console.log(line)
    },
    signal: new AbortController().signal,
  })
}

const noRoom = (error: unknown): string | null =>
  cannotWrite(error, process.env['DATA_DIR'] ?? 'of the product')

serve().catch((error: unknown) => {
  if (error instanceof SettingsError) {
    console.error(`The settings cannot be used:\n${error.message}`)
  } else console.error(error instanceof Refusal ? error.message : (noRoom(error) ?? error))
  process.exit(1)
})
