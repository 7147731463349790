'use client'

import type { UseQueryResult } from '@tanstack/react-query'
import { ApiError } from '@/src/api/api-error'
import { call } from '@/src/api/call'
import { invalidateCalls } from '@/src/api/react/mutate-call'
import { useCall } from '@/src/api/react/use-call'
import type { ManagedCollectionRow } from '@/src/contract/recipe/collection'
import { queryClient } from './query-client'
import { writeCall } from './write-call'

/** The collections of a site; nothing is requested while `isWanted` is false. */
export function useCollections(
  site: string | null,
  isWanted = true,
): UseQueryResult<ManagedCollectionRow[]> {
  return useCall(
    'listManagedCollections',
    { params: { site: site ?? '' } },
    { select: ({ collections }) => collections, enabled: isWanted && site !== null },
  )
}

/** The manually selected collections of a site, to which recipes can be added. */
export function useHandMadeCollections(site: string): ManagedCollectionRow[] | undefined {
  return useCollections(site).data?.filter(({ rule }) => rule === null)
}

/** Maximum number of attempts when others change the same collection concurrently. */
const ATTEMPTS = 3

/**
 * Adds a recipe to the end of a collection, or removes it; concurrent changes by others are preserved.
 * @throws as `call`
 */
export async function setInCollection(
  site: string,
  recipeId: string,
  { id, isIn }: { id: string; isIn: boolean },
): Promise<void> {
  const params = { site, id }
  for (let attempt = 1; ; attempt += 1) {
    const { collection } = await call('getManagedCollection', { params })
    const others = collection.recipes.map((recipe) => recipe.id).filter((each) => each !== recipeId)
    const recipeIds = isIn ? [...others, recipeId] : others
    try {
      await call('updateCollection', {
        params,
        body: { recipeIds, updatedAt: collection.updatedAt },
      })
      break
    } catch (error) {
      const isStale = error instanceof ApiError && error.status === 409
      if (!isStale || attempt === ATTEMPTS) throw error
    }
  }
  await refreshCollections(site)
}

/** Invalidates all queries of a site's collections. */
export const refreshCollections = (site: string): Promise<unknown> =>
  invalidateCalls(queryClient, ['listManagedCollections', 'previewCollectionRule'], { site })

/** Deletes a collection; its recipes stay. @throws as `call` */
export const deleteCollection = (site: string, id: string): Promise<unknown> =>
  writeCall('deleteCollection', { params: { site, id } })
