import { spawn, spawnSync } from 'node:child_process'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { packagedFolder, readableCopy } from '@/src/runtime/startup/embedded/postgres-files'
import type { ChildProcess, SpawnOptions } from 'node:child_process'
import type { ServiceAccount } from '@/src/runtime/startup/embedded/service-account'

/** The folder of Postgres' programs, and the account they run as. */
export type PostgresPrograms = {
  folder: string
  account: ServiceAccount | undefined
  /** True when they run as another user through a user namespace of their own. */
  isUnshared: boolean
}

const UNSHARE = ['--user', '--map-user=65534', '--map-group=65534']

/**
 * Finds the programs and a way to run them as `account`: from node_modules; where that user
 * cannot read there, from a readable copy; where no other user can be had, in a user namespace.
 */
export async function findPrograms(account: ServiceAccount | undefined): Promise<PostgresPrograms> {
  const folder = await packagedFolder()
  const direct = { folder, account, isUnshared: false }
  if (runs(direct)) return direct
  if (account) {
    for (const parent of [tmpdir(), '/var/tmp', '/var/lib', '/opt']) {
      const copy = { ...direct, folder: await readableCopy(folder, parent).catch(() => '') }
      if (copy.folder !== '' && runs(copy)) return copy
    }
    const unshared = { folder, account: undefined, isUnshared: true }
    if (runs(unshared)) return unshared
  }
  throw new Error(
    'The Postgres that comes with the product cannot be run here. ' +
      'Set DATABASE_URL to a Postgres of your own, or start as an ordinary user.',
  )
}

/** Starts `initdb` or `postgres` in a data folder, which is always their current folder. */
export function runProgram(
  programs: PostgresPrograms,
  program: 'initdb' | 'postgres',
  args: readonly string[],
  options: SpawnOptions,
): ChildProcess {
  const [command, ...rest] = commandLine(programs, program, args)
  return spawn(command, rest, { ...options, ...ownerOf(programs), env: environment() })
}

function commandLine(
  { folder, isUnshared }: PostgresPrograms,
  program: string,
  args: readonly string[],
): [string, ...string[]] {
  const path = join(folder, 'bin', program)
  return isUnshared ? ['unshare', ...UNSHARE, path, ...args] : [path, ...args]
}

function ownerOf({ account }: PostgresPrograms): { uid?: number; gid?: number } {
  return account ? { uid: account.uid, gid: account.gid } : {}
}

/** The messages are read, so they must be English; TMPDIR may belong to another user. */
function environment(): NodeJS.ProcessEnv {
  return { PATH: process.env['PATH'] ?? '', LC_ALL: 'C', NODE_ENV: 'production' }
}

function runs(programs: PostgresPrograms): boolean {
  const [command, ...args] = commandLine(programs, 'postgres', ['--version'])
  const result = spawnSync(command, args, { ...ownerOf(programs), cwd: '/', env: environment() })
  return result.status === 0
}
