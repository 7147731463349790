import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { Refusal } from '@/src/runtime/startup/start/refusal'
import { withClient } from './database-state'

/** Longest wait for a notification, in milliseconds. */
const TIMEOUT_MS = 5_000

/** The addresses of a database, through a pooler, if there is one, and direct; and how it is used. */
export type DatabaseAccess = {
  databaseUrl: string
  databaseDirectUrl: string
  hasNamedStatements: boolean
}

/**
 * Refuses a database that the product cannot use by these addresses.
 * @see docs/operating.md#a-connection-pooler
 * @throws Refusal
 */
export async function checkDatabaseAccess(access: DatabaseAccess): Promise<void> {
  await checkNotifications(access)
  const isPooled = access.databaseUrl !== access.databaseDirectUrl
  if (isPooled && access.hasNamedStatements) await checkNamedStatements(access.databaseUrl)
}

/** Codes of Postgres for a name that is taken, or unknown, on the connection that a pooler has chosen. */
const MIXED_UP = new Set(['42P05', '26000'])

/** Prepares statements of one name on two connections, which a pooler without support mixes up. */
async function checkNamedStatements(databaseUrl: string): Promise<void> {
  const name = `probe_${randomUUID()}`
  try {
    await withClient(databaseUrl, async (one) => {
      await withClient(databaseUrl, async (other) => {
        for (const client of [one, other, one, other]) {
          await client.query({ name, text: 'select 1' })
        }
      })
    })
  } catch (error) {
    if (!(error instanceof pg.DatabaseError) || !MIXED_UP.has(error.code ?? '')) throw error
    throw new Refusal(
      'The connection pooler of DATABASE_URL does not know named statements, as PgBouncer before 1.21 ' +
        'and without max_prepared_statements does not. Set DATABASE_NAMED_STATEMENTS=false.',
    )
  }
}

/**
 * Refuses a database whose notifications do not arrive, because a pooler is in between: changes would not be
 * seen on other pages. Sends one over the address of all statements and expects it at the direct one.
 */
async function checkNotifications({
  databaseUrl,
  databaseDirectUrl,
}: DatabaseAccess): Promise<void> {
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
