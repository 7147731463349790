import type { Metadata } from 'next'
import { getPayloadClient } from '@/src/app/payload-client'
import { DEFAULT_LIMIT } from '@/src/contract/recipe/recipes-index'
import { listLetters } from '@/src/server/letters/read'
import { readPage } from '@/src/site/browse/filters/selection'
import { pageMetadata } from '@/src/site/pages/head/metadata'
import '@/src/site/pages/letters/letters-page'
import { addressQuery } from '../address-query'
import type { AddressQuery } from '../address-query'
import { missingPage } from '../missing-page'
import { requireSite, requireSiteForEveryone } from '../site-data'
import type { SiteParams } from '../site-key'
import { sitePage } from '../site-page'

type Params = SiteParams & { searchParams: Promise<AddressQuery> }

const pageOf = async (searchParams: Params['searchParams']): Promise<number> =>
  readPage(addressQuery(await searchParams))

export async function generateMetadata({ params, searchParams }: Params): Promise<Metadata> {
  const { site, origin } = await requireSite(params)
  const page = await pageOf(searchParams)
  const path = page > 1 ? `/letters?page=${page}` : '/letters'
  const about = { title: 'Letters', description: site.aboutShort, image: null }
  return pageMetadata({ site, origin, path, ...about })
}

export default async function Page({ params, searchParams }: Params) {
  const { site, origin } = await requireSiteForEveryone(params)
  const number = await pageOf(searchParams)
  const paging = { limit: DEFAULT_LIMIT, offset: (number - 1) * DEFAULT_LIMIT }
  const page = await listLetters(await getPayloadClient(), site.id, paging)
  if (number > 1 && page.letters.length === 0) return missingPage(params, site)
  return sitePage(params, site, { view: 'letters', props: { site, page, origin } })
}
