import { rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { siteSlugs } from '@/src/runtime/startup/database/database-state'
import { messageOf } from '@/src/runtime/process/processes'
import { SettingsError, readStartSettings } from '@/src/runtime/startup/settings/settings'
import { addressesOf, announcement } from '@/src/runtime/startup/start/announce'
import { buildWhenChanged, copyFonts } from '@/src/runtime/startup/start/build'
import { cannotWrite } from '@/src/runtime/startup/start/cannot-write'
import { checkMedia } from '@/src/runtime/startup/start/check-media'
import { checkPort, claimDataDir } from '@/src/runtime/startup/start/checks'
import { prepareDatabase } from '@/src/runtime/startup/start/prepare-database'
import { startProduct } from '@/src/runtime/startup/start/product'
import { requireSecret } from '@/src/runtime/startup/start/require-secret'
import { requireStore } from '@/src/runtime/startup/start/require-store'
import { Refusal } from '@/src/runtime/startup/start/refusal'
import { openSecrets } from '@/src/runtime/startup/start/secrets'
import { startServices } from '@/src/runtime/startup/start/services'
import { Teardown } from '@/src/runtime/startup/start/teardown'
import type { Services } from '@/src/runtime/startup/start/services'
import type { StartSettings } from '@/src/runtime/startup/settings/settings'
import type { Running } from '@/src/runtime/startup/start/announce'

/**
 * The entry of `npm start` and `npm run dev`: everything that is not set is started beside the
 * product, and stopped with it.
 */
const isDev = process.argv.includes('--dev')
const root = process.cwd()
const startedAt = Date.now()
const stopping = new AbortController()
const teardown = new Teardown()
let exitCode = 0
/** The data folder for messages; its real path is known once the settings are read. */
let dataDir = 'of the product'

function report(line: string): void {
  console.log(line)
}

function fail(error: unknown): void {
  if (stopping.signal.aborted) return
  exitCode = 1
  if (error instanceof SettingsError) {
    console.error(`The settings cannot be used:\n${error.message}`)
    return
  }
  const words = cannotWrite(error, dataDir)
  if (error instanceof Refusal) console.error(error.message)
  else if (words === null) console.error(error)
  if (words !== null) console.error(words)
}

/** Resolves when somebody asks us to stop: a signal, or the end of the script that started us. */
const stopped = new Promise<void>((resolve) => {
  stopping.signal.addEventListener('abort', () => {
    resolve()
  })
})

function stop(): void {
  if (stopping.signal.aborted) return
  report('\nStopping')
  stopping.abort()
}

async function start(): Promise<void> {
  const settings = readStartSettings({
    ...process.env,
    LOCAL_SERVICES: 'true',
    NODE_ENV: isDev ? 'development' : 'production',
  })
  dataDir = settings.dataDir
  await checkPort(settings.port, settings.dataDir)
  teardown.add(await claimDataDir(settings.dataDir))
  const secrets = await openSecrets(settings.dataDir)
  const lost = (error: unknown) => {
    fail(error)
    stop()
  }
  stopping.signal.throwIfAborted()
  await checkMedia(settings, report)
  const services = await startServices(settings, secrets, teardown, report, lost)
  const secret = settings.secret ?? secrets.secret
  const env = environmentOf(settings, services, secret)
  await prepareAndBuild(settings, services, env)
  const { databaseUrl } = services
  await requireSecret({ ...settings, databaseUrl, secret })
  await requireStore({ ...settings, databaseUrl })
  const logFile = join(settings.dataDir, 'server.log')
  const product = await startProduct({ root, isDev, env, logFile })
  teardown.add(() => product.stop())
  await Promise.race([product.ready, stopped])
  stopping.signal.throwIfAborted()
  void product.ended.then(() => {
    lost(new Refusal(`The product ended by itself; see ${logFile}`))
  })
  await announce(settings, services)
}

/** The database is prepared while the build runs: neither needs the other. */
async function prepareAndBuild(
  settings: StartSettings,
  services: Services,
  env: NodeJS.ProcessEnv,
): Promise<void> {
  const failing = new AbortController()
  const signal = AbortSignal.any([stopping.signal, failing.signal])
  const both = { root, report, signal }
  const building = { ...both, logFile: join(settings.dataDir, 'build.log') }
  const work = [
    prepareDatabase({
      ...both,
      env,
      dataDir: settings.dataDir,
      databaseUrl: services.databaseUrl,
      databaseDirectUrl: settings.databaseDirectUrl ?? services.databaseUrl,
      hasNamedStatements: settings.hasNamedStatements,
      isEmbedded: services.isDatabaseEmbedded,
      demo: settings.demo,
      paymentMode: settings.payments.mode,
    }),
    isDev ? copyFonts(building) : buildWhenChanged(building),
  ]
  try {
    await Promise.all(work)
  } catch (error) {
    failing.abort()
    await Promise.allSettled(work)
    throw error
  }
}

function environmentOf(
  settings: StartSettings,
  services: Services,
  secret: string,
): NodeJS.ProcessEnv {
  return {
    ...process.env,
    LOCAL_SERVICES: 'true',
    NODE_ENV: settings.nodeEnv,
    PORT: String(settings.port),
    ROOT_DOMAIN: settings.rootDomain,
    DATA_DIR: settings.dataDir,
    SECRET: secret,
    DATABASE_URL: services.databaseUrl,
    SMTP_URL: services.smtpUrl,
    ...(services.meilisearch
      ? { MEILI_URL: services.meilisearch.url, MEILI_KEY: services.meilisearch.key }
      : {}),
    NEXT_TELEMETRY_DISABLED: '1',
  }
}

async function announce(settings: StartSettings, services: Services): Promise<void> {
  const running: Running = {
    ...addressesOf(settings, await siteSlugs(services.databaseUrl)),
    inbox: services.inboxUrl,
    databaseUrl: services.databaseUrl,
    ...(services.meilisearch ? { meilisearch: services.meilisearch.url } : {}),
    pid: process.pid,
  }
  const path = join(settings.dataDir, 'running.json')
  await writeFile(`${path}.part`, `${JSON.stringify(running, null, 2)}\n`, { mode: 0o600 })
  await rename(`${path}.part`, path)
  teardown.add(() => rm(path, { force: true }))
  const seconds = Math.round((Date.now() - startedAt) / 1000)
  report(announcement(running, settings.dataDir, seconds))
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop)
process.on('disconnect', stop)

try {
  await start()
  await stopped
} catch (error) {
  fail(error)
} finally {
  stopping.abort()
  await teardown.run((error) => {
    console.error(messageOf(error))
  })
}
process.exit(exitCode)
