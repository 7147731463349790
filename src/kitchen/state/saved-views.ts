'use client'

import { call } from '@/src/api/call'
import { callQuery } from '@/src/api/react/call-query'
import { useCall } from '@/src/api/react/use-call'
import type { SavedView } from '@/src/contract/recipe/saved-view'
import { queryClient } from './query-client'

const NONE: readonly SavedView[] = []

/**
 * The views of a site's recipe list that the signed-in user has saved, by name.
 * @see docs/product/kitchen.md#saved-views
 */
export function useSavedViews(site: string): readonly SavedView[] {
  const params = { site }
  const { data = NONE } = useCall('listSavedViews', { params }, { select: ({ views }) => views })
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
  const { queryKey } = callQuery('listSavedViews', { params: { site } })
  await queryClient.cancelQueries({ queryKey })
  queryClient.setQueryData(queryKey, (known) => ({ views: next(known?.views ?? []) }))
}
