import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { execFile } from 'node:child_process'
import { freePort } from '@/src/runtime/process/free-port'
import { ALLOCATOR_ENV, bundledEntry } from '@/src/runtime/process/node-settings.mjs'
import { startPostgres } from '@/src/runtime/startup/embedded/postgres'
import { settingNames } from '@/src/runtime/startup/settings/settings-schema'
import { startSmtpServer } from '@/src/testing/servers/smtp-server'
import type { ScriptedSmtpServer } from '@/src/testing/servers/smtp-server'
import { FleetClient, ROOT_DOMAIN } from './client'
import { Member } from './member'
import { answers, makeBucket, meilisearchMember, minioMember, own } from './programs'
import { PGBOUNCER, pgbouncerMember } from './programs'

/** An installation on several "machines": each server and worker has a folder of its own. */
export type Installation = {
  client: FleetClient
  mails: ScriptedSmtpServer
  /** The database without PgBouncer, for what is compared at the end. */
  databaseUrl: string
  servers: readonly Member[]
  workers: readonly Member[]
  pgbouncer: Member
  meilisearch: Member
  minio: Member
  /** The text of `/metrics` of each server and worker. */
  readMetrics: () => Promise<string[]>
  /** Brings the database to the version of a checkout, as the migration job of an update does. */
  migrate: (checkout: string) => Promise<void>
  stop: () => Promise<void>
}

/** The differences between installations. */
export type InstallationOptions = {
  /** The root of the checkout whose build servers and workers run; this one when not given. */
  checkout?: string
  /** Settings of Postgres. */
  postgresSettings?: Readonly<Record<string, string>>
  /** Settings of servers and workers beyond those of every fleet. */
  settings?: Readonly<Record<string, string>>
  /** Called with the address of the database when its tables are there, before servers start. */
  fill?: (databaseUrl: string) => Promise<void>
}

/**
 * Starts two servers and two workers with Postgres, PgBouncer, Meilisearch and MinIO; the data of a folder
 * that was used before are there again.
 */
