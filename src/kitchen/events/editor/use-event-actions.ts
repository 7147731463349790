'use client'

import { toast } from 'sonner'
import { useRecordBackup } from '../../record/use-kept-record'
import { useEditorKeys } from '../../recipe/use-editor-keys'
import { useScreenActions } from '../../shell/actions/use-screen-actions'
import { navigate } from '../../shell/navigation/navigate'
import { useTitle } from '../../shell/use-title'
import { refreshEvents } from '../../state/events'
import { deleteWithUndo } from '../delete-with-undo'
import { eventAddress, eventsAddress, newEventAddress } from '../event-links'
import { useEventEditing, useEventState } from './event-context'

/** Registers the editor's actions in buttons, keyboard shortcuts and palette, and returns its title. */
export function useEventActions() {
  const { store, site } = useEventEditing()
  const title = useEventState(({ document }) => document.title)
  const stored = useEventState((state) => state.stored)
  const save = useSaving()
  useTitle(title || 'New event', site.title)
  useEditorKeys({ onSave: save, onUndo: store.undo, onRedo: store.redo })
  useRecordBackup(store)
  const duplicate = (): void => {
    if (stored) navigate(newEventAddress(site.slug, stored.id))
  }
  const remove = (): void => {
    if (!stored) return
    void deleteWithUndo(site.slug, stored).then((isDeleted) => {
      if (!isDeleted) return
      store.forget()
      navigate(eventsAddress(site.slug), { isReplacing: true })
    })
  }
  useScreenActions([
    { label: stored ? 'Save' : 'Create', keys: ['Ctrl S', '⌘ S'], run: save },
    { label: 'Undo', keys: ['Ctrl Z', '⌘ Z'], run: store.undo },
    { label: 'Redo', keys: ['Ctrl Shift Z', '⇧ ⌘ Z'], run: store.redo },
    ...(stored ? [{ label: 'Duplicate the event', keys: [], run: duplicate }] : []),
    ...(stored ? [{ label: 'Delete the event', keys: [], run: remove }] : []),
  ])
  return { save, duplicate, remove }
}

/** Saves, updates the list, and focuses the first field with a problem. */
function useSaving(): () => void {
  const { store, site } = useEventEditing()
  const run = async (): Promise<void> => {
    const { stored: before, document: words } = store.getState()
    if (before === null && words.title.trim() === '') {
      toast.error('Give the event a title first.')
      document.querySelector<HTMLElement>('main textarea')?.focus()
      return
    }
    const status = await store.save()
    const { stored } = store.getState()
    await refreshEvents(site.slug)
    if (status === 'saved' && stored && before === null) {
      // Announced once, even if it was requested twice.
      toast.success('Created', { id: 'created' })
      navigate(eventAddress(site.slug, stored.id), { isReplacing: true })
    }
    if (status === 'refused') {
      requestAnimationFrame(() =>
        document.querySelector<HTMLElement>('main [aria-invalid="true"]')?.focus(),
      )
    }
  }
  return () => void run()
}
