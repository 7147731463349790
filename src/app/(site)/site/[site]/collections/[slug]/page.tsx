import type { Metadata } from 'next'
import { cache } from 'react'
import { getPayloadClient } from '@/src/app/payload-client'
import { getCollection } from '@/src/server/collections/read'
import { readDescription } from '@/src/site/pages/collections/collection-description'
import '@/src/site/pages/collections/collection-page'
import { pageMetadata } from '@/src/site/pages/head/metadata'
import { MISSING } from '../../missing-page'
import { redirectOrMissing, requireSite, requireSiteForEveryone } from '../../site-data'
import { sitePage } from '../../site-page'

type Params = { params: Promise<{ site: string; slug: string }> }

const findCollection = cache(async (siteId: string, slug: string) =>
  getCollection(await getPayloadClient(), siteId, slug),
)

export async function generateMetadata({ params }: Params): Promise<Metadata> {
  const { site, origin } = await requireSite(params)
  const collection = await findCollection(site.id, (await params).slug)
  if (!collection) return MISSING
  const { title, slug, image, seo } = collection
  const [description = null] = readDescription(collection.description).paragraphs
  const path = `/collections/${slug}`
  return pageMetadata({ site, origin, path, title, description, image, seo })
}

export default async function Page({ params }: Params) {
  const { site, origin } = await requireSiteForEveryone(params)
  const { slug } = await params
  const collection = await findCollection(site.id, slug)
  if (!collection) return redirectOrMissing(params, site, `/collections/${slug}`)
  return sitePage(params, site, { view: 'collection', props: { site, collection, origin } })
}
