'use client'

import { saveFile } from '@/src/api/save-file'
import { toastError } from '@/src/kitchen/parts/error-message'
import { useAction } from '@/src/api/react/use-call-mutation'
import { startBulkJob } from '@/src/kitchen/state/bulk-jobs'
import type { BulkJobRequest } from '@/src/kitchen/state/bulk-jobs'
import { apiFilter } from '../list/list-view'
import type { RecipeFilter } from '../list/list-view'
import type { Selection } from '../selection/selection'

type SelectionBody = Pick<BulkJobRequest, 'recipeIds' | 'filter' | 'exceptIds'>

/** Starts a change of the selected recipes. */
export type BulkStart = (
  wish: Pick<BulkJobRequest, 'action' | 'tag' | 'termKind' | 'collectionId'>,
) => Promise<unknown>

/** Actions on the selected recipes. */
export type BulkActions = { start: BulkStart; save: () => void; isBusy: boolean }

/** The recipes of a selection in the API's form. */
export function selectionBody(selection: Selection, filter: RecipeFilter): SelectionBody {
  if (selection.kind === 'some') {
    // Without the filter, recipes in the bin are not found.
    const place = filter.status === 'deleted' ? { filter: { status: filter.status } } : {}
    return { recipeIds: [...selection.ids], ...place }
  }
  return { filter: apiFilter(filter), exceptIds: [...selection.except] }
}

/** Actions on a selection, which is cleared once a job has started and stays if it could not start. */
export function useBulk(
  site: string,
  filter: RecipeFilter,
  { selection, clear }: { selection: Selection; clear: () => void },
): BulkActions {
  const { isBusy, run } = useAction(toastError)
  return {
    isBusy,
    start: (wish) =>
      run(async () => {
        await startBulkJob(site, { ...wish, ...selectionBody(selection, filter) })
        clear()
      }),
    save: () => void run(() => saveList(site, filter, selection)),
  }
}

/**
 * Saves the recipes of a selection as CSV, in the order of the list.
 * @throws as `call`
 */
export const saveList = (
  site: string,
  filter: RecipeFilter,
  selection: Selection,
): Promise<void> => {
  const body = { ...selectionBody(selection, filter), orderBy: filter.orderBy }
  return saveFile('exportRecipeList', { params: { site }, body }, `${site}-recipes.csv`)
}
