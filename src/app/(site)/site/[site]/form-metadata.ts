import type { Metadata } from 'next'
import { pageMetadata } from '@/src/site/pages/head/metadata'
import { requireSite } from './site-data'
import type { SiteParams } from './site-key'

/** The head of a page with a form: shown with a link to it as any other, but not for search engines. */
export const formMetadata =
  (title: string, path: string) =>
  async ({ params }: SiteParams): Promise<Metadata> => {
    const { site, origin } = await requireSite(params)
    const about = { title, description: site.aboutShort, image: null }
    return { ...pageMetadata({ site, origin, path, ...about }), robots: { index: false } }
  }
