import type { Payload } from 'payload'
import { ferment } from './demo/ferment'
import { jerumai } from './demo/jerumai'
import { looks } from './demo/looks'
import { somethingfromnothing } from './demo/somethingfromnothing'
import { storeCatalogues } from './store-catalogues'
import { loadCatalogueIds } from './store/catalogue-ids'
import { storePeople } from './store/people'
import { storeDemoSite } from './store/site'

const SITES = [ferment, somethingfromnothing, jerumai]

/** Writes the catalogues every deployment has; safe to repeat. */
export async function seedCatalogues(payload: Payload): Promise<void> {
  await storeCatalogues(payload)
}

/** Fills an empty database with the three demo sites and their people. */
export async function seedWhenEmpty(
  payload: Payload,
  report: (line: string) => void,
): Promise<void> {
  const { totalDocs } = await payload.count({ collection: 'sites' })
  if (totalDocs > 0) return
  const context = {
    payload,
    ids: await loadCatalogueIds(payload),
    people: await storePeople(payload),
    now: Date.now(),
  }
  for (const site of SITES) {
    const look = looks[site.slug]
    if (!look) throw new RangeError(`No look is made for ${site.slug}`)
    report(`Drawing and writing ${site.title}`)
    await storeDemoSite(context, site, look)
  }
}
