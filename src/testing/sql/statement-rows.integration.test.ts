import pg from 'pg'
import { afterAll, expect, it } from 'vitest'
import { createTestDatabase } from '../database'
import { describeStatement } from './describe-statement'
import type { DescribedColumn } from './describe-statement'
import { findStatementCalls } from './statement-calls'
import type { StatementCall, TypedColumn } from './statement-calls'

const database = await createTestDatabase()
const client = new pg.Client(database.url)
await client.connect()
afterAll(() => client.end())

/** The whole project is type checked, which ends late on a busy machine. */
const TYPE_CHECK_MS = 600_000

/** Statements that are put together at run time, or given to a function; the list only shrinks. */
const UNKNOWN: readonly string[] = [
  'search/postgres/corrections.ts: nearWords(siteId, words, column, isAnywhere)',
  'search/postgres/engine.ts: statement',
  'search/postgres/maintenance.ts: text',
  'src/importing/own/lookup.ts: statement',
  'src/runtime/startup/database/database-state.ts: query',
  "src/runtime/working/periodic.ts: { name: 'periodic_waiting', text }",
  'src/server/accounts/sign-up-lists.ts: statement',
  'src/server/drafts/draft-store.ts: statements.discard',
  'src/server/feeds/feed-site.ts: statement',
  'src/server/jobs/job-queue.ts: statement',
  'src/server/jobs/job-queue.ts: waitingOf(queue)',
  'src/server/sites/read.ts: statement',
  'src/server/sites/read.ts: statement',
]

it(
  'reads the rows of every statement as Postgres describes them',
  async () => {
    const calls = findStatementCalls()
    const wrong: string[] = []
    for (const call of calls)
      for (const text of await textsOf(call)) wrong.push(...(await faultsOf(call, text)))
    const unknown = calls
      .filter(({ statements }) => statements.length === 0)
      .map(({ place }) => place)
    expect(wrong).toEqual([])
    expect(unknown.toSorted()).toEqual(UNKNOWN)
  },
  TYPE_CHECK_MS,
)

async function textsOf({ statements }: StatementCall): Promise<string[]> {
  const values = statements.map(async ({ file, code }) => {
    const address = `${file}?evaluated=${encodeURIComponent(code)}`
    const module: { evaluated: unknown } = await import(/* @vite-ignore */ address)
    return module.evaluated
  })
  return (await Promise.all(values)).flat().map(textOf)
}

const textOf = (statement: unknown): string =>
  typeof statement === 'object' && statement !== null && 'text' in statement
    ? String(statement.text)
    : String(statement)

async function faultsOf(call: StatementCall, text: string): Promise<string[]> {
  const described = await describeStatement(client, text).catch((error: unknown) => String(error))
  if (typeof described === 'string') return [`${call.place}: ${described}`]
  return [...call.columns].flatMap(([name, typed]) => {
    const fault = faultOf(typed, described.get(name))
    return fault === null ? [] : [`${call.place}: ${name} ${fault}`]
  })
}

function faultOf(typed: TypedColumn, column: DescribedColumn | undefined): string | null {
  if (!column) return typed.isNullable ? null : 'is not in the rows'
  const isUnchecked = typed.kind === 'other' || column.kind === 'json'
  if (!isUnchecked && typed.kind !== column.kind) return `is ${column.kind}, read as ${typed.kind}`
  return column.isNullable && !typed.isNullable ? 'may be null' : null
}
