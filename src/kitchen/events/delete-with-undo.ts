'use client'

import { toast } from 'sonner'
import type { ManagedEvent } from '@/src/contract/site/event'
import { newRowId } from '../editor/rows/row-id'
import { errorMessage } from '../parts/error-message'
import { deleteEvent, restoreEvent } from '../state/events'

/** Time in which a deletion can be undone in its notice, in milliseconds. */
const UNDO_FOR = 10_000

/** Deletes an event and offers to make it again; whether it is deleted. */
export async function deleteWithUndo(site: string, event: ManagedEvent): Promise<boolean> {
  try {
    await deleteEvent(site, event.id)
  } catch (error) {
    toast.error(errorMessage(error))
    return false
  }
  toast(`“${event.title}” was deleted`, {
    duration: UNDO_FOR,
    action: { label: 'Undo', onClick: () => void bringBack(site, event, newRowId()) },
  })
  return true
}

/** The idempotency key of all attempts: an event whose response was lost is not created twice. */
async function bringBack(site: string, event: ManagedEvent, key: string): Promise<void> {
  try {
    await restoreEvent(site, event, key)
    toast.success(`“${event.title}” was restored`)
  } catch (error) {
    toast.error(`“${event.title}” could not be restored. ${errorMessage(error)}`, {
      duration: Infinity,
      action: { label: 'Try again', onClick: () => void bringBack(site, event, key) },
    })
  }
}
