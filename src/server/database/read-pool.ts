import type { Payload } from 'payload'
import { currentNotes } from '../web/answer-notes'
import type { ReadReplica, ReplicaStatement } from './read-replica'

declare global {
  /** Set by the server for all bundles of Next; undefined where there is no replica. */
  var databaseReplica: ReadReplica | undefined
}

type Pool = Pick<Payload['db']['pool'], 'query'>

const known = new WeakMap<Pool, Pool>()

/**
 * Returns connections that answer from the replica while a response for an anonymous client is made and the
 * replica is recent enough, else from the primary. Once the primary had to answer, it answers the rest of
 * the response too.
 * @see docs/operating.md#a-read-replica
 */
export function readPool(pool: Pool): Pool {
  const found = known.get(pool) ?? createReadPool(pool)
  known.set(pool, found)
  return found
}

function createReadPool(pool: Pool): Pool {
  const query = new Proxy(pool.query, {
    apply: (_, __, given: unknown[]): unknown => {
      const fromPrimary = (): unknown => Reflect.apply(pool.query, pool, given)
      const statement = statementOf(given)
      const { databaseReplica: replica } = globalThis
      if (!replica || !statement || currentNotes()?.mayReadReplica !== true) return fromPrimary()
      return fromReplica(replica, statement, fromPrimary)
    },
  })
  return { query }
}

async function fromReplica(
  replica: ReadReplica,
  statement: ReplicaStatement,
  fromPrimary: () => unknown,
): Promise<unknown> {
  const result = await replica.query(statement)
  if (result) return result
  const notes = currentNotes()
  if (notes) notes.mayReadReplica = false
  return fromPrimary()
}

/** A call with a callback has none: it is not awaited. */
function statementOf([first, values, ...rest]: readonly unknown[]): ReplicaStatement | null {
  if (rest.length > 0 || typeof values === 'function') return null
  if (typeof first === 'string') {
    return Array.isArray(values) ? { text: first, values } : { text: first }
  }
  return isStatement(first) ? first : null
}

const isStatement = (value: unknown): value is ReplicaStatement =>
  typeof value === 'object' && value !== null && 'text' in value && !('submit' in value)
