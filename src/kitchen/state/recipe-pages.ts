import { queryOptions } from '@tanstack/react-query'
import { call } from '@/src/api/call'
import type { ManagedRecipeRow } from '@/src/contract/recipe/recipe'
import type { CallAnswer } from '@/src/contract/schemas'
import { apiFilter } from '../recipes/list/list-view'
import type { RecipeFilter } from '../recipes/list/list-view'
import { queryKeys } from './keys'
import { queryClient } from './query-client'

/** Rows per requested page: the maximum of the API. */
export const PAGE_SIZE = 100

type RecipePage = CallAnswer<'listManagedRecipes'>

/** A page of a site's recipes, counted from 0. */
export const recipePage = (site: string, filter: RecipeFilter, page: number) =>
  queryOptions({
    queryKey: queryKeys.recipePage(site, filter, page),
    queryFn: ({ signal }) =>
      call('listManagedRecipes', {
        params: { site },
        query: recipePageQuery(filter, page),
        signal,
      }),
  })

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
  const lists = { queryKey: [...queryKeys.recipes(site), 'page'] }
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

/** Invalidates the lists of a site's recipes, and the numbers of its recipes. */
export const refreshRecipes = (site: string): Promise<unknown> =>
  Promise.all(
    [queryKeys.recipes(site), queryKeys.sites].map((queryKey) =>
      queryClient.invalidateQueries({ queryKey }),
    ),
  )
