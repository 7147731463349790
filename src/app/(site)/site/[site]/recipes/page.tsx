import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { getPayloadClient } from '@/src/runtime/payload'
import { listPublishedRecipes } from '@/src/server/recipes/read'
import { pageMetadata } from '@/src/site/pages/metadata'
import { RecipesPage } from '@/src/site/pages/recipes-page'
import { requireSite } from '../site-data'
import type { SiteParams } from '../site-data'

const PAGE_SIZE = 24
type Params = SiteParams & { searchParams: Promise<{ page?: string | string[] }> }

export async function generateMetadata({ params, searchParams }: Params): Promise<Metadata> {
  const { site, origin } = await requireSite(params)
  const page = pageNumber((await searchParams).page)
  const path = page > 1 ? `/recipes?page=${page}` : '/recipes'
  return pageMetadata({
    site,
    origin,
    path,
    title: 'Recipes',
    description: site.aboutShort,
    image: null,
  })
}

export default async function Page({ params, searchParams }: Params) {
  const { site } = await requireSite(params)
  const offset = (pageNumber((await searchParams).page) - 1) * PAGE_SIZE
  const query = { limit: PAGE_SIZE, offset, orderBy: 'published_at_desc' } as const
  const page = await listPublishedRecipes(await getPayloadClient(), site.id, query)
  if (offset > 0 && page.recipes.length === 0) notFound()
  return <RecipesPage site={site} page={page} />
}

const pageNumber = (value: string | string[] | undefined): number =>
  typeof value === 'string' && /^[1-9]\d{0,3}$/.test(value) ? Number(value) : 1
