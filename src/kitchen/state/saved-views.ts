'use client'

import { useQuery } from '@tanstack/react-query'
import { call } from '@/src/api/call'
import type { SavedView } from '@/src/contract/recipe/saved-view'
import { queryKeys } from './keys'
import { queryClient } from './query-client'
import { useCanFetch } from './session/use-may-ask'

const NONE: readonly SavedView[] = []

/**
 * The views of a site's recipe list that the signed-in user has saved, by name.
 * @see docs/product/kitchen.md#saved-views
 */
export function useSavedViews(site: string): readonly SavedView[] {
  const { data = NONE } = useQuery({
    queryKey: queryKeys.savedViews(site),
    queryFn: async ({ signal }) =>
      (await call('listSavedViews', { params: { site }, signal })).views,
    enabled: useCanFetch(),
  })
  return data
}

/** Saves a view; one with the same name is replaced. @throws as `call` */
export async function saveView(
  site: string,
  written: Pick<SavedView, 'name' | 'search'>,
): Promise<void> {
  const { view } = await call('saveView', { params: { site }, body: written })
  await change(site, (views) =>
    [...views.filter(({ id }) => id !== view.id), view].toSorted((one, other) =>
      one.name.localeCompare(other.name),
    ),
  )
}

/** Forgets a view. @throws as `call` */
export async function deleteSavedView(site: string, id: string): Promise<void> {
  await call('deleteSavedView', { params: { site, id } })
  await change(site, (views) => views.filter((view) => view.id !== id))
}

/** Updates the cache at once, cancelling pending requests. */
async function change(
  site: string,
  next: (views: readonly SavedView[]) => SavedView[],
): Promise<void> {
  const queryKey = queryKeys.savedViews(site)
  await queryClient.cancelQueries({ queryKey })
  queryClient.setQueryData<readonly SavedView[]>(queryKey, (views = []) => next(views))
}
