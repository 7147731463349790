import { access, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import {
  isAheadAndCompatible,
  migrationNames,
  readDatabaseState,
  withClient,
} from '@/src/runtime/startup/database/database-state'
import { checkDatabaseAccess } from '@/src/runtime/startup/database/check-access'
import { RESTORING_MESSAGE } from '@/src/runtime/startup/database/restore-mark'
import { messageOf } from '@/src/runtime/process/processes'
import { Refusal } from '@/src/runtime/startup/start/refusal'
import type { PaymentMode } from '@/src/domain/payments/payments'
import { voidTestPayments } from '@/src/server/payments/test-mode/void-test-payments'
import { runStep } from '@/src/runtime/startup/start/step'
import { entryLikeOurs } from '@/src/runtime/process/node-settings.mjs'
import type { DatabaseState } from '@/src/runtime/startup/database/database-state'

/** Options for preparing a database. */
export type PrepareOptions = {
  root: string
  dataDir: string
  /** The address of statements, which may be a pooler. */
  databaseUrl: string
  databaseDirectUrl: string
  hasNamedStatements: boolean
  /** True when the database is the embedded one. */
  isEmbedded: boolean
  /** Whether an empty one is filled with the demo. */
  demo: boolean
  /** The current payment mode: purchases of another test mode are ended. */
  paymentMode: PaymentMode
  env: NodeJS.ProcessEnv
  report: (line: string) => void
  signal: AbortSignal
}

/**
 * Migrates the database and seeds an empty one, in a process that loads Payload; starts none when a quick
 * check shows that nothing is to do. Refuses a database of a newer version that has removed what this one
 * needs, and one whose notifications do
 * not arrive. Then ends purchases of another test mode. Uses the direct address throughout.
 */
export async function prepareDatabase(options: PrepareOptions): Promise<void> {
  await migrateAndFill(options)
  await checkDatabaseAccess(options)
  const { databaseDirectUrl, paymentMode, report } = options
  const voided = await withClient(databaseDirectUrl, (client) =>
    voidTestPayments(client, paymentMode),
  )
  if (voided > 0) {
    report(`Subscriptions that were paid for in test mode, and are void here: ${voided}`)
  }
}

async function migrateAndFill(options: PrepareOptions): Promise<void> {
  const { root, dataDir, databaseDirectUrl: databaseUrl, demo, report, signal } = options
  const names = await migrationNames()
  const mark = join(dataDir, 'filling')
  if (options.isEmbedded && (await exists(mark))) {
    report('The demo was interrupted while it was made; starting over')
    await makeBlank(databaseUrl)
  }
  const state = await look(databaseUrl, names)
  if (isAheadAndCompatible(state, names)) {
    report('The database was changed by a newer version, with which this one is compatible')
    return
  }
  if (state.unknown.length > 0) throw new Refusal(newerMessage(state.unknown))
  if (isPrepared(state) && (state.hasSites || !demo)) return
  if (options.isEmbedded && state.isBlank) await writeFile(mark, '')
  const { flags, file } = entryLikeOurs('prepare')
  await runStep({
    name: 'Preparing the database',
    args: [...flags, join(root, file)],
    env: { ...options.env, DATABASE_URL: databaseUrl },
    logFile: join(dataDir, 'prepare.log'),
    report,
    signal,
  })
  await rm(mark, { force: true })
}

/** Formats the message about a database that is newer than this version. */
export function newerMessage(unknown: readonly string[]): string {
  return (
    'The database was made by a newer version of the product: it holds ' +
    `${unknown.join(', ')}, which this version does not know. Nothing was changed. ` +
    'Start the newer version, or use another database.'
  )
}

const isPrepared = ({ pending, changedDefinitions }: DatabaseState): boolean =>
  pending.length === 0 && changedDefinitions.length === 0

async function look(databaseUrl: string, names: readonly string[]): Promise<DatabaseState> {
  const state = await readDatabaseState(databaseUrl, names).catch((error: unknown) => {
    throw new Refusal(`The database cannot be used: ${messageOf(error)}`)
  })
  if (state.isBeingRestored) throw new Refusal(RESTORING_MESSAGE)
  return state
}

/** Called only for a database whose seeding was interrupted: nobody has used it yet. */
async function makeBlank(databaseUrl: string): Promise<void> {
  const server = new URL(databaseUrl)
  const name = pg.escapeIdentifier(server.pathname.slice(1))
  server.pathname = '/postgres'
  await withClient(server.href, async (client) => {
    await client.query(`drop database if exists ${name} with (force)`)
    await client.query(`create database ${name}`)
  })
}

async function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  )
}
