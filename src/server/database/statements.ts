import type { Payload } from 'payload'
import { traced } from '../observability/tracing'
import { noteStatement } from '../web/content-reads'
import type { StatementReads } from '../web/content-reads'
import { readPool } from './read-pool'
import { currentTransaction } from './transaction'

/**
 * A named statement: Postgres parses and plans it once a connection. The name is for log readers; the
 * connection makes it unique (`database-client.ts`).
 */
export type Statement = {
  name: string
  text: string
  /**
   * The parts of a site that it reads: a cached response that shows them is cleared by their changes alone.
   * Without it the response depends on everything of its site.
   */
  reads?: StatementReads
}

const SQL = { 'db.system.name': 'postgresql' }

/**
 * Runs one of our own statements: in the ambient transaction if there is one (`transaction.ts`), else
 * outside of any. Bypasses access rules and hooks of the collections: the statement itself must limit the
 * rows.
 */
export async function rows<Row extends object>(
  payload: Payload,
  { name, text, reads }: Statement,
  values: readonly unknown[],
): Promise<Row[]> {
  noteStatement(reads, values)
  const executor = currentTransaction()?.client ?? readPool(payload.db.pool)
  const result = await traced({ name: `sql ${name}`, kind: 'client', attributes: SQL }, () =>
    executor.query<Row>({ name, text, values: [...values] }),
  )
  return result.rows
}

/** Like `rows`, for statements that return at most one row. */
export async function firstRow<Row extends object>(
  payload: Payload,
  statement: Statement,
  values: readonly unknown[],
): Promise<Row | undefined> {
  return (await rows<Row>(payload, statement, values))[0]
}
