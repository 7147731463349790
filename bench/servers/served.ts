import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { ownPlace, startProduct, stopProduct, untilRunning } from '@/src/e2e/support/product'
import { freePort } from '@/src/runtime/process/free-port'
import { pause } from '@/src/runtime/process/processes'
import { settingNames } from '@/src/runtime/startup/settings/settings-schema'
import { ALLOCATOR_ENV, bundledEntry } from '@/src/runtime/process/node-settings.mjs'
import { getOnce } from './bare-server'
import { endChild } from './child'
import type { Address } from '../compare'

/** The services that measured servers share: a database with the demo, and a built product. */
export type Place = {
  databaseUrl: string
  dataDir: string
  /** Its account host and its inbox, as addresses. */
  account: string
  inbox: string
  /** The slugs of its sites. */
  sites: readonly string[]
  stop: () => Promise<void>
}

/** Prepares the product as `npm start` does, on its own port and folder; builds if needed. */
export async function preparePlace(): Promise<Place> {
  const settings = await ownPlace()
  const start = startProduct({ ...settings, DEMO: 'true' })
  try {
    const running = await untilRunning(start, settings.DATA_DIR)
    return {
      databaseUrl: running.databaseUrl,
      dataDir: settings.DATA_DIR,
      account: running.account,
      inbox: running.inbox,
      sites: Object.keys(running.sites),
      stop: () => stopProduct(running.pid, settings.DATA_DIR),
    }
  } catch (error) {
    start.child.kill('SIGTERM')
    await start.ended
    await rm(settings.DATA_DIR, { recursive: true, force: true })
    throw error
  }
}

/** A serving process that only the benchmark uses. */
export type Served = {
  port: number
  pid: number
  /** Time from the start of the process to its first whole response, in milliseconds. */
  startMilliseconds: number
  stop: () => Promise<void>
}

/** Options of a server; without them it has one process, on the database of the place. */
type ServedOptions = {
  databaseUrl?: string
  serveProcesses?: number
  /** Settings beside those of the place. */
  settings?: Readonly<Record<string, string>>
}

/** Starts a server of the build; `path` on `host(port)` is the first address it must answer. */
export async function startServed(
  place: Place,
  first: { host: (port: number) => string; path: string },
  { databaseUrl = place.databaseUrl, serveProcesses = 1, settings = {} }: ServedOptions = {},
): Promise<Served> {
  const port = await freePort()
  const env = {
    ...process.env,
    ...ALLOCATOR_ENV,
    ...(await environmentOf(place, databaseUrl, port)),
    SERVE_PROCESSES: String(serveProcesses),
    ...settings,
  }
  const startedAt = performance.now()
  const { flags, file } = bundledEntry('serve')
  const args = [...flags, file]
  const child = spawn(process.execPath, args, {
    env,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const address = { port, path: first.path, headers: { host: first.host(port) } }
  try {
    await untilAnswered(address, child)
  } catch (error) {
    await endChild(child)
    throw error
  }
  return {
    port,
    pid: child.pid ?? 0,
    startMilliseconds: performance.now() - startedAt,
    stop: () => endChild(child),
  }
}

/** Asks again and again until there is a whole answer; throws after a minute. */
async function untilAnswered(address: Address, child: ChildProcess): Promise<void> {
  const end = Date.now() + 60_000
  while (Date.now() < end) {
    if (child.exitCode !== null) throw new Error('The server ended before it answered')
    const answer = await getOnce(address).catch(() => null)
    if (answer?.status === 200) return
    await pause(20)
  }
  throw new Error('The server has not answered for a minute')
}

const Secrets = z.object({ secret: z.string() })

/** The settings a process of the benchmark runs the product with. */
export async function environmentOf(
  { dataDir }: Place,
  databaseUrl: string,
  port: number,
): Promise<Record<string, string>> {
  const { secret } = Secrets.parse(
    JSON.parse(await readFile(join(dataDir, 'secrets.json'), 'utf8')),
  )
  return {
    ...Object.fromEntries(settingNames.map((name) => [name, ''])),
    LOCAL_SERVICES: 'true',
    NODE_ENV: 'production',
    NEXT_TELEMETRY_DISABLED: '1',
    PORT: String(port),
    ROOT_DOMAIN: `localhost:${port}`,
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
    SMTP_URL: 'smtp://127.0.0.1:1',
    SECRET: secret,
  }
}
