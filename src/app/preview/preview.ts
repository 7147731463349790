import { siteUrl } from '@/src/domain/addresses/deployment'
import { deploymentOf } from '@/src/server/deployment'
import { previewLink } from '@/src/server/recipes/preview'
import { findSite } from '@/src/server/sites/scope'
import { getPayloadClient } from '../payload-client'

const goTo = (location: string): Response =>
  new Response(null, { status: 307, headers: { location, 'cache-control': 'no-store' } })
const missing = (): Response => new Response('There is no such page.', { status: 404 })

/** Redirects users who may edit a recipe in the admin to its page with a signed link; 404 for others. */
export async function previewOfRecipe(request: Request, id: string): Promise<Response> {
  const payload = await getPayloadClient()
  const { user } = await payload.auth({ headers: request.headers })
  if (!user) return goTo(`/admin/login?redirect=${encodeURIComponent('/admin')}`)
  const recipe = await payload.findByID({
    collection: 'recipes',
    id,
    depth: 0,
    select: {},
    user,
    overrideAccess: false,
    disableErrors: true,
  })
  const link = recipe ? await previewLink(payload, recipe.id) : null
  return link === null ? missing() : goTo(link)
}

/** Redirects to a site's home page. */
export async function previewOfSite(slug: string): Promise<Response> {
  const payload = await getPayloadClient()
  const site = await findSite(payload, slug)
  return site ? goTo(siteUrl(deploymentOf(payload), site, '/')) : missing()
}
