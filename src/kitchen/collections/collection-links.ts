import { kitchenAddress } from '../shell/navigation/kitchen-path'

/** The address of the form for a new collection. */
export const newCollectionAddress = (site: string): string =>
  kitchenAddress(site, 'collections', 'new')

/** The address of a collection's editor. */
export const collectionAddress = (site: string, id: string): string =>
  kitchenAddress(site, 'collections', id)

/** The public address of a collection. */
export const publicCollectionAddress = (siteUrl: string, slug: string): string =>
  `${siteUrl}/collections/${encodeURIComponent(slug)}`

/** Formats a number of recipes. */
export const recipeCountText = (count: number): string =>
  count === 1 ? '1 recipe' : `${count.toLocaleString('en')} recipes`
