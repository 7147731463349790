/** The part of a document's form that leads to the screen of the kitchen it is edited in. */
export const kitchenLink = (
  screen:
    | 'recipes'
    | 'collections'
    | 'events'
    | 'import'
    | 'pictures'
    | 'redirects'
    | 'settings'
    | 'subscribers',
) => ({
  path: '@/src/kitchen/admin/document-kitchen-link#DocumentKitchenLink',
  clientProps: { screen },
})
