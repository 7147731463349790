import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'
import { withClient } from '@/src/runtime/startup/database/database-state'

/** A migrated database of one test file's own. */
export type TestDatabase = { url: string; drop: () => Promise<void> }

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
  return { url: url.href, drop: () => run(`drop database if exists ${name} with (force)`) }
}
