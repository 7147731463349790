import type { Payload } from 'payload'
import { readAccounts, readDemo, readSitePeople } from './demo-files'
import { importDemoExport, settleDemoSite } from './import-export'
import { storeAccounts } from './store-accounts'
import { storeComments, storeSubscriptions } from './store-subscribers'
import { storeEmptySite } from './store-site'

/**
 * Fills an empty database with the demo: its accounts, and each site from the export that lies under
 * `demo/`. The catalogues have to be stored before.
 * @throws Error for a file of the demo that is missing or broken
 */
export async function seedDemo(payload: Payload, report: (line: string) => void): Promise<void> {
  const { totalDocs } = await payload.count({ collection: 'sites' })
  if (totalDocs > 0) return
  const { writtenAt, sites } = await readDemo()
  const idOf = await storeAccounts(payload, await readAccounts())
  for (const slug of sites) {
    report(`Importing the demo site ${slug}`)
    const people = await readSitePeople(slug)
    const now = Date.now()
    const site = { id: await storeEmptySite(payload, slug, people, idOf), idOf, now }
    await importDemoExport(payload, site.id, slug)
    await settleDemoSite(payload, site.id, now - Date.parse(writtenAt))
    await storeSubscriptions(payload, site, people)
    await storeComments(payload, site, people.comments)
  }
}
