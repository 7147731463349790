'use client'

import { useQuery } from '@tanstack/react-query'
import type { UseQueryResult } from '@tanstack/react-query'
import { call } from '@/src/api/call'
import type { ManagedCollectionRow } from '@/src/contract/recipe/collection'
import { queryKeys } from './keys'
import { queryClient } from './query-client'
import { useMayAsk } from './use-may-ask'

/** The collections of a site; nothing is asked while `isWanted` is false. */
export function useCollections(
  site: string | null,
  isWanted = true,
): UseQueryResult<ManagedCollectionRow[]> {
  const mayAsk = useMayAsk()
  return useQuery({
    queryKey: queryKeys.collections(site ?? ''),
    queryFn: async ({ signal }) =>
      (await call('listManagedCollections', { params: { site: site ?? '' }, signal })).collections,
    enabled: mayAsk && isWanted && site !== null,
  })
}

/** The collections of a site whose recipes are chosen by hand: those that recipes can be added to. */
export function useHandMadeCollections(site: string): ManagedCollectionRow[] | undefined {
  return useCollections(site).data?.filter(({ rule }) => rule === null)
}

/** Asks again for everything that is shown of a site's collections. */
export const refreshCollections = (site: string): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: queryKeys.collections(site) })

/** Deletes a collection; its recipes stay. @throws as `call` */
export async function deleteCollection(site: string, id: string): Promise<void> {
  await call('deleteCollection', { params: { site, id } })
  await refreshCollections(site)
}
