import { callQuery } from '@/src/api/react/call-query'
import { invalidateCalls } from '@/src/api/react/mutate-call'
import type { ManagedRecipeRow } from '@/src/contract/recipe/recipe'
import type { CallAnswer } from '@/src/contract/schemas'
import { apiFilter } from '../recipes/list/list-view'
import type { RecipeFilter } from '../recipes/list/list-view'
import { queryClient } from './query-client'

/** Rows per requested page: the maximum of the API. */
export const PAGE_SIZE = 100

type RecipePage = CallAnswer<'listManagedRecipes'>

/** A page of a site's recipes, counted from 0. */
export const recipePage = (site: string, filter: RecipeFilter, page: number) =>
  callQuery('listManagedRecipes', { params: { site }, query: recipePageQuery(filter, page) })

/** The query for a page of recipes, counted from 0. */
export const recipePageQuery = (filter: RecipeFilter, page: number) => ({
  limit: PAGE_SIZE,
  offset: page * PAGE_SIZE,
  orderBy: filter.orderBy,
  ...apiFilter(filter),
})

/**
 * Updates a recipe's row in every cached list of the site; pending requests of these lists are cancelled.
 */
export async function updateRow(site: string, row: ManagedRecipeRow): Promise<void> {
  const lists = { queryKey: ['listManagedRecipes', { params: { site } }] }
  await queryClient.cancelQueries(lists)
  queryClient.setQueriesData<RecipePage>(
    lists,
    (page) =>
      page && {
        ...page,
        recipes: page.recipes.map((known) => (known.id === row.id ? row : known)),
      },
  )
}

/** Invalidates the lists of recipes, and the numbers of the recipes of each site. */
export const refreshRecipes = (): Promise<unknown> =>
  invalidateCalls(queryClient, ['listManagedRecipes', 'listManagedSites'])
