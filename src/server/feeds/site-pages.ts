import type { MapAddress } from './sitemap-xml'

/**
 * The pages of a site besides its recipes that answer 200 and may be found: the one place to extend
 * when a page is added (collections, about, links, events), with only what the site has content for.
 * Forms (sign-in, sign-up, subscribe) are not to be found.
 */
export const sitePages = (lastModified: string): MapAddress[] => [
  { path: '/', lastModified },
  { path: '/recipes', lastModified },
]

/** The pages of the account host that may be found. */
export const ACCOUNT_PAGES: readonly MapAddress[] = [
  { path: '/', lastModified: null },
  { path: '/sign-up', lastModified: null },
]
