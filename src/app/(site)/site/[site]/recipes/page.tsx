import type { Metadata } from 'next'
import type { Payload } from 'payload'
import { getPayloadClient } from '@/src/app/payload-client'
import type { LetterCard } from '@/src/contract/letter/letter'
import { listCollections } from '@/src/server/collections/read'
import { listLetters } from '@/src/server/letters/read'
import { listRecipesAndFilters } from '@/src/server/recipes/reading/read'
import { answerCountsAs } from '@/src/server/web/answer-notes'
import {
  readPage,
  readSelection,
  selectionAddress,
  selectionQuery,
} from '@/src/site/browse/filters/selection'
import { FOUND_LETTERS } from '@/src/site/browse/found-limit'
import { pageMetadata } from '@/src/site/pages/head/metadata'
import '@/src/site/pages/recipes-page'
import { addressQuery } from '../address-query'
import type { AddressQuery } from '../address-query'
import { missingPage } from '../missing-page'
import { requireSite, requireSiteForEveryone } from '../site-data'
import { isPreviewKey } from '../site-key'
import type { SiteParams } from '../site-key'
import { sitePage } from '../site-page'

type Params = SiteParams & { searchParams: Promise<AddressQuery> }

/** Reads the query of the address. */
const asked = async (searchParams: Params['searchParams']) => {
  const query = addressQuery(await searchParams)
  return { selection: readSelection(query), page: readPage(query) }
}

/** The letters that a search finds; none without words. */
const foundLetters = async (
  payload: Payload,
  siteId: string,
  search: string,
): Promise<{ letters: LetterCard[] }> =>
  search.trim() === ''
    ? { letters: [] }
    : listLetters(payload, siteId, { search, limit: FOUND_LETTERS, offset: 0 })

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
  const [{ recipes, total, offset, filters, didYouMean }, collections, { letters }] =
    await Promise.all([
      listRecipesAndFilters(payload, site.id, query),
      listCollections(payload, site.id),
      foundLetters(payload, site.id, selection.search),
    ])
  if (page > 1 && recipes.length === 0) return missingPage(params, site)
  if (page === 1 && selection.search.trim() !== '' && !isPreviewKey((await params).site)) {
    answerCountsAs(site.id, { search: { text: selection.search, isEmpty: total === 0 } })
  }
  const start = { selection, result: { recipes, total, offset, filters, didYouMean, letters } }
  return sitePage(params, site, { view: 'recipes', props: { site, start, collections, origin } })
}
