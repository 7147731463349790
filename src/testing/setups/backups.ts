import { execFile } from 'node:child_process'
import { createHash, randomUUID } from 'node:crypto'
import { mkdtemp, readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { inject } from 'vitest'
import { createBackup } from '@/src/runtime/backup/create-backup'
import { listTables } from '@/src/runtime/backup/list-tables'
import type { Backup } from '@/src/runtime/backup/manifest'
import { NODE_FLAGS } from '@/src/runtime/process/node-settings.mjs'
import { withClient } from '@/src/runtime/startup/database/database-state'
import { readSettings } from '@/src/runtime/startup/settings/settings'
import type { RawEnvironment } from '@/src/runtime/startup/settings/settings'

/** Creates an empty folder of this run. */
export const emptyFolder = (name: string): Promise<string> =>
  mkdtemp(join(inject('runFolder'), `${name}-`))

/**
 * Creates an empty database on the server of the tests, and a role without further rights that owns it; returns
 * its address.
 */
export async function blankDatabase(): Promise<string> {
  const url = new URL(inject('templateUrl'))
  const name = `restored_${randomUUID().replaceAll('-', '')}`
  url.pathname = '/postgres'
  await withClient(url.href, async (client) => {
    await client.query(`create role ${name} login password '${name}' nosuperuser`)
    await client.query(`create database ${name} template template0 owner ${name}`)
  })
  Object.assign(url, { username: name, password: name, pathname: `/${name}` })
  return url.href
}

/** Makes a backup of the product of this test file. */
export const backUp = (
  to: string,
  env: RawEnvironment = process.env,
  report: (line: string) => void = () => undefined,
): Promise<Backup> =>
  createBackup({
    settings: readSettings(env),
    env,
    to,
    report,
    signal: new AbortController().signal,
  })

/** A place to restore into: an empty database and an empty folder. */
export type EmptyPlace = { DATABASE_URL: string; DATABASE_DIRECT_URL: string; DATA_DIR: string }

/** Creates an empty place. */
export async function emptyPlace(): Promise<EmptyPlace> {
  const url = await blankDatabase()
  return { DATABASE_URL: url, DATABASE_DIRECT_URL: url, DATA_DIR: await emptyFolder('data') }
}

/** Result of a command: its exit code, and all that it printed. */
export type CommandResult = { code: number; output: string }

/** Runs `npm run restore` as a process of its own, in a place. */
export function restoreInto(
  place: Readonly<Record<string, string>>,
  ...args: string[]
): Promise<CommandResult> {
  const script = join('src', 'scripts', 'restore.ts')
  const env = { ...process.env, ...place }
  return new Promise((resolve) => {
    execFile(process.execPath, [...NODE_FLAGS, script, ...args], { env }, (error, out, errors) => {
      const code = error ? Number(error.code ?? -1) : 0
      resolve({ code, output: `${out}${errors}` })
    })
  })
}

/** The number of rows of each table of a database, and a digest of them. */
export const tableDigests = (databaseUrl: string): Promise<Map<string, string>> =>
  withClient(databaseUrl, async (client) => {
    const digests = new Map<string, string>()
    for (const { sql, columnsSql } of await listTables(client)) {
      const { rows } = await client.query<{ digest: string }>(
        `select count(*) || ' ' || coalesce(md5(string_agg(r::text, E'\\n' order by r::text)), '') as digest
          from (select ${columnsSql} from ${sql}) r`,
      )
      digests.set(sql, rows[0]?.digest ?? '')
    }
    return digests
  })

/** A digest of each file below a folder, by its path. */
export async function fileDigests(folder: string): Promise<Map<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const digests = new Map<string, string>()
  for (const entry of entries.filter((each) => each.isFile())) {
    const path = join(entry.parentPath, entry.name)
    const digest = createHash('sha256')
      .update(await readFile(path))
      .digest('hex')
    digests.set(path.slice(folder.length + 1), digest)
  }
  return new Map([...digests].sort(([a], [b]) => (a < b ? -1 : 1)))
}
