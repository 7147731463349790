import { queryOptions } from '@tanstack/react-query'
import { call } from '@/src/api/call'
import { LIST_ORDERS } from '../../recipes/list/list-view'
import type { ListOrder } from '../../recipes/list/list-view'

/** The position of a stored post among those of its site. */
export const legacyPosition = (site: string, id: string, orderBy: ListOrder) =>
  queryOptions({
    queryKey: ['legacy-position', site, id, orderBy],
    queryFn: ({ signal }) =>
      call('getLegacyPosition', { params: { site, id }, query: { orderBy }, signal }),
    // The neighbours stay those at opening: a recipe that is published moves in the list.
    staleTime: Infinity,
    gcTime: 0,
  })

/** The recipe parsed from a stored post. */
export const legacyProposal = (site: string, id: string) =>
  queryOptions({
    queryKey: ['legacy-proposal', site, id],
    queryFn: async ({ signal }) =>
      (await call('parseLegacyRecipe', { params: { site, id }, signal })).proposal,
    staleTime: Infinity,
    refetchOnWindowFocus: false,
  })

/** The order of the list that a recipe was opened from, as in the query string of its address. */
export function parseListOrder(search: string): ListOrder {
  const told = new URLSearchParams(search).get('sort')
  return LIST_ORDERS.find((order) => order === told) ?? 'published_at_desc'
}
