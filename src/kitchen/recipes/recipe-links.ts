import { kitchenAddress } from '../shell/navigation/kitchen-path'

/** The address of the form for a new recipe. */
export const newRecipeAddress = (site: string): string => kitchenAddress(site, 'recipes', 'new')

/** The address of a recipe's editor. */
export const editAddress = (site: string, id: string): string => kitchenAddress(site, 'recipes', id)

/** The public address of a recipe. */
export const publicAddress = (siteUrl: string, slug: string): string =>
  `${siteUrl}/recipes/${encodeURIComponent(slug)}`
