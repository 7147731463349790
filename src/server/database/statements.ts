import { commitTransaction, createLocalReq, initTransaction, killTransaction } from 'payload'
import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import type { Payload, PayloadRequest } from 'payload'
import { wholeTransaction } from './one-transaction'

/**
 * A statement with a name: Postgres parses and plans it once a connection. The name is for readers of
 * logs; what tells statements apart is added by the connection (`database-client.ts`).
 */
export type Statement = { name: string; text: string }

/**
 * Runs one of our own statements: in the transaction that the work at hand is part of as a whole
 * (`one-transaction.ts`), else outside of any. Access rules and hooks of the
 * collections do not see it: the statement itself has to say whose rows it may touch.
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

/** Runs one of our own statements where its caller is: see `rows`, `rowsInTransaction`. */
export async function rowsFrom(
  source: DatabaseSource,
  statement: Statement,
  values: readonly unknown[],
): Promise<Record<string, unknown>[]> {
  if (!('payload' in source)) return rows(source, statement, values)
  return rowsInTransaction(source, sqlOf(statement, values))
}

/** A statement with its values, as drizzle wants it. */
const sqlOf = ({ text }: Statement, values: readonly unknown[]): SQL =>
  sql.join(
    text
      .split(/\$(\d+)/)
      .map((part, index) =>
        index % 2 === 1 ? sql`${sql.param(values[Number(part) - 1])}` : sql.raw(part),
      ),
  )

/** Like `rows`, for statements that give one row or none. */
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

/** Runs a statement of our own in the transaction of a request, or by itself when it has none. */
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

/** Does work in one transaction: all of it is stored, or nothing when it throws. */
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

/** A connection that a transaction of our own statements holds. */
export type TransactionClient = {
  query: (
    statement: Statement & { values?: unknown[] },
  ) => Promise<{ rows: Record<string, unknown>[]; rowCount: number | null }>
}

/**
 * Does work of our own statements in one transaction, on a connection of its own: no look-ups through
 * the pool inside (see CONTRIBUTING, traps).
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
