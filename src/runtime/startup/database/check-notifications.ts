import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import { Refusal } from '@/src/runtime/startup/start/refusal'
import { withClient } from './database-state'

/** Longest wait for a notification, in milliseconds. */
const TIMEOUT_MS = 5_000

/** The addresses of a database: through a pooler, if there is one, and direct. */
export type DatabaseUrls = { databaseUrl: string; databaseDirectUrl: string }

/**
 * Refuses a database whose notifications do not arrive, because a pooler is in between: changes would not be
 * seen on other pages. Sends one over the address of all statements and expects it at the direct one.
 * @see docs/operating.md#a-connection-pooler
 * @throws Refusal
 */
export async function checkNotifications({
  databaseUrl,
  databaseDirectUrl,
}: DatabaseUrls): Promise<void> {
  const channel = `probe_${randomUUID().replaceAll('-', '')}`
  const hasArrived = await withClient(databaseDirectUrl, async (listener) => {
    const arrival = nextNotification(listener)
    await listener.query(`listen ${channel}`)
    await withClient(databaseUrl, (sender) =>
      sender.query('select pg_notify($1, $2)', [channel, '']),
    )
    return arrival
  })
  if (!hasArrived) throw new Refusal(silentMessage(databaseUrl === databaseDirectUrl))
}

const nextNotification = (listener: pg.Client): Promise<boolean> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, TIMEOUT_MS, false)
    listener.once('notification', () => {
      clearTimeout(timer)
      resolve(true)
    })
  })

const silentMessage = (isSameAddress: boolean): string =>
  isSameAddress
    ? 'DATABASE_URL does not carry notifications (LISTEN), as a connection pooler in transaction mode ' +
      'does not. Set DATABASE_DIRECT_URL to the address of the database itself.'
    : 'Notifications that are sent over DATABASE_URL do not arrive at DATABASE_DIRECT_URL: it is another ' +
      'database, or a connection pooler as well. Set it to the address of the database itself.'
