import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { cache } from 'react'
import { ANONYMOUS_READER } from '@/src/domain/premium'
import { getPayloadClient } from '@/src/runtime/payload'
import { getRecipe, listPublishedRecipes } from '@/src/server/recipes/read'
import { pageMetadata } from '@/src/site/pages/metadata'
import { RecipePage } from '@/src/site/pages/recipe-page'
import { requireSite } from '../../site-data'

type Params = { params: Promise<{ site: string; slug: string }> }

/** One more than a template shows: the recipe itself may be among them. */
const OTHERS = { limit: 4, offset: 0, orderBy: 'published_at_desc' } as const

/** A recipe as nobody in particular reads it: pages are the same for everybody. */
const findRecipe = cache(async (siteId: string, slug: string) =>
  getRecipe(await getPayloadClient(), siteId, slug, ANONYMOUS_READER),
)

export async function generateMetadata({ params }: Params): Promise<Metadata> {
  const { site, origin } = await requireSite(params)
  const recipe = await findRecipe(site.id, (await params).slug)
  if (!recipe) notFound()
  const { title, description, images, slug } = recipe
  const [image = null] = images
  const path = `/recipes/${slug}`
  return pageMetadata({ site, origin, path, title, description, image, type: 'article' })
}

export default async function Page({ params }: Params) {
  const { site, origin } = await requireSite(params)
  const recipe = await findRecipe(site.id, (await params).slug)
  if (!recipe) notFound()
  const { recipes } = await listPublishedRecipes(await getPayloadClient(), site.id, OTHERS)
  return <RecipePage site={site} recipe={recipe} others={recipes} units={[]} origin={origin} />
}
