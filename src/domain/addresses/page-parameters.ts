/** The path of the list of recipes on a site. */
export const LIST_PATH = '/recipes'

/**
 * The parameters by which the list of recipes is searched, filtered, ordered and paged: the only ones that a page of a
 * site is made of.
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

/** A name of them. */
export type ListParameter = (typeof LIST_PARAMETERS)[number]

/** Parameters that grant access: an address with one of them is nobody else's. */
export const ACCESS_PARAMETERS = ['mgk', 'preview'] as const
