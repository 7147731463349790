/**
 * The pages of a site with separate search and social settings, by the field of the site that stores them,
 * in the order of forms.
 * @see docs/product/site-pages.md#search-and-social
 */
export const PAGE_SEO = {
  seo: 'Home page',
  aboutSeo: 'About page',
  linkPageSeo: 'Links page',
  recipesSeo: 'Recipes page',
  collectionsSeo: 'Collections page',
  eventsSeo: 'Events page',
  pressSeo: 'Press page',
  profileSeo: 'Profile page',
  cookbookSeo: 'Cookbook page',
} as const

/** A field of a site with the search and social settings of one of its pages. */
export type PageSeoName = keyof typeof PAGE_SEO

/** The fields of `PAGE_SEO`, in its order. */
export const PAGE_SEO_NAMES = Object.keys(PAGE_SEO) as PageSeoName[]

/** A value for each field of `PAGE_SEO`. */
export const forEachPageSeo = <Value>(
  valueOf: (name: PageSeoName) => Value,
): Record<PageSeoName, Value> => {
  const entries = PAGE_SEO_NAMES.map((name) => [name, valueOf(name)] as const)
  // `fromEntries` forgets the names; they are those of `PAGE_SEO`.
  return Object.fromEntries(entries) as Record<PageSeoName, Value>
}
