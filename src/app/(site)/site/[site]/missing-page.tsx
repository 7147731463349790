import type { Metadata } from 'next'
import type { ReactElement } from 'react'
import type { PublicSite } from '@/src/contract/site/site'
import { getPayloadClient } from '@/src/app/payload-client'
import { listPublishedRecipes } from '@/src/server/recipes/reading/read'
import { answerIsMissing } from '@/src/server/web/answer-notes'
import type { SiteParams } from './site-key'
import { sitePage } from './site-page'

/** The head of a 404 page. */
export const MISSING: Metadata = { title: 'Page not found' }

/** One row of the grid. */
const NEWEST = { limit: 3, offset: 0, orderBy: 'published_at_desc' } as const

/**
 * The 404 page in the place of a page. In answer to `notFound()` Next would send a document without
 * content and styles, which its script fills: nothing to read without one.
 * @see docs/product/sites-and-hosts.md#hosts
 */
export async function missingPage(
  params: SiteParams['params'],
  site: PublicSite,
): Promise<ReactElement> {
  answerIsMissing()
  const { recipes } = await listPublishedRecipes(await getPayloadClient(), site.id, NEWEST)
  const { template } = site
  return (
    <>
      <meta name="robots" content="noindex" />
      {await sitePage(params, site, { view: 'missing', props: { template, recipes } })}
    </>
  )
}
