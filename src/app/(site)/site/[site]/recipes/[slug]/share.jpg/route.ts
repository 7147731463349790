import { ANONYMOUS_READER } from '@/src/domain/payments/premium'
import { answerSharePicture, missing } from '@/src/app/(site)/site/[site]/composed-pictures'
import { getPayloadClient } from '@/src/app/payload-client'
import { getRecipe } from '@/src/server/recipes/reading/read'
import { metaText } from '@/src/site/parts/cards/recipe-meta'
import { findSite, cacheUntilSiteChanges } from '../../../site-data'

export const dynamic = 'force-dynamic'

/** The picture that other sites show with a link to a recipe without a photo. */
export async function GET(
  request: Request,
  { params }: { params: Promise<{ site: string; slug: string }> },
): Promise<Response> {
  const { site: key, slug } = await params
  const site = await findSite(key)
  if (!site) return missing()
  const recipe = await getRecipe(await getPayloadClient(), site.id, slug, ANONYMOUS_READER)
  if (!recipe) return missing()
  cacheUntilSiteChanges(key, site)
  return answerSharePicture(request, site, { title: recipe.title, facts: metaText(recipe) })
}
