import { urlOf } from '@/src/api/call'
import { viewFilter, readListView } from './recipes/list/list-view'
import { readKitchenPath } from './shell/navigation/kitchen-path'
import { recipePageQuery } from './state/recipe-pages'

/**
 * The URLs that the screen of an address requests first, to be prefetched before its scripts load. An
 * editor's record is not among them: the previous page may still be saving it.
 * @param pathname `/kitchen/ferment/recipes`
 * @param search the query string of the address
 */
export function earlyCalls(pathname: string, search: string): string[] {
  const path = readKitchenPath(pathname)
  if (path === null) return []
  const { site, screen, id } = path
  const isRecipeList = screen === 'recipes' && id === null
  return [
    urlOf('listManagedSites', {}),
    urlOf('getCurrentUser', {}),
    ...(site !== null && isRecipeList ? recipeListCalls(site, search) : []),
  ]
}

const recipeListCalls = (site: string, search: string): string[] => [
  urlOf('listManagedRecipes', {
    params: { site },
    query: recipePageQuery(viewFilter(readListView(search)), 0),
  }),
  urlOf('listSavedViews', { params: { site } }),
  urlOf('listBulkJobs', { params: { site } }),
]
