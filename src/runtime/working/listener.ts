import pg from 'pg'
import type { Logger } from 'pino'

const RECONNECT_AFTER = 5_000

/** A running listener for database notifications. */
export type Listener = { stop: () => Promise<void> }

/**
 * Listens to database channels on a connection of its own, which it reopens when it is lost. Calls `hear`
 * then too, since notifications may have been missed.
 */
export function listenToChannels(
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
