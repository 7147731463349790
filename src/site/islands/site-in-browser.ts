import type { PublicSite } from '@/src/contract/site/site'
import { forEachPageSeo } from '@/src/domain/page-seo'

/** A site as islands get it: without what the server alone shows. Of the about text the first block stays. */
export const siteInBrowser = (site: PublicSite): PublicSite => ({
  ...site,
  ...forEachPageSeo(() => null),
  about: site.about.slice(0, 1),
  aboutImages: [],
  cssOverrides: null,
  events: [],
  favicon: null,
  featuredImage: null,
  homeSections: [],
  icon: null,
  links: [],
  productLinks: [],
})
