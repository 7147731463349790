import { existsSync } from 'node:fs'
import { chmod, mkdtemp, open, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startSupervised } from '@/src/runtime/startup/embedded/kept-program'
import type { SupervisedProgram } from '@/src/runtime/startup/embedded/kept-program'
import { serviceAccount } from '@/src/runtime/startup/embedded/service-account'
import { freePort } from '@/src/runtime/process/free-port'
import { pause } from '@/src/runtime/process/processes'
import { withClient } from '@/src/runtime/startup/database/database-state'

const PROGRAM = '/usr/sbin/pgbouncer'
const ATTEMPTS = 100

/** Whether PgBouncer is installed; tests that need it are skipped otherwise. */
export const hasPgBouncer = existsSync(PROGRAM)

/** A running PgBouncer in transaction mode. */
export type Pooler = {
  /** Returns the address of a database through the pooler. */
  through: (directUrl: string) => string
  /** Starts it on the same port after it was stopped. */
  startAgain: () => Promise<void>
  stop: () => Promise<void>
}

/**
 * Starts PgBouncer in transaction mode in front of a Postgres, with few connections to each database.
 * @param serverUrl the address of any database of the server
 */
export async function startPgBouncer(serverUrl: string, poolSize = 4): Promise<Pooler> {
  const folder = await mkdtemp(join(tmpdir(), 'recipes-pgbouncer-'))
  const port = await freePort()
  const { hostname, port: serverPort, username, password } = new URL(serverUrl)
  const config = [
    '[databases]',
    `* = host=${hostname} port=${serverPort} user=${username} password=${decodeURIComponent(password)}`,
    '[pgbouncer]',
    'listen_addr = 127.0.0.1',
    `listen_port = ${String(port)}`,
    'unix_socket_dir =',
    'auth_type = any',
    'pool_mode = transaction',
    `default_pool_size = ${String(poolSize)}`,
    'max_client_conn = 500',
  ]
  const file = join(folder, 'pgbouncer.ini')
  await writeFile(file, `${config.join('\n')}\n`)
  // It refuses to run as root, and its other account must read the file.
  await chmod(folder, 0o755)
  const account = await serviceAccount(folder)
  const through = (directUrl: string): string => {
    const url = new URL(directUrl)
    url.port = String(port)
    return url.href
  }
  const start = async (): Promise<SupervisedProgram> => {
    const log = await open(join(folder, 'pgbouncer.log'), 'a')
    const started = startSupervised(asAccount(account, [PROGRAM, file]), {
      pidFile: join(folder, 'pid'),
      cwd: folder,
      env: process.env,
      log: log.fd,
    })
    await log.close()
    // Not the given database: the pooler keeps a connection, and a template must have none.
    await answers(through(new URL('/postgres', serverUrl).href))
    return started
  }
  let running = await start()
  return {
    through,
    startAgain: async () => {
      running = await start()
    },
    stop: async () => {
      await running.stop()
    },
  }
}

const asAccount = (
  account: { uid: number; gid: number } | undefined,
  command: [string, ...string[]],
): [string, ...string[]] =>
  account
    ? [
        'setpriv',
        `--reuid=${String(account.uid)}`,
        `--regid=${String(account.gid)}`,
        '--clear-groups',
        ...command,
      ]
    : command

async function answers(url: string): Promise<void> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    try {
      await withClient(url, (client) => client.query('select 1'))
      return
    } catch {
      await pause(100)
    }
  }
  throw new Error('PgBouncer did not start')
}
