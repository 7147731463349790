import { getPayload } from 'payload'
import config from '@payload-config'
import { storeCatalogues } from '@/src/catalogues/store-catalogues'
import { readDatabaseState } from '@/src/runtime/startup/database/database-state'
import { migrate } from '@/src/runtime/startup/database/migrate'
import { messageOf } from '@/src/runtime/process/processes'
import { readSettings } from '@/src/runtime/startup/settings/settings'

/**
 * Run as a process of its own by `npm start`: migrates the database and fills an empty one with
 * the demo. What it reports goes to the parent as messages.
 */
async function prepare(): Promise<void> {
  process.umask(0o077)
  const settings = readSettings(process.env)
  const payload = await getPayload({ config, disableOnInit: true })
  report('Bringing the database up to date')
  await migrate(payload, settings.databaseUrl)
  await storeCatalogues(payload)
  const { hasSites } = await readDatabaseState(settings.databaseUrl, [])
  if (!settings.demo || hasSites) return
  // Loaded only when needed: it brings the whole importer along.
  const { seedDemo } = await import('@/src/seeding/seed-demo')
  await seedDemo(payload, report)
}

function report(line: string): void {
  if (process.send) process.send({ line })
  else console.log(line)
}

prepare().then(
  () => process.exit(0),
  (error: unknown) => {
    console.error(error)
    report(messageOf(error))
    process.exit(1)
  },
)
