/**
 * The pages about the author, by their paths, and the content each requires: without it the page does not
 * exist.
 * @see docs/product/site-pages.md#creator-pages
 */
export const CREATOR_PAGE_NEEDS = {
  press: 'about',
  profile: 'aboutShort',
  cookbook: 'productLinks',
  'link-in-bio': 'links',
} as const

/** The path of a page about the author. */
export type CreatorPageName = keyof typeof CREATOR_PAGE_NEEDS

/** The content that a page about the author requires. */
export type CreatorContent = (typeof CREATOR_PAGE_NEEDS)[CreatorPageName]
