import { queryOptions } from '@tanstack/react-query'
import { call } from '@/src/api/call'
import { callQuery } from '@/src/api/react/call-query'
import { createDraftBackup } from '../draft/keep'
import { waitUntilClosed } from '../draft/leaving'
import { draftServer } from '../draft/draft-server'
import { DraftStore } from '../draft/draft-store'
import { RECIPE_DRAFTS } from '../draft/recipe-draft-kind'
import type { RecipeDraftStore } from '../draft/recipe-draft-kind'
import { newRowId } from '../editor/rows/row-id'

/** This tab, as long as its page is open. */
export const TAB_ID = newRowId()

/** The catalogues that recipes of a site are written with. */
export const editorGlobals = (site: string) =>
  queryOptions({
    ...callQuery('getManagedGlobals', { params: { site } }),
    select: ({ globals }) => globals,
    staleTime: 5 * 60_000,
  })

/**
 * Opens the draft of a recipe, with edits that earlier visits of this browser could not save.
 * @throws ApiError, TypeError as `call` does
 */
export async function openDraft(
  site: string,
  id: string,
  userId: string,
): Promise<RecipeDraftStore> {
  await waitUntilClosed(id)
  const keep = createDraftBackup({ user: userId, subject: id, tab: TAB_ID })
  const [initial, lost] = await Promise.all([
    call('getRecipeDraft', { params: { site, id } }),
    keep.findLost().catch(() => []),
  ])
  return new DraftStore({ kind: RECIPE_DRAFTS, initial, lost, server: draftServer(site, id), keep })
}
