import { execFile } from 'node:child_process'
import { mkdir, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { BucketAlreadyOwnedByYou, CreateBucketCommand, S3Client } from '@aws-sdk/client-s3'
import { Member } from './member'

/** Debian's PgBouncer. */
export const PGBOUNCER = '/usr/sbin/pgbouncer'
const PACKED = '../shared/bin'
/** Nobody: PgBouncer refuses to run as root. */
const NOBODY = 65534

/** PgBouncer in transaction mode before a Postgres. */
export async function pgbouncerMember(folder: string, direct: URL, port: number): Promise<Member> {
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

/** Meilisearch with a master key. */
export async function meilisearchMember(
  folder: string,
  port: number,
  key: string,
): Promise<Member> {
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

/** MinIO with the user `fleet`. */
export async function minioMember(folder: string, port: number, secret: string): Promise<Member> {
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

/** Makes the bucket `media` where it is not there. */
export async function makeBucket(port: number, secretAccessKey: string): Promise<void> {
  const credentials = { accessKeyId: 'fleet', secretAccessKey }
  const endpoint = `http://127.0.0.1:${port}`
  const client = new S3Client({ region: 'us-east-1', endpoint, credentials, forcePathStyle: true })
  await client.send(new CreateBucketCommand({ Bucket: 'media' })).catch((error: unknown) => {
    if (!(error instanceof BucketAlreadyOwnedByYou)) throw error
  })
  client.destroy()
}

/** Unpacks a server that lies beside the checkout. */
async function unpacked(name: string, folder: string): Promise<string> {
  const programs = join(folder, 'bin')
  await promisify(execFile)(join(PACKED, 'unpack'), [name, programs])
  return join(programs, name)
}

/** Makes the folder of a program; gives its path. */
export async function own(folder: string, name: string, mode = 0o700): Promise<string> {
  const place = join(folder, name)
  await mkdir(place, { recursive: true, mode })
  return place
}

/** Whether an address of this machine answers with success. @throws TypeError when nothing listens */
export const answers = async (port: number, path: string): Promise<boolean> =>
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
