import { existsSync } from 'node:fs'
import type { Logger } from 'pino'
import { createLogger, logWarnings } from '@/src/runtime/startup/settings/logging'
import { SettingsError, readSettings } from '@/src/runtime/startup/settings/settings'
import { hasBuild } from '@/src/runtime/startup/start/build'
import { cannotWrite } from '@/src/runtime/startup/start/cannot-write'
import { checkPort, makeDataDir } from '@/src/runtime/startup/start/checks'
import { checkMedia } from '@/src/runtime/startup/start/check-media'
import { prepareDatabase } from '@/src/runtime/startup/start/prepare-database'
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
  if (!isDev && !(await hasBuild(root))) {
    throw new Refusal('There is no build to serve. Run `npm run build` first.')
  }
  if (!settings.isLocal) await prepareServer(settings)
  const { startHttpServer } = await import('@/src/runtime/serving/http-server')
  const { startWorking } = await import('@/src/runtime/working/working')
  const server = await startHttpServer(settings, { isDev, root, logger })
  const work = settings.hasWorker ? startWorking(root, logger) : null
  const stop = () => {
    void Promise.all([server.stop(), work?.stop()]).then(() => process.exit(0))
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop)
  // Our parent was killed: without it nobody would stop us.
  process.on('disconnect', stop)
  tellServing(settings, logger)
  process.send?.('ready')
}

/** Does the preparations that `npm start` has already done before it runs this process. */
async function prepareServer(settings: Settings): Promise<void> {
  await checkPort(settings.port, settings.dataDir)
  await checkMedia(settings, (line) => {
    console.log(line)
  })
  await migrateFirst(settings)
}

function tellServing(settings: Settings, logger: Logger): void {
  const { isLocal, publicProtocol, rootDomain, port } = settings
  if (!isLocal) logger.info({ port }, `Serving ${publicProtocol}://${rootDomain}`)
}

async function migrateFirst(settings: Settings): Promise<void> {
  await makeDataDir(settings.dataDir)
  await prepareDatabase({
    root,
    dataDir: settings.dataDir,
    databaseUrl: settings.databaseUrl,
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
