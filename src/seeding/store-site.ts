import type { Payload } from 'payload'
import { readSiteHead } from './demo-files'
import type { SitePeople } from './demo-files'
import type { IdOf } from './store-accounts'

/**
 * Creates an empty site for the import of an export: with its people and prices, which exports do not
 * contain, and its themes, which are available to all sites. Returns its id.
 */
export async function storeEmptySite(
  payload: Payload,
  slug: string,
  { owner, editors, prices }: SitePeople,
  idOf: IdOf,
): Promise<string> {
  const { title, colorTheme, typeTheme } = await readSiteHead(slug)
  await payload.create({ collection: 'color-themes', data: { title, ...colorTheme }, depth: 0 })
  await payload.create({ collection: 'type-themes', data: { title, ...typeTheme }, depth: 0 })
  const { id } = await payload.create({
    collection: 'sites',
    data: {
      ...FOR_THE_IMPORT,
      ...prices,
      slug,
      title,
      owner: idOf(owner),
      editors: editors.map(idOf),
      subscriptionsEnabled: true,
      paymentsEnabled: true,
    },
    depth: 0,
  })
  return id
}

/** Required by Payload; the import writes over them. */
const FOR_THE_IMPORT = {
  template: 'journal',
  themeStyle: 'accent',
  headerLayout: 'left',
  defaultMeasurementSystem: 'imperial',
  defaultTemperatureSystem: 'fahrenheit',
} as const
