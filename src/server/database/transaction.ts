import { AsyncLocalStorage } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'
import { createLocalReq } from 'payload'
import type { Payload, PayloadRequest } from 'payload'

type Connection = Pick<Payload['db']['pool'], 'query'>

type Transaction = {
  client: Connection
  /** Payload's operations join the transaction by it. */
  req: PayloadRequest
  /** Payload rolls a transaction back when one of its operations fails. */
  isOver: boolean
  afterRollback: (() => Promise<unknown>)[]
}

const ambient = new AsyncLocalStorage<Transaction>()

/** Returns the ambient transaction; undefined outside of one, or once it has ended. */
export function currentTransaction(): Pick<Transaction, 'client' | 'req'> | undefined {
  const transaction = ambient.getStore()
  return transaction?.isOver === false ? transaction : undefined
}

/**
 * Registers work to repeat outside of the transaction when that is rolled back, such as rate-limit counts.
 */
export function repeatAfterRollback(work: () => Promise<unknown>): void {
  if (currentTransaction()) ambient.getStore()?.afterRollback.push(work)
}

/**
 * Runs work in one transaction, which is rolled back when it throws; joins the ambient transaction if there
 * is one. All statements of `statements.ts` and messages to queues inside join it automatically, Payload's
 * operations do with the given request. Throws when Payload has rolled it back meanwhile, whatever the work
 * returned.
 */
export function inTransaction<Result>(
  payload: Payload,
  work: (req: PayloadRequest) => Promise<Result>,
): Promise<Result> {
  const current = currentTransaction()
  return current ? work(current.req) : inNewTransaction(payload, work)
}

async function inNewTransaction<Result>(
  payload: Payload,
  work: (req: PayloadRequest) => Promise<Result>,
): Promise<Result> {
  const sessions = (payload.db.sessions ??= {})
  const id = randomUUID()
  const req = await createLocalReq({}, payload)
  req.transactionID = id
  const afterRollback: Transaction['afterRollback'] = []
  try {
    return await payload.db.drizzle.transaction(async (db) => {
      const transaction: Transaction = { client: clientOf(db), req, isOver: false, afterRollback }
      const giveUp = (): Promise<void> => {
        transaction.isOver = true
        return Promise.resolve()
      }
      sessions[id] = { db, resolve: giveUp, reject: giveUp }
      const result = await ambient.run(transaction, () => work(req))
      if (transaction.isOver) throw new Error('The transaction was given up inside of the work.')
      transaction.isOver = true
      return result
    })
  } catch (error) {
    await Promise.all(afterRollback.map((again) => again().catch(() => undefined)))
    throw error
  } finally {
    Reflect.deleteProperty(sessions, id)
  }
}

/**
 * Runs work in the transaction that Payload has begun for a request, so that a hook's statements join it;
 * without one, runs it as it is.
 */
export async function joinTransaction<Result>(
  req: PayloadRequest,
  work: () => Promise<Result>,
): Promise<Result> {
  const id = await req.transactionID
  const db: unknown = id ? req.payload.db.sessions?.[id]?.db : undefined
  if (currentTransaction() || typeof db !== 'object' || db === null) return work()
  return ambient.run({ client: clientOf(db), req, isOver: false, afterRollback: [] }, work)
}

/** The connection of a transaction: statements with names go there as they are. */
function clientOf(transaction: object): Connection {
  const session: unknown = Reflect.get(transaction, 'session')
  const client: unknown =
    typeof session === 'object' && session !== null ? Reflect.get(session, 'client') : null
  if (!isConnection(client)) throw new Error('A transaction has no connection.')
  return client
}

const isConnection = (value: unknown): value is Connection =>
  typeof value === 'object' && value !== null && 'query' in value
