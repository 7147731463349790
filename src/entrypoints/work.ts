import { existsSync } from 'node:fs'
import type { Payload } from 'payload'
import { checkDatabaseAccess } from '@/src/runtime/startup/database/check-access'
import { createLogger, logWarnings } from '@/src/runtime/startup/settings/logging'
import { Refusal } from '@/src/runtime/startup/start/refusal'
import { requireSecret } from '@/src/runtime/startup/start/require-secret'
import { requireStore } from '@/src/runtime/startup/start/require-store'
import { readSettings, SettingsError } from '@/src/runtime/startup/settings/settings'

/**
 * A process that works in the background: `npm run work`, and beside the server unless `WORKER=false`. With
 * `--imports` it is the one that a worker starts for imports.
 */
const root = process.cwd()
const isForImports = process.argv.includes('--imports')

/** Connections to the database; a worker does few things at once. */
const POOL_SIZE = '5'

async function work(): Promise<void> {
  process.umask(0o077)
  if (!process.send && existsSync('.env')) process.loadEnvFile('.env')
  process.env['DATABASE_POOL_SIZE'] = POOL_SIZE
  const settings = readSettings(process.env)
  const logger = createLogger(settings)
  logWarnings(logger)
  const stopping = stopSignal()
  await checkDatabaseAccess(settings)
  await requireSecret(settings)
  await requireStore(settings)
  const payload = await openPayload()
  // Loaded only where they are wanted.
  const tracing = settings.traces
    ? (await import('@/src/runtime/tracing/start-tracing')).startTracing(
        'recipes-worker',
        settings.traces,
      )
    : null
  const { startWorkerMetrics } = await import('@/src/runtime/working/worker-metrics')
  const metrics = startWorkerMetrics(payload, settings)
  const parts = { payload, settings, root, logger, metrics }
  const { startImports, startWork } = await import('@/src/runtime/working/work')
  const working = isForImports ? startImports(parts) : await startWork(parts)
  process.send?.('ready')
  await ('ended' in working ? Promise.race([working.ended, stopping]) : stopping)
  await working.stop()
  await Promise.all([metrics.flush(), tracing?.stop()])
}

/** After the settings are known to be usable: what is loaded reads them. */
async function openPayload(): Promise<Payload> {
  const [{ getPayload }, { default: config }] = await Promise.all([
    import('payload'),
    import('@payload-config'),
  ])
  const payload = await getPayload({ config, disableOnInit: true })
  payload.db.pool.on('error', () => undefined)
  return payload
}

/** Resolves when somebody asks us to stop, or whoever started us is gone. */
function stopSignal(): Promise<void> {
  return new Promise((resolve) => {
    const stop = (): void => resolve()
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop)
    process.on('disconnect', stop)
  })
}

work().then(
  () => process.exit(0),
  (error: unknown) => {
    if (error instanceof SettingsError)
      console.error(`The settings cannot be used:\n${error.message}`)
    else console.error(error instanceof Refusal ? error.message : error)
    process.exit(1)
  },
)
