import { join } from 'node:path'
import { startInbox } from '@/src/runtime/startup/embedded/inbox/inbox'
import { searchKey, startMeilisearch } from '@/src/runtime/startup/embedded/meilisearch'
import type { RunningMeilisearch } from '@/src/runtime/startup/embedded/meilisearch'
import { supervisePostgres } from '@/src/runtime/startup/embedded/postgres-keeper'
import type { Secrets } from '@/src/runtime/startup/start/secrets'
import type { StartSettings } from '@/src/runtime/startup/settings/settings'
import type { Teardown } from '@/src/runtime/startup/start/teardown'

/** The addresses of the product's services, embedded or the operator's. */
export type Services = {
  databaseUrl: string
  isDatabaseEmbedded: boolean
  smtpUrl: string
  /** Null where search has an engine of the operator's, or runs in Postgres. */
  meilisearch: RunningMeilisearch | null
  /** Null when mail leaves over an SMTP server of the operator's. */
  inboxUrl: string | null
}

/** Starts the services that the settings do not name; `teardown` stops them. */
export async function startServices(
  settings: StartSettings,
  secrets: Secrets,
  teardown: Teardown,
  report: (line: string) => void,
  onLost: (error: unknown) => void,
): Promise<Services> {
  const { dataDir } = settings
  const embeddedUrl = async () => {
    report('Starting Postgres')
    const options = { folder: dataDir, password: secrets.databasePassword, database: 'recipes' }
    const postgres = await supervisePostgres(options, report, onLost)
    teardown.add(() => postgres.stop())
    return postgres.url
  }
  const mail = async () => {
    if (settings.smtpUrl !== undefined) return { smtpUrl: settings.smtpUrl, inboxUrl: null }
    const inbox = await startInbox(join(dataDir, 'inbox'))
    teardown.add(() => inbox.stop())
    return { smtpUrl: inbox.smtpUrl, inboxUrl: inbox.url }
  }
  const search = async () => {
    if (settings.meiliUrl !== undefined) return null
    const folder = join(dataDir, 'meilisearch')
    const meilisearch = await startMeilisearch({ folder, key: searchKey(secrets.secret), report })
    if (meilisearch) teardown.add(() => meilisearch.stop())
    return meilisearch
  }
  return {
    meilisearch: await search(),
    databaseUrl: settings.databaseUrl ?? (await embeddedUrl()),
    isDatabaseEmbedded: settings.databaseUrl === undefined,
    ...(await mail()),
  }
}
