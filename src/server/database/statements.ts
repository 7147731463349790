import { commitTransaction, createLocalReq, initTransaction, killTransaction } from 'payload'
import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import type { Payload, PayloadRequest } from 'payload'
import { wholeTransaction } from './one-transaction'

/**
 * A named statement: Postgres parses and plans it once a connection. The name is for log readers; the
 * connection makes it unique (`database-client.ts`).
 */
export type Statement = { name: string; text: string }

/**
 * Runs one of our own statements: in the ambient transaction if there is one (`one-transaction.ts`), else
 * outside of any. Bypasses access rules and hooks of the collections: the statement itself must limit the
 * rows.
 */
export async function rows<Row extends object>(
  payload: Payload,
  statement: Statement,
  values: readonly unknown[],
): Promise<Row[]> {
  const executor = wholeTransaction()?.client ?? payload.db.pool
  const result = await executor.query<Row>({ ...statement, values: [...values] })
  return result.rows
}

/** The connection of a statement: one of the pool, or the transaction of a request. */
export type DatabaseSource = Payload | PayloadRequest

/** Runs one of our own statements on the caller's connection: see `rows`, `rowsInTransaction`. */
export async function rowsFrom(
  source: DatabaseSource,
  statement: Statement,
  values: readonly unknown[],
): Promise<Record<string, unknown>[]> {
  if (!('payload' in source)) return rows(source, statement, values)
  return rowsInTransaction(source, sqlOf(statement, values))
}

/** Converts a statement with its values to drizzle's form. */
const sqlOf = ({ text }: Statement, values: readonly unknown[]): SQL =>
  sql.join(
    text
      .split(/\$(\d+)/)
      .map((part, index) =>
        index % 2 === 1 ? sql`${sql.param(values[Number(part) - 1])}` : sql.raw(part),
      ),
  )

/** Like `rows`, for statements that return at most one row. */
export async function firstRow<Row extends object>(
  payload: Payload,
  statement: Statement,
  values: readonly unknown[],
): Promise<Row | undefined> {
  return (await rows<Row>(payload, statement, values))[0]
}

type Executor = Pick<Payload['db']['drizzle'], 'execute'>

const isExecutor = (value: unknown): value is Executor =>
  typeof value === 'object' && value !== null && 'execute' in value

/** Runs one of our own statements in the transaction of a request, or outside of any when it has none. */
export async function rowsInTransaction(
  req: PayloadRequest,
  query: SQL,
): Promise<Record<string, unknown>[]> {
  const { db } = req.payload
  const id = await req.transactionID
  const session: unknown = id ? db.sessions?.[id]?.db : undefined
  const result = await (isExecutor(session) ? session : db.drizzle).execute(query)
  return result.rows
}

/** Runs work in one transaction, which is rolled back when it throws. */
export async function inTransaction<Result>(
  payload: Payload,
  work: (req: PayloadRequest) => Promise<Result>,
): Promise<Result> {
  const whole = wholeTransaction()
  if (whole) return work(whole.req)
  const req = await createLocalReq({}, payload)
  await initTransaction(req)
  try {
    const result = await work(req)
    await commitTransaction(req)
    return result
  } catch (error) {
    await killTransaction(req)
    throw error
  }
}

/** A connection with an open transaction. */
export type TransactionClient = {
  query: (
    statement: Statement & { values?: unknown[] },
  ) => Promise<{ rows: Record<string, unknown>[]; rowCount: number | null }>
}

/**
 * Runs work of our own statements in one transaction, on a connection of its own: no queries through the
 * pool inside (see CONTRIBUTING, traps).
 */
export async function inSqlTransaction<Result>(
  payload: Payload,
  work: (client: TransactionClient) => Promise<Result>,
): Promise<Result> {
  const whole = wholeTransaction()
  if (whole) return work({ query: (statement) => whole.client.query(statement) })
  const client = await payload.db.pool.connect()
  try {
    await client.query('begin')
    const result = await work({ query: (statement) => client.query(statement) })
    await client.query('commit')
    return result
  } catch (error) {
    await client.query('rollback').catch(() => undefined)
    throw error
  } finally {
    client.release()
  }
}
