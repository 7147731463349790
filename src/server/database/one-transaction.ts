import { AsyncLocalStorage } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'
import { createLocalReq } from 'payload'
import type { Payload, PayloadRequest } from 'payload'

type Connection = Pick<Payload['db']['pool'], 'query'>

/** A transaction that everything belongs to which is done inside of it, whoever does it. */
type Whole = {
  client: Connection
  req: PayloadRequest
  /** Payload rolls a transaction back when one of its operations fails. */
  isOver: boolean
  afterRollback: (() => Promise<unknown>)[]
}

const current = new AsyncLocalStorage<Whole>()

/** Returns the ambient transaction; undefined outside of one, or once it has ended. */
export function wholeTransaction(): Pick<Whole, 'client' | 'req'> | undefined {
  const whole = current.getStore()
  return whole?.isOver === false ? whole : undefined
}

/**
 * Registers work to repeat outside of the transaction when that is rolled back, such as rate-limit counts.
 */
export function repeatAfterRollback(work: () => Promise<unknown>): void {
  if (wholeTransaction()) current.getStore()?.afterRollback.push(work)
}

/**
 * Runs work in one transaction, including its reads and those of Payload: the functions of `database.ts`
 * join it automatically. Throws when Payload has rolled it back meanwhile, whatever the work returned.
 */
export async function inWholeTransaction<Result>(
  payload: Payload,
  work: () => Promise<Result>,
): Promise<Result> {
  const sessions = (payload.db.sessions ??= {})
  const id = randomUUID()
  const req = await createLocalReq({}, payload)
  req.transactionID = id
  const afterRollback: Whole['afterRollback'] = []
  try {
    return await payload.db.drizzle.transaction(async (db) => {
      const whole: Whole = { client: clientOf(db), req, isOver: false, afterRollback }
      const giveUp = (): Promise<void> => {
        whole.isOver = true
        return Promise.resolve()
      }
      sessions[id] = { db, resolve: giveUp, reject: giveUp }
      const result = await current.run(whole, work)
      if (whole.isOver) throw new Error('The transaction was given up inside of the work.')
      whole.isOver = true
      return result
    })
  } catch (error) {
    await Promise.all(afterRollback.map((again) => again().catch(() => undefined)))
    throw error
  } finally {
    Reflect.deleteProperty(sessions, id)
  }
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
