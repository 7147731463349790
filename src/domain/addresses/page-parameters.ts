/** The path of the list of recipes on a site. */
export const LIST_PATH = '/recipes'

/**
 * The parameters of search, filters, order and page in the list of recipes: the only ones that affect a
 * page of a site.
 * @see docs/product/search.md#address-of-a-search
 */
export const LIST_PARAMETERS = [
  'search',
  'meals',
  'categories',
  'cuisines',
  'diets',
  'methods',
  'tags',
  'ingredients',
  'time',
  'sort',
  'page',
] as const

/** One of the list parameters. */
export type ListParameter = (typeof LIST_PARAMETERS)[number]

/** Parameters that grant access: an address with one of them must not be shared. */
export const ACCESS_PARAMETERS = ['mgk', 'preview'] as const
