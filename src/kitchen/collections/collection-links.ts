import { kitchenAddress } from '../shell/navigation/kitchen-path'

/** Where a collection of a site is made. */
export const newCollectionAddress = (site: string): string =>
  kitchenAddress(site, 'collections', 'new')

/** Where a collection is edited. */
export const collectionAddress = (site: string, id: string): string =>
  kitchenAddress(site, 'collections', id)

/** Where readers find a collection. */
export const publicCollectionAddress = (siteUrl: string, slug: string): string =>
  `${siteUrl}/collections/${encodeURIComponent(slug)}`

/** A number of recipes in words. */
export const recipeCountText = (count: number): string =>
  count === 1 ? '1 recipe' : `${count.toLocaleString('en')} recipes`
