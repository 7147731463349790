import { randomBytes } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { existsSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { execFile } from 'node:child_process'
import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3'
import { freePort } from '@/src/runtime/process/free-port'
import { ALLOCATOR_ENV, bundledEntry } from '@/src/runtime/process/node-settings.mjs'
import { startPostgres } from '@/src/runtime/startup/embedded/postgres'
import { settingNames } from '@/src/runtime/startup/settings/settings-schema'
import { startSmtpServer } from '@/src/testing/servers/smtp-server'
import type { ScriptedSmtpServer } from '@/src/testing/servers/smtp-server'
import { FleetClient, ROOT_DOMAIN } from './client'
import { Member } from './member'

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
  stop: () => Promise<void>
}

const PGBOUNCER = '/usr/sbin/pgbouncer'
const PACKED = '../shared/bin'
/** Nobody: PgBouncer refuses to run as root. */
const NOBODY = 65534

/** Starts two servers and two workers with Postgres, PgBouncer, Meilisearch and MinIO. */
export async function startInstallation(folder: string): Promise<Installation> {
  if (!existsSync(PGBOUNCER)) throw new Error(`The fleet needs ${PGBOUNCER} (Debian: pgbouncer)`)
  const stops: (() => Promise<unknown>)[] = []
  const stop = async (): Promise<void> => {
    for (const each of stops.toReversed()) await each()
  }
  const begin = async (member: Member): Promise<Member> => {
    stops.push(() => member.stop())
    await member.start()
    return member
  }
  const secret = randomBytes(24).toString('hex')
  try {
    const postgres = await startPostgres({ folder, password: secret, database: 'recipes' })
    stops.push(() => postgres.stop())
    const mails = await startSmtpServer()
    stops.push(() => mails.stop())
    const direct = new URL(postgres.url)
    const ports = await freePorts()
    const pgbouncer = await begin(await pgbouncerMember(folder, direct, ports.pgbouncer))
    const meilisearch = await begin(await meilisearchMember(folder, ports.meilisearch, secret))
    const minio = await begin(await minioMember(folder, ports.minio, secret))
    await makeBucket(ports.minio, secret)
    const settings = settingsOf(secret, ports, { direct, smtp: mails.url })
    const servers: Member[] = []
    for (const [at, port] of ports.servers.entries()) {
      servers.push(await begin(await serverMember(folder, `server-${at + 1}`, port, settings)))
    }
    const workers: Member[] = []
    for (const name of ['worker-1', 'worker-2']) {
      workers.push(await begin(await workerMember(folder, name, settings)))
    }
    const client = new FleetClient(ports.servers)
    stops.push(() =>
      Promise.resolve().then(() => {
        client.stop()
      }),
    )
    const programs = { servers, workers, pgbouncer, meilisearch, minio }
    return { client, mails, databaseUrl: direct.href, ...programs, stop }
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
    ...{ WORKER: 'false', SERVE_PROCESSES: '1', LOG_LEVEL: 'info' },
  }
}

/** The environment of a process of the product: these settings and no others of this machine. */
function environment(settings: Readonly<Record<string, string>>): NodeJS.ProcessEnv {
  const blank = Object.fromEntries(settingNames.map((name) => [name, '']))
  return { ...process.env, ...ALLOCATOR_ENV, ...blank, ...settings }
}

async function serverMember(
  folder: string,
  name: string,
  port: number,
  settings: Readonly<Record<string, string>>,
): Promise<Member> {
  const { flags, file } = bundledEntry('serve')
  return new Member({
    ...{ name, command: [process.execPath, ...flags, file], log: join(folder, `${name}.log`) },
    env: environment({ ...settings, PORT: String(port), DATA_DIR: await own(folder, name) }),
    isReady: () => answers(port, '/readyz'),
  })
}

async function workerMember(
  folder: string,
  name: string,
  settings: Readonly<Record<string, string>>,
): Promise<Member> {
  const { flags, file } = bundledEntry('work')
  return new Member({
    ...{ name, command: [process.execPath, ...flags, file], log: join(folder, `${name}.log`) },
    env: environment({ ...settings, DATA_DIR: await own(folder, name) }),
    isReady: () => Promise.resolve(true),
  })
}

async function pgbouncerMember(folder: string, direct: URL, port: number): Promise<Member> {
  const place = await own(folder, 'pgbouncer', 0o755)
  const [users, config] = [join(place, 'users.txt'), join(place, 'pgbouncer.ini')]
  await writeFile(users, `"${direct.username}" "${direct.password}"\n`, { mode: 0o644 })
  await writeFile(
    config,
    `[databases]
recipes = host=127.0.0.1 port=${direct.port} dbname=recipes
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
auth_type = plain
auth_file = ${users}
pool_mode = transaction
default_pool_size = 20
max_client_conn = 400
ignore_startup_parameters = extra_float_digits
`,
    { mode: 0o644 },
  )
  const isRoot = process.getuid?.() === 0
  return new Member({
    ...{ name: 'pgbouncer', command: [PGBOUNCER, config], log: join(folder, 'pgbouncer.log') },
    ...(isRoot ? { uid: NOBODY } : {}),
    isReady: () => accepts(port),
  })
}

async function meilisearchMember(folder: string, port: number, key: string): Promise<Member> {
  const program = await unpacked('meilisearch', folder)
  const place = await own(folder, 'meilisearch')
  return new Member({
    name: 'meilisearch',
    command: [
      program,
      ...['--db-path', join(place, 'data'), '--http-addr', `127.0.0.1:${port}`],
      ...['--master-key', key, '--no-analytics', '--dump-dir', join(place, 'dumps')],
    ],
    log: join(folder, 'meilisearch.log'),
    isReady: () => answers(port, '/health'),
  })
}

async function minioMember(folder: string, port: number, secret: string): Promise<Member> {
  const program = await unpacked('minio', folder)
  const place = await own(folder, 'minio')
  return new Member({
    ...{ name: 'minio', log: join(folder, 'minio.log') },
    command: [program, 'server', place, '--address', `127.0.0.1:${port}`, '--quiet'],
    env: {
      ...process.env,
      ...{
        MINIO_ROOT_USER: 'fleet',
        MINIO_ROOT_PASSWORD: secret,
        MINIO_BROWSER: 'off',
        HOME: place,
      },
    },
    isReady: () => answers(port, '/minio/health/live'),
  })
}

async function makeBucket(port: number, secretAccessKey: string): Promise<void> {
  const credentials = { accessKeyId: 'fleet', secretAccessKey }
  const endpoint = `http://127.0.0.1:${port}`
  const client = new S3Client({ region: 'us-east-1', endpoint, credentials, forcePathStyle: true })
  await client.send(new CreateBucketCommand({ Bucket: 'media' }))
  client.destroy()
}

/** Unpacks a server that lies beside the checkout. */
async function unpacked(name: string, folder: string): Promise<string> {
  const programs = join(folder, 'bin')
  await promisify(execFile)(join(PACKED, 'unpack'), [name, programs])
  return join(programs, name)
}

async function own(folder: string, name: string, mode = 0o700): Promise<string> {
  const place = join(folder, name)
  await mkdir(place, { recursive: true, mode })
  return place
}

const answers = async (port: number, path: string): Promise<boolean> =>
  (await fetch(`http://127.0.0.1:${port}${path}`)).ok

const accepts = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('connect', () => {
      socket.destroy()
      resolve(true)
    })
    socket.once('error', () => resolve(false))
  })
