import type { Logger } from 'pino'
import { withClient } from '@/src/runtime/launching/database/database-state'
import type { Settings } from '@/src/runtime/launching/settings/settings'
import { openNetwork } from '@/src/server/sites/domains/network'
import { recheckDomains } from '@/src/server/sites/domains/recheck'

const EVERY = 3_600_000
const FIRST_AFTER = 90_000

/** Rechecks custom domains while the process serves; returns a function that stops it. */
export function keepDomainsChecked(settings: Settings, logger: Logger): () => void {
  const network = openNetwork({ dnsServers: settings.dnsServers })
  const check = (): void => {
    withClient(settings.databaseUrl, (client) => recheckDomains(client, network)).catch(
      (error: unknown) => {
        logger.warn({ err: error }, 'Could not check custom domains; trying again in an hour')
      },
    )
  }
  const first = setTimeout(check, FIRST_AFTER)
  const hourly = setInterval(check, EVERY)
  return () => {
    clearTimeout(first)
    clearInterval(hourly)
  }
}
