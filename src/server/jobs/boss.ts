import PgBoss from 'pg-boss'
import type { Payload } from 'payload'
import { currentTransaction } from '../database/transaction'
import { LEASE_SECONDS, QUEUE_SCHEMA, RETRIES, RETRY_DELAY_SECONDS } from './queues'

const known = new WeakMap<Payload, PgBoss>()

/**
 * Returns the queue on the connections of Payload, in the ambient transaction if there is one. It is never
 * started: pg-boss's own polling, supervision and schedules are not used (decision 021).
 */
export function getBoss(payload: Payload): PgBoss {
  const boss = known.get(payload) ?? createBoss(payload)
  known.set(payload, boss)
  return boss
}

const createBoss = (payload: Payload): PgBoss =>
  new PgBoss({
    schema: QUEUE_SCHEMA,
    expireInSeconds: LEASE_SECONDS,
    retryLimit: RETRIES,
    retryDelay: RETRY_DELAY_SECONDS,
    retryBackoff: true,
    db: {
      executeSql: (text: string, values: unknown[]) =>
        (currentTransaction()?.client ?? payload.db.pool).query(text, values),
    },
  })
