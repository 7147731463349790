import type { Metadata } from 'next'
import { getPayloadClient } from '@/src/app/payload-client'
import { listCollections } from '@/src/server/collections/read'
import { listRecipesAndFilters } from '@/src/server/recipes/reading/read'
import {
  readPage,
  readSelection,
  selectionAddress,
  selectionQuery,
} from '@/src/site/browse/filters/selection'
import { pageMetadata } from '@/src/site/pages/head/metadata'
import { RecipesPage } from '@/src/site/pages/recipes-page'
import { addressQuery } from '../address-query'
import type { AddressQuery } from '../address-query'
import { missingPage } from '../missing-page'
import { requireSite, requireSiteForEveryone } from '../site-data'
import type { SiteParams } from '../site-data'

type Params = SiteParams & { searchParams: Promise<AddressQuery> }

/** Reads the query of the address. */
const asked = async (searchParams: Params['searchParams']) => {
  const query = addressQuery(await searchParams)
  return { selection: readSelection(query), page: readPage(query) }
}

export async function generateMetadata({ params, searchParams }: Params): Promise<Metadata> {
  const { site, origin } = await requireSite(params)
  const { selection, page } = await asked(searchParams)
  const path = selectionAddress(selection, page)
  const about = {
    title: 'Recipes',
    description: site.aboutShort,
    image: null,
    seo: site.recipesSeo,
  }
  return pageMetadata({ site, origin, path, ...about })
}

export default async function Page({ params, searchParams }: Params) {
  const { site, origin } = await requireSiteForEveryone(params)
  const { selection, page } = await asked(searchParams)
  const query = selectionQuery(selection, page)
  const payload = await getPayloadClient()
  const [{ recipes, total, offset, filters, didYouMean }, collections] = await Promise.all([
    listRecipesAndFilters(payload, site.id, query),
    listCollections(payload, site.id),
  ])
  if (page > 1 && recipes.length === 0) return missingPage(site)
  const start = { selection, result: { recipes, total, offset, filters, didYouMean } }
  return <RecipesPage site={site} start={start} collections={collections} origin={origin} />
}
