import { notFound, permanentRedirect } from 'next/navigation'
import { cache } from 'react'
import type { ReactElement } from 'react'
import type { RecipeCard } from '@/src/contract/recipe/recipe'
import type { PublicSite } from '@/src/contract/site/site'
import { accountOrigin, siteOrigin } from '@/src/domain/addresses/deployment'
import { numberedPath } from '@/src/domain/addresses/old-path'
import { readDesignPreview } from '@/src/domain/addresses/design-preview'
import { readTemplatePreview } from '@/src/domain/addresses/template-preview'
import { deployment } from '@/src/runtime/startup/settings/deployment'
import { getPayloadClient } from '@/src/app/payload-client'
import { listFeaturedRecipes } from '@/src/server/recipes/reading/read'
import { getDesignPreview } from '@/src/server/sites/design/preview'
import type { DesignPreview } from '@/src/server/sites/design/preview'
import { getVisitedSite } from '@/src/server/sites/read'
import { findRedirect } from '@/src/server/sites/redirects'
import { answerCountsAs, answerIsForEveryone } from '@/src/server/web/answer-notes'
import { remembered } from '@/src/server/web/remembered'
import { addressQuery } from './address-query'
import type { AddressQuery } from './address-query'
import { missingPage } from './missing-page'
import { isPreviewKey } from './site-key'
import type { SiteParams } from './site-key'

const findDesign = cache(async (key: string): Promise<DesignPreview | null> => {
  const asked = readDesignPreview(decodeURIComponent(key))
  const preview = asked && (await getDesignPreview(await getPayloadClient(), asked.key))
  if (!preview || asked.template === null) return preview
  return { ...preview, site: { ...preview.site, template: asked.template } }
})

const findVisited = remembered(
  async (key: string) => getVisitedSite(await getPayloadClient(), key),
  (site) => site?.id ?? null,
)

/**
 * The site at a key, read once per request; null when there is none. The host of a template preview shows
 * it in that template, that of a design preview in the draft of its design.
 */
export const findSite = cache(async (key: string): Promise<PublicSite | null> => {
  const asked = decodeURIComponent(key)
  if (readDesignPreview(asked) !== null) return (await findDesign(key))?.site ?? null
  const preview = readTemplatePreview(asked)
  const site = await findVisited(preview?.slug ?? asked)
  return site && preview ? { ...site, template: preview.template, googleAnalyticsId: null } : site
})

/** The site of a route and its origin; the 404 page when there is none. */
export async function requireSite(
  params: Promise<{ site: string }>,
): Promise<{ site: PublicSite; origin: string; accountOrigin: string }> {
  const site = await findSite((await params).site)
  if (!site) notFound()
  const here = deployment()
  return { site, origin: siteOrigin(here, site), accountOrigin: accountOrigin(here) }
}

/**
 * `requireSite` for a page that does not depend on the reader: its response may be cached for everyone, and
 * counts as a view of the site.
 */
export async function requireSiteForEveryone(
  params: Promise<{ site: string }>,
): ReturnType<typeof requireSite> {
  const found = await requireSite(params)
  const { site: key } = await params
  cacheUntilSiteChanges(key, found.site)
  if (!isPreviewKey(key)) answerCountsAs(found.site.id, { page: { recipeId: null } })
  return found
}

/** The parameters of the home page. */
export type HomeParams = SiteParams & { searchParams: Promise<AddressQuery> }

/**
 * `requireSite` for the home page. A numeric WordPress address (`/?p=10`) is redirected to its new address
 * if there is one, and the response is not cached.
 * @see docs/product/sites-and-hosts.md#old-addresses
 */
export async function requireHome({
  params,
  searchParams,
}: HomeParams): ReturnType<typeof requireSite> {
  const path = numberedPath(`/?${addressQuery(await searchParams)}`)
  if (path === null) return requireSiteForEveryone(params)
  const found = await requireSite(params)
  const to = await findRedirect(await getPayloadClient(), found.site.id, path)
  return to === null ? found : permanentRedirect(to)
}

/**
 * Marks the response at a key as cacheable until the site changes. Design previews are not cached: a draft
 * changes without the site.
 * @see docs/product/site-design.md#preview-of-the-design
 */
export function cacheUntilSiteChanges(key: string, site: Pick<PublicSite, 'id'>): void {
  if (readDesignPreview(decodeURIComponent(key)) !== null) return
  answerIsForEveryone({ kind: 'site', id: site.id })
}

/** Whether the page shows a template preview: on a site without recipes, with sample recipes. */
export function isTemplatePreview(key: string): boolean {
  const asked = decodeURIComponent(key)
  const template = readTemplatePreview(asked) ?? readDesignPreview(asked)
  return template !== null && template.template !== null
}

/** The featured recipes of the site of a route. */
export async function featuredRecipes(
  params: Promise<{ site: string }>,
  siteId: string,
): Promise<RecipeCard[]> {
  const design = await findDesign((await params).site)
  return design?.featured ?? listFeaturedRecipes(await getPayloadClient(), siteId)
}

/** Handles an unknown path: redirects to its new address, or shows the site's 404 page. */
export async function redirectOrMissing(
  params: SiteParams['params'],
  site: PublicSite,
  path: string,
): Promise<ReactElement> {
  const to = await findRedirect(await getPayloadClient(), site.id, path)
  return to === null ? missingPage(params, site) : permanentRedirect(to)
}
