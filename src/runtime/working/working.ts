import type { Logger } from 'pino'
import type { Settings } from '@/src/runtime/launching/settings/settings'
import { keepDomainsChecked } from './domain-checks'
import { keepTidy } from './housekeeping'
import { keepImporting } from './import-worker'
import { keepSearchIndexed } from './search-indexing'

/** The work that goes on beside serving. */
export type BackgroundWork = {
  /** Stops the workers; waits for work that must not be interrupted. */
  stop: () => Promise<void>
}

/** Starts imports, checks of custom domains, search indexing and tidying in this process. */
export function startWorking(settings: Settings, root: string, logger: Logger): BackgroundWork {
  const stopTidying = keepTidy(settings.databaseUrl, logger)
  const stopChecking = keepDomainsChecked(settings, logger)
  const importing = keepImporting(settings.databaseUrl, root, logger)
  const stopIndexing = keepSearchIndexed(settings, logger)
  return {
    stop: async () => {
      stopTidying()
      stopChecking()
      await Promise.all([stopIndexing(), importing.stop()])
    },
  }
}
