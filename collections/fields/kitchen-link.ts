/** A part of a document's form that links to its editor in the kitchen. */
export const kitchenLink = (
  screen:
    | 'recipes'
    | 'collections'
    | 'events'
    | 'import'
    | 'letters'
    | 'pictures'
    | 'redirects'
    | 'settings'
    | 'subscribers',
) => ({
  path: '@/src/kitchen/admin/document-kitchen-link#DocumentKitchenLink',
  clientProps: { screen },
})
