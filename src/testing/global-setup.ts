import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { newPassword, startPostgres } from '@/src/runtime/startup/embedded/postgres'
import { tryLock } from '@/src/runtime/startup/start/lock'
import { NODE_FLAGS } from '@/src/runtime/process/node-settings.mjs'
import { testEnvironment } from '@/src/testing/environment'
import { startPgBouncer } from '@/src/testing/servers/pgbouncer'
import { removeLeftovers } from '@/src/testing/leftovers'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of the migrated database that test databases are copied from. */
    templateUrl: string
    /** The port of PgBouncer in front of all databases; empty without `TEST_POOLER=true`. */
    poolerPort: string
    /** The folder of the tests' files; removed after the run. */
    runFolder: string
  }
}

const PREFIX = 'recipes-tests-'
const LOCK = 'run.lock'

/** Settings that trade safety for speed: nothing here outlives the run. */
const FAST = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  max_connections: '300',
  autovacuum: 'off',
}

/** Starts one Postgres for all integration tests and migrates the template, once a run. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  await removeLeftovers(PREFIX, LOCK)
  const folder = await mkdtemp(join(tmpdir(), PREFIX))
  await tryLock(join(folder, LOCK))
  const database = 'template_of_tests'
  const postgres = await startPostgres({
    folder,
    password: newPassword(),
    database,
    settings: FAST,
  })
  const pooler =
    process.env['TEST_POOLER'] === 'true' ? await startPgBouncer(postgres.url) : undefined
  const tearDown = async () => {
    await pooler?.stop()
    await postgres.stop()
    await rm(folder, { recursive: true, force: true })
  }
  try {
    await migrateTemplate(postgres.url, folder)
  } catch (error) {
    await tearDown()
    throw error
  }
  project.provide('templateUrl', postgres.url)
  project.provide('poolerPort', pooler ? new URL(pooler.through(postgres.url)).port : '')
  project.provide('runFolder', folder)
  return tearDown
}

/** Migrates the template in a child process, with the flags that Payload's editor needs. */
async function migrateTemplate(databaseUrl: string, dataDir: string): Promise<void> {
  const script = join(import.meta.dirname, 'migrate-template.ts')
  const env = { ...process.env, ...testEnvironment({ databaseUrl, dataDir }) }
  await promisify(execFile)(process.execPath, [...NODE_FLAGS, script], { env })
}
