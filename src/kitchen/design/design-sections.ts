/**
 * The sections of the design panel, in order: their titles, and the names that other programs give them.
 * @see docs/product/kitchen.md#site-design
 */
export const DESIGN_SECTIONS = [
  { name: 'template', title: 'Template', keywords: 'theme layout skin look appearance' },
  {
    name: 'colours',
    title: 'Colours',
    keywords: 'colors palette accent background contrast dark theme style brand appearance',
  },
  { name: 'type', title: 'Type', keywords: 'fonts typography typeface family letters headings' },
  {
    name: 'pictures',
    title: 'Title, logo and icons',
    keywords: 'name favicon site icon brand branding cover featured image social',
  },
  {
    name: 'header',
    title: 'Header and social links',
    keywords: 'navigation menu nav footer instagram facebook pinterest youtube tiktok media',
  },
  {
    name: 'home',
    title: 'Home page',
    keywords: 'homepage front landing start featured slider newsletter box products shop sections',
  },
  { name: 'about', title: 'About', keywords: 'about us bio biography profile author' },
  { name: 'links', title: 'Links page', keywords: 'link in bio linktree affiliate discounts' },
  {
    name: 'author',
    title: 'Pages about you',
    keywords: 'bio profile press kit cookbook book link creator author',
  },
  { name: 'css', title: 'Custom CSS', keywords: 'custom styles stylesheet code snippet' },
] as const

/** The name of a section of the design panel. */
export type SectionName = (typeof DESIGN_SECTIONS)[number]['name']

/** The sections that places of the kitchen open. */
export const SECTION_OF_PLACE: Readonly<Record<string, SectionName>> = {
  homepage: 'home',
  about: 'about',
  links: 'links',
}
