/** Collections of Payload admin whose documents have a screen of the kitchen. */
type AdminCollection =
  | 'events'
  | 'images'
  | 'imports'
  | 'letters'
  | 'recipe-collections'
  | 'recipes'
  | 'redirects'
  | 'sites'
  | 'subscriptions'

/**
 * The address of a document in Payload admin.
 * @see docs/product/kitchen.md#from-payload-admin
 */
export const adminAddress = (collection: AdminCollection, id: string): string =>
  `/admin/collections/${collection}/${id}`
