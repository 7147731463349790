import pg from 'pg'
import type { Logger } from 'pino'

const RECONNECT_AFTER = 5_000

/** Hears what the database tells, until it is stopped. */
export type Listener = { stop: () => Promise<void> }

/**
 * Listens to channels of the database on a connection of its own, which it opens again when it is lost:
 * `hear` is called then too, since nothing was heard meanwhile.
 */
export function listenTo(
  databaseUrl: string,
  channels: readonly string[],
  hear: (channel: string | null) => void,
  logger: Logger,
): Listener {
  let client: pg.Client | null = null
  let isStopped = false
  let retry: NodeJS.Timeout | undefined

  const connect = async (): Promise<void> => {
    const next = new pg.Client({ connectionString: databaseUrl, application_name: 'worker' })
    client = next
    next.on('error', () => undefined)
    next.on('end', () => {
      if (!isStopped) retry = setTimeout(tryConnect, RECONNECT_AFTER)
    })
    next.on('notification', ({ channel }) => hear(channel))
    await next.connect()
    await next.query(channels.map((channel) => `listen ${channel}`).join(';'))
    hear(null)
  }
  const tryConnect = (): void => {
    connect().catch((error: unknown) => {
      logger.warn({ err: error }, 'The worker does not hear of new jobs; trying again')
    })
  }
  tryConnect()
  return {
    stop: async () => {
      isStopped = true
      clearTimeout(retry)
      await client?.end().catch(() => undefined)
    },
  }
}
