import type { Payload } from 'payload'

/**
 * Counts the SQL statements of some work, from any source: our own SQL, Payload and its transactions. They
 * are counted at the connections, so nothing else may run concurrently.
 */
export async function countStatements(
  payload: Payload,
  work: () => Promise<unknown>,
): Promise<number> {
  const client = await payload.db.pool.connect()
  const prototype: unknown = Object.getPrototypeOf(client)
  client.release()
  if (!isQueryable(prototype)) throw new Error('Connections have no query to count')
  const { query } = prototype
  let count = 0
  prototype.query = function (this: unknown, ...args: unknown[]): unknown {
    count += 1
    return Reflect.apply(query, this, args)
  }
  try {
    await work()
  } finally {
    prototype.query = query
  }
  return count
}

type Query = (...args: unknown[]) => unknown

const isQueryable = (value: unknown): value is { query: Query } =>
  typeof value === 'object' && value !== null && 'query' in value
