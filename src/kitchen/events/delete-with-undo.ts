'use client'

import { toast } from 'sonner'
import type { ManagedEvent } from '@/src/contract/site/event'
import { newRowId } from '../editor/rows/row-id'
import { errorMessage } from '../parts/error-message'
import { offerUndo } from '../record/offer-undo'
import { deleteEvent, restoreEvent } from '../state/events'

/** Deletes an event and offers to create it again; returns whether it is deleted. */
export async function deleteWithUndo(site: string, event: ManagedEvent): Promise<boolean> {
  try {
    await deleteEvent(site, event.id)
  } catch (error) {
    toast.error(errorMessage(error))
    return false
  }
  // One key for all attempts: an event whose response was lost is not created twice.
  const key = newRowId()
  offerUndo(`“${event.title}” was deleted`, `“${event.title}” could not be restored.`, async () => {
    await restoreEvent(site, event, key)
    toast.success(`“${event.title}” was restored`)
  })
  return true
}
