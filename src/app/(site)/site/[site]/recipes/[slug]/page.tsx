import type { Metadata } from 'next'
import type { Payload } from 'payload'
import { cache } from 'react'
import type { Recipe } from '@/src/contract/recipe/recipe'
import type { PublicSite } from '@/src/contract/site/site'
import type { Review } from '@/src/domain/recipes/review'
import { PLAYER_ORIGINS, playerOrigins } from '@/src/domain/rich-text/embeds/embed-view'
import { ANONYMOUS_READER } from '@/src/domain/payments/premium'
import { getPayloadClient } from '@/src/app/payload-client'
import { listUnits } from '@/src/server/catalogues/units'
import { getCollection } from '@/src/server/collections/read'
import { countCooked } from '@/src/server/cooked/cooked'
import { listReviews } from '@/src/server/ratings/reviews'
import { getDraftPage } from '@/src/server/recipes/drafts/preview-page'
import { isPreviewLink, PREVIEW_READER } from '@/src/server/recipes/preview'
import { findPostPictureOrigins } from '@/src/server/recipes/reading/picture-origins'
import { getRecipe, listPublishedRecipes } from '@/src/server/recipes/reading/read'
import {
  allowExternal,
  allowFrameOrigins,
  allowPictureOrigins,
  answerCountsAs,
} from '@/src/server/web/answer-notes'
import { remembered } from '@/src/server/web/remembered'
import { pageMetadata } from '@/src/site/pages/head/metadata'
import { EXPLORED, exploredRecipes } from '@/src/site/sections/recipe/explored-recipes'
// Its styles alone: the script of a recipe comes when its reader moves (src/site/islands).
import '@/src/site/pages/recipe/recipe-styles'
import { MISSING } from '../../missing-page'
import { redirectOrMissing, requireSite, requireSiteForEveryone } from '../../site-data'
import { isPreviewKey } from '../../site-key'
import { sitePage } from '../../site-page'

type Params = {
  params: Promise<{ site: string; slug: string }>
  searchParams: Promise<{ preview?: string | string[] }>
}

/** One more than a template shows: the recipe itself may be among them. */
const OTHERS = 4

/** The newest recipes, enough to leave out those that the page shows of a collection. */
const NEWEST = { limit: OTHERS + EXPLORED, offset: 0, orderBy: 'published_at_desc' } as const

/** A recipe as an anonymous reader sees it, or by a signed preview link as its managers do. */
const findRecipe = cache(async (siteId: string, slug: string, preview: string | undefined) => {
  const payload = await getPayloadClient()
  const draft =
    preview === undefined ? null : await getDraftPage(payload, { siteId, slug }, preview)
  if (draft) return draft
  const isPreview = preview !== undefined && isPreviewLink(payload, siteId, slug, preview)
  const reader = isPreview ? PREVIEW_READER : ANONYMOUS_READER
  return getRecipe(payload, siteId, slug, reader, { withDrafts: isPreview })
})

const isCounted = (key: string, preview: string | undefined): boolean =>
  preview === undefined && !isPreviewKey(key)

const previewIn = async (search: Params['searchParams']): Promise<string | undefined> =>
  [(await search).preview].flat()[0]

export async function generateMetadata({ params, searchParams }: Params): Promise<Metadata> {
  const { site, origin } = await requireSite(params)
  const preview = await previewIn(searchParams)
  const recipe = await findRecipe(site.id, (await params).slug, preview)
  // The page itself handles redirects.
  if (!recipe) return MISSING
  const { title, description, images, slug, seo } = recipe
  const [image = null] = images
  const path = `/recipes/${slug}`
  const about = { title, description, image, seo }
  const head = pageMetadata({ site, origin, path, ...about, type: 'article' })
  return preview === undefined ? head : { ...head, robots: { index: false } }
}

const findNewest = remembered(
  async (siteId) => (await listPublishedRecipes(await getPayloadClient(), siteId, NEWEST)).recipes,
  (_, siteId) => siteId,
)

const findUnits = remembered(
  async () => listUnits(await getPayloadClient()),
  (_, siteId) => siteId,
)

const findCollection = remembered(
  async (key) => {
    const [siteId = '', slug = ''] = key.split('/')
    const found = await getCollection(await getPayloadClient(), siteId, slug)
    return (
      found && { siteId, slug, title: found.title, recipes: found.recipes.slice(0, EXPLORED + 1) }
    )
  },
  (found) => found?.siteId ?? null,
)

/** The first collection a recipe is in, with as many recipes as its page may show. */
const firstCollection = (siteId: string, { collections: [first] }: Recipe) =>
  first ? findCollection(`${siteId}/${first.slug}`) : null

/** Reviews are comments: there are none where those are switched off, or cannot be read. */
const findReviews = async (
  payload: Payload,
  site: PublicSite,
  recipe: Recipe,
): Promise<Review[]> =>
  site.commentsEnabled && site.ratingsEnabled && !recipe.isLocked && recipe.rating !== null
    ? listReviews(payload, site.id, recipe.id)
    : []

const findCooked = async (payload: Payload, site: PublicSite, recipe: Recipe) =>
  site.ratingsEnabled && !recipe.isLocked
    ? countCooked(payload, recipe.id)
    : { count: 0, hasPhotos: false }

export default async function Page({ params, searchParams }: Params) {
  const preview = await previewIn(searchParams)
  const { site, origin } = await (preview === undefined ? requireSiteForEveryone : requireSite)(
    params,
  )
  const { slug, site: key } = await params
  const recipe = await findRecipe(site.id, slug, preview)
  // Beside its editor too a recipe that was deleted elsewhere says that it is not there.
  if (preview !== undefined) allowExternal('kitchen-frame')
  if (!recipe) return redirectOrMissing(params, site, `/recipes/${slug}`)
  if (isCounted(key, preview)) answerCountsAs(site.id, { page: { recipeId: recipe.id } })
  const payload = await getPayloadClient()
  // A recipe that readers cannot reach yet has no comments to load.
  const isOut = recipe.publishedAt !== null && recipe.publishedAt <= new Date().toISOString()
  const shownSite = isOut ? site : { ...site, commentsEnabled: false, ratingsEnabled: false }
  const [newest, collection, units, reviews, cooked, pictureOrigins] = await Promise.all([
    findNewest(site.id),
    firstCollection(site.id, recipe),
    findUnits(site.id),
    findReviews(payload, shownSite, recipe),
    findCooked(payload, shownSite, recipe),
    findPostPictureOrigins(payload, recipe),
  ])
  const explored = new Set(exploredRecipes({ collection, recipe }).map(({ id }) => id))
  const others = newest.filter(({ id }) => !explored.has(id)).slice(0, OTHERS)
  const page = { site: shownSite, recipe, others, collection, units, origin, reviews, cooked }
  if (pictureOrigins) {
    allowExternal('post-videos')
    allowPictureOrigins(pictureOrigins)
  }
  // The withheld content may contain any player.
  allowFrameOrigins(recipe.isLocked ? PLAYER_ORIGINS : playerOrigins(recipe.storyMore))
  return sitePage(params, site, { view: 'recipe', props: page }, preview !== undefined)
}
