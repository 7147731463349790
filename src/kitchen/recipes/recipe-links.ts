/** Until the kitchen has an editor of its own, recipes are made and edited in the admin. */
export const NEW_RECIPE = '/admin/collections/recipes/create'

/** Where a recipe is edited. */
export const editAddress = (id: string): string => `/admin/collections/recipes/${id}`

/** Where readers find a published recipe. */
export const publicAddress = (siteUrl: string, slug: string): string =>
  `${siteUrl}/recipes/${encodeURIComponent(slug)}`
