import { kitchenAddress } from '../shell/navigation/kitchen-path'

/** Where a recipe of a site is made. */
export const newRecipeAddress = (site: string): string => kitchenAddress(site, 'recipes', 'new')

/** Where a recipe is edited. */
export const editAddress = (site: string, id: string): string => kitchenAddress(site, 'recipes', id)

/** Where readers find a published recipe. */
export const publicAddress = (siteUrl: string, slug: string): string =>
  `${siteUrl}/recipes/${encodeURIComponent(slug)}`
