import type { Metadata } from 'next'
import { hasCreatorPage } from '@/src/site/pages/collections/creator-page'
import { pageMetadata } from '@/src/site/pages/head/metadata'
import type { CreatorPageName } from '@/src/domain/appearance/creator-pages'
import { CREATOR_PAGES } from '@/src/site/templates/creator-pages'
import type { CreatorSection } from '@/src/site/templates/creator-pages'
import { playerOrigins } from '@/src/domain/rich-text/embeds/embed-view'
import { allowFrameOrigins } from '@/src/server/web/answer-notes'
import { MISSING, missingPage } from './missing-page'
import { featuredRecipes, requireSite, requireSiteForEveryone } from './site-data'
import type { SiteParams } from './site-key'
import { sitePage } from './site-page'

/** The head of one of the pages about a site's author. */
export const creatorMetadata =
  (name: CreatorPageName) =>
  async ({ params }: SiteParams): Promise<Metadata> => {
    const { site, origin } = await requireSite(params)
    if (!hasCreatorPage(site, name)) return MISSING
    const { title, seo } = CREATOR_PAGES[name]
    const about = { title, description: site.aboutShort, image: null, seo: site[seo] }
    return pageMetadata({ site, origin, path: `/${name}`, ...about })
  }

const isWholeAbout = (section: CreatorSection): boolean =>
  section.kind === 'about' && section.length === 'full'

/** One of the pages about a site's author; not there where the site has nothing for it. */
export const creatorPage = (name: CreatorPageName) =>
  async function Page({ params }: SiteParams) {
    const { site } = await requireSiteForEveryone(params)
    if (!hasCreatorPage(site, name)) return missingPage(params, site)
    if (CREATOR_PAGES[name].sections.some(isWholeAbout)) {
      allowFrameOrigins(playerOrigins(site.about))
    }
    const featured = await featuredRecipes(params, site.id)
    return sitePage(params, site, { view: 'creator', props: { name, site, featured } })
  }
