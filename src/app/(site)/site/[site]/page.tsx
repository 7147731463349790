import type { Metadata } from 'next'
import { getPayloadClient } from '@/src/app/payload-client'
import { listCollections } from '@/src/server/collections/read'
import { listLetters } from '@/src/server/letters/read'
import { listPublishedRecipes } from '@/src/server/recipes/reading/read'
import { listTrendingRecipes } from '@/src/server/recipes/trending'
import { sampleRecipes } from '@/src/server/sites/design/sample-recipes'
import '@/src/site/pages/home-page'
import { pageMetadata } from '@/src/site/pages/head/metadata'
import { getTemplate } from '@/src/site/templates'
import { arrangedHome } from '@/src/site/templates/arranged-home'
import { homeNeeds } from '@/src/site/templates/home-needs'
import { featuredRecipes, isTemplatePreview, requireHome, requireSite } from './site-data'
import type { HomeParams } from './site-data'
import type { SiteParams } from './site-key'
import { sitePage } from './site-page'

/**
 * The greatest number of recipes that any template's home page shows below its featured and trending ones.
 */
const LATEST = { limit: 24, offset: 0, orderBy: 'published_at_desc' } as const

const NO_LETTERS = { letters: [] }

export async function generateMetadata({ params }: SiteParams): Promise<Metadata> {
  const { site, origin } = await requireSite(params)
  const { seo, aboutShort: description } = site
  return pageMetadata({ site, origin, path: '/', description, image: null, seo })
}

export default async function Page({ params, searchParams }: HomeParams) {
  const { site, accountOrigin } = await requireHome({ params, searchParams })
  const { trendingCount, letterCount, hasCollections } = homeNeeds(
    arrangedHome(getTemplate(site.template).home, site.homeSections),
  )
  const payload = await getPayloadClient()
  const [featured, { recipes: latest }, { letters }, trending, collections] = await Promise.all([
    featuredRecipes(params, site.id),
    listPublishedRecipes(payload, site.id, LATEST),
    letterCount > 0 ? listLetters(payload, site.id, { limit: letterCount, offset: 0 }) : NO_LETTERS,
    trendingCount > 0 ? listTrendingRecipes(payload, site.id, trendingCount) : [],
    hasCollections ? listCollections(payload, site.id) : [],
  ])
  const dashboardUrl = `${accountOrigin}/kitchen`
  const isEmpty = latest.length === 0 && featured.length === 0
  const shown =
    isEmpty && isTemplatePreview((await params).site)
      ? { featured: sampleRecipes().slice(0, 3), latest: sampleRecipes() }
      : { featured, latest }
  return sitePage(params, site, {
    view: 'home',
    props: { site, ...shown, letters, trending, collections, dashboardUrl },
  })
}
