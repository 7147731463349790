/**
 * The purposes of sections on home pages. Each template renders some of them in its own style.
 * @see docs/product/site-design.md#sections-of-the-home-page
 */
export const HOME_SECTIONS = [
  'lead',
  'about',
  'latest',
  'letters',
  'featured',
  'trending',
  'collections',
  'products',
  'book',
  'links',
  'featured-in',
  'newsletter',
] as const
export type HomeSectionName = (typeof HOME_SECTIONS)[number]

/** An author's setting for a section: its place in the list is its place on the page. */
export type HomeSectionSetting = {
  section: HomeSectionName
  isHidden: boolean
  /** A heading in place of the template's; null for the template's. */
  heading: string | null
}
