import { randomBytes } from 'node:crypto'
import { chown, mkdir, open, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { findPrograms, runProgram } from '@/src/runtime/startup/embedded/postgres-programs'
import {
  readPostmaster,
  stopLeftover,
  stopServer,
} from '@/src/runtime/startup/embedded/postgres-leftover'
import { serviceAccount } from '@/src/runtime/startup/embedded/service-account'
import { freePort } from '@/src/runtime/process/free-port'
import { hasCode, pause, waitForExit } from '@/src/runtime/process/processes'
import type { PostgresPrograms } from '@/src/runtime/startup/embedded/postgres-programs'
import type { ChildProcess } from 'node:child_process'
import type { FileHandle } from 'node:fs/promises'

/** A Postgres server that runs beside us. */
export type EmbeddedPostgres = {
  /** The address of the product's database, password included. */
  url: string
  pid: number
  /** Resolves when the server has ended, asked or not. */
  ended: Promise<void>
  /** Disconnects everybody, writes everything and ends the server. */
  stop: () => Promise<void>
}

/** Options of an embedded server. */
export type PostgresOptions = {
  /** Holds `postgres/` (the data) and `postgres.log`; exists and can be written. */
  folder: string
  /** Must stay the same as long as the data lives. */
  password: string
  database: string
  /** Server settings beyond the defaults, such as `fsync: 'off'`. */
  settings?: Readonly<Record<string, string>>
  /** The port it must have again; any free one when not given. */
  port?: number
}

const USER = 'recipes'
const LOCALE = process.platform === 'linux' ? 'C.UTF-8' : 'en_US.UTF-8'

/**
 * Pages read often are in memory or on flash here: by default Postgres assumes that random access costs four
 * times as much as sequential access, and scans whole tables instead.
 */
const TUNED = { random_page_cost: '1.1' }

/**
 * The working directory as a path: as root, Postgres may not reach its own data by its path (a folder of
 * root's).
 */
const HERE = process.platform === 'linux' ? '/proc/self/cwd' : '.'

/**
 * Starts a Postgres on a free port of 127.0.0.1; initialises its data at the first start. Stops a server
 * that a killed start left running first.
 */
export async function startPostgres(options: PostgresOptions): Promise<EmbeddedPostgres> {
  const data = join(options.folder, 'postgres')
  await stopLeftover(data)
  const programs = await findPrograms(await serviceAccount(data))
  await makeData(programs, data, options.password)
  const { child, port } = await launch(programs, data, options)
  const url = (database: string) =>
    `postgres://${USER}:${encodeURIComponent(options.password)}@127.0.0.1:${String(port)}/${database}`
  await makeDatabase(url('postgres'), options.database)
  const pid = child.pid ?? 0
  const ended = waitForExit(child).then(() => undefined)
  return { url: url(options.database), pid, ended, stop: () => stopServer(pid) }
}

/** A password that needs no escaping in an address. */
export function newPassword(): string {
  return randomBytes(24).toString('base64url')
}

async function makeData(programs: PostgresPrograms, data: string, password: string): Promise<void> {
  const mark = join(data, 'recipes-complete')
  if (await isThere(mark)) return
  await rm(data, { recursive: true, force: true })
  await mkdir(data, { mode: 0o700 })
  const secret = await openSecret(`${data}.password`, password)
  const { account } = programs
  if (account) {
    await chown(data, account.uid, account.gid)
    await secret.chown(account.uid, account.gid)
  }
  const child = runProgram(
    programs,
    'initdb',
    [
      `--pgdata=${HERE}`,
      '--encoding=UTF8',
      `--locale=${LOCALE}`,
      `--username=${USER}`,
      '--auth=scram-sha-256',
      '--pwfile=/dev/fd/3',
    ],
    { cwd: data, stdio: ['ignore', 'ignore', 'pipe', secret.fd] },
  )
  let errors = ''
  child.stderr?.on('data', (chunk: Buffer) => {
    errors += chunk.toString()
  })
  const code = await waitForExit(child).finally(() => secret.close())
  if (code !== 0) throw new Error(`Postgres could not make its data: ${errors.trim()}`)
  await writeFile(mark, '')
}

/** Anything but a missing file is no answer: on a "no" the data are removed. */
async function isThere(path: string): Promise<boolean> {
  try {
    await readFile(path)
    return true
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return false
    throw error
  }
}

/** A file without a name, so that the password is on no command line and stays nowhere. */
async function openSecret(path: string, password: string): Promise<FileHandle> {
  const file = await open(path, 'w+', 0o600)
  await rm(path)
  await file.write(`${password}\n`, 0)
  return file
}

async function launch(
  programs: PostgresPrograms,
  data: string,
  options: PostgresOptions,
): Promise<{ child: ChildProcess; port: number }> {
  const path = join(options.folder, 'postgres.log')
  for (let attempt = 1; ; attempt += 1) {
    const port = options.port ?? (await freePort())
    const log = await open(path, 'w', 0o600)
    const settings = Object.entries({ ...TUNED, ...options.settings }).map(
      ([name, to]) => `--${name}=${to}`,
    )
    const address = ['-h', '127.0.0.1', '-p', String(port), '--unix_socket_directories=']
    const child = runProgram(programs, 'postgres', ['-D', HERE, ...address, ...settings], {
      cwd: data,
      stdio: ['ignore', log.fd, log.fd],
      // Ctrl-C in a terminal reaches every process there: this one is stopped last, by us.
      detached: true,
    })
    await log.close()
    if (await isReady(child, data)) return { child, port }
    // After a killed server, its last processes may hold the shared memory for a moment.
    await pause(200)
    if (attempt === 10) {
      const lines = (await readFile(path, 'utf8')).trim().split('\n').slice(-5)
      throw new Error(`Postgres did not start:\n${lines.join('\n')}`)
    }
  }
}

async function isReady(child: ChildProcess, data: string): Promise<boolean> {
  const state = { hasEnded: false }
  void waitForExit(child).finally(() => {
    state.hasEnded = true
  })
  for (;;) {
    if (state.hasEnded) return false
    const postmaster = await readPostmaster(data)
    if (postmaster?.isReady && postmaster.pid === child.pid) return true
    await pause(15)
  }
}

async function makeDatabase(url: string, name: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const found = await client.query('select 1 from pg_database where datname = $1', [name])
    if (found.rowCount === 0) await client.query(`create database ${pg.escapeIdentifier(name)}`)
  } finally {
    await client.end()
  }
}