export async function startInstallation(
  folder: string,
  options: InstallationOptions = {},
): Promise<Installation> {
  if (!existsSync(PGBOUNCER)) throw new Error(`The fleet needs ${PGBOUNCER} (Debian: pgbouncer)`)
  const stops: (() => unknown)[] = []
  const stop = async (): Promise<void> => {
    for (const each of stops.toReversed()) await each()
  }
  const begin = async (member: Member): Promise<Member> => {
    stops.push(() => member.stop())
    await member.start()
    return member
  }
  const { checkout = '.', postgresSettings = {}, fill } = options
  // Programs listen on the loopback address alone; the data of a folder need the same secret again.
  const secret = createHash('sha256').update(folder).digest('hex')
  try {
    const postgres = await startPostgres({
      ...{ folder, password: secret, database: 'recipes', settings: postgresSettings },
    })
    stops.push(() => postgres.stop())
    const mails = await startSmtpServer()
    stops.push(() => mails.stop())
    const direct = new URL(postgres.url)
    const ports = await freePorts()
    const pgbouncer = await begin(await pgbouncerMember(folder, direct, ports.pgbouncer))
    const meilisearch = await begin(await meilisearchMember(folder, ports.meilisearch, secret))
    const minio = await begin(await minioMember(folder, ports.minio, secret))
    await makeBucket(ports.minio, secret)
    const settings = {
      ...settingsOf(secret, ports, { direct, smtp: mails.url }),
      ...options.settings,
    }
    const migrate = (from: string): Promise<void> => prepare(from, settings)
    await migrate(checkout)
    await fill?.(direct.href)
    const [servers, workers]: [Member[], Member[]] = [[], []]
    for (const [at, port] of ports.servers.entries()) {
      const place = { folder, name: `server-${at + 1}`, port, checkout }
      servers.push(await begin(await serverMember(place, settings)))
    }
    for (const [at, port] of ports.workers.entries()) {
      const place = { folder, name: `worker-${at + 1}`, port, checkout }
      workers.push(await begin(await workerMember(place, settings)))
    }
    const readMetrics = () => metricsOf([...ports.servers, ...ports.workers], secret)
    const client = new FleetClient(ports.servers)
    stops.push(() => {
      client.stop()
    })
    const members = { servers, workers, pgbouncer, meilisearch, minio }
    return { client, mails, databaseUrl: direct.href, ...members, readMetrics, migrate, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

type Ports = Awaited<ReturnType<typeof freePorts>>

const freePorts = async () => ({
  pgbouncer: await freePort(),
  meilisearch: await freePort(),
  minio: await freePort(),
  servers: [await freePort(), await freePort()],
  workers: [await freePort(), await freePort()],
})

function settingsOf(
  secret: string,
  ports: Ports,
  { direct, smtp }: { direct: URL; smtp: string },
): Record<string, string> {
  const pooled = new URL(direct)
  pooled.port = String(ports.pgbouncer)
  return {
    ...{ NODE_ENV: 'production', ROOT_DOMAIN, SECRET: secret, LIMITS_FACTOR: '10000' },
    ...{ DATABASE_URL: pooled.href, DATABASE_DIRECT_URL: direct.href },
    ...{ DATABASE_NAMED_STATEMENTS: 'false', SMTP_URL: smtp, BULK_MAIL_PER_SECOND: '40' },
    // A worker that is killed leaves its mails to another one after 20 times as long.
    BULK_MAIL_TIMEOUT_SECONDS: '5',
    ...{ MEILI_URL: `http://127.0.0.1:${ports.meilisearch}`, MEILI_KEY: secret },
    ...{ S3_BUCKET: 'media', S3_REGION: 'us-east-1', S3_ACCESS_KEY_ID: 'fleet' },
    ...{ S3_ENDPOINT: `http://127.0.0.1:${ports.minio}`, S3_SECRET_ACCESS_KEY: secret },
    ...{ WORKER: 'false', SERVE_PROCESSES: '1', LOG_LEVEL: 'info', METRICS_TOKEN: secret },
  }
}

/** The environment of a process of the product: these settings and no others of this machine. */
function environment(settings: Readonly<Record<string, string>>): NodeJS.ProcessEnv {
  const blank = Object.fromEntries(settingNames.map((name) => [name, '']))
  return { ...process.env, ...ALLOCATOR_ENV, ...blank, ...settings }
}

/** The data folder, port and build of a server or worker. */
type Place = { folder: string; name: string; port: number; checkout: string }

async function serverMember(
  { folder, name, port, checkout }: Place,
  settings: Readonly<Record<string, string>>,
): Promise<Member> {
  const { flags, file } = bundledEntry('serve')
  return new Member({
    ...{ name, command: [process.execPath, ...flags, file], log: join(folder, `${name}.log`) },
    cwd: checkout,
    env: environment({ ...settings, PORT: String(port), DATA_DIR: await own(folder, name) }),
    isReady: () => answers(port, '/readyz'),
  })
}

async function workerMember(
  { folder, name, port, checkout }: Place,
  settings: Readonly<Record<string, string>>,
): Promise<Member> {
  const { flags, file } = bundledEntry('work')
  const data = await own(folder, name)
  return new Member({
    ...{ name, command: [process.execPath, ...flags, file], log: join(folder, `${name}.log`) },
    cwd: checkout,
    env: environment({ ...settings, WORKER_PORT: String(port), DATA_DIR: data }),
    isReady: () => answers(port, '/readyz'),
  })
}

async function prepare(
  checkout: string,
  settings: Readonly<Record<string, string>>,
): Promise<void> {
  const { flags, file } = bundledEntry('prepare')
  const env = environment({ ...settings, DEMO: 'false' })
  await promisify(execFile)(process.execPath, [...flags, file], { cwd: checkout, env })
}

const metricsOf = (ports: readonly number[], token: string): Promise<string[]> =>
  Promise.all(
    ports.map(async (port) => {
      const headers = { authorization: `Bearer ${token}` }
      return (await fetch(`http://127.0.0.1:${port}/metrics`, { headers })).text()
    }),
  )
