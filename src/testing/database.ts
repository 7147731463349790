import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'
import { withClient } from '@/src/runtime/startup/database/database-state'

/** A migrated database of one test file's own. */
export type TestDatabase = {
  /** Its address, through a pooler where the tests run behind one (`TEST_POOLER=true`). */
  url: string
  directUrl: string
  drop: () => Promise<void>
}

/** Returns the direct address of this file's database. */
export const directDatabaseUrl = (): string =>
  process.env['DATABASE_DIRECT_URL'] || (process.env['DATABASE_URL'] ?? '')

/** Copies the migrated template; the copy is deleted with the server at the end of the run. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const template = new URL(inject('templateUrl'))
  const name = `test_${randomUUID().replaceAll('-', '')}`
  const server = new URL(template)
  server.pathname = '/postgres'
  const source = pg.escapeIdentifier(template.pathname.slice(1))
  const run = (statement: string) =>
    withClient(server.href, async (client) => {
      await client.query(statement)
    })
  await run(`create database ${name} template ${source} strategy file_copy`)
  const url = new URL(template)
  url.pathname = `/${name}`
  const port = inject('poolerPort')
  const pooled = new URL(url)
  if (port !== '') pooled.port = port
  return {
    url: pooled.href,
    directUrl: url.href,
    drop: () => run(`drop database if exists ${name} with (force)`),
  }
}
