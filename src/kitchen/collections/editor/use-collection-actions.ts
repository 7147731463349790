'use client'

import { toast } from 'sonner'
import { useRecordBackup } from '../../record/use-kept-record'
import { useEditorKeys } from '../../recipe/use-editor-keys'
import { useScreenActions } from '../../shell/actions/use-screen-actions'
import { navigate } from '../../shell/navigation/navigate'
import { useTitle } from '../../shell/use-title'
import { refreshCollections } from '../../state/collections'
import { collectionAddress, publicCollectionAddress } from '../collection-links'
import { useCollectionEditing, useCollectionState } from './collection-context'

/**
 * Registers the editor's actions in keyboard shortcuts and palette, with its title and its state of saving.
 */
export function useCollectionActions(onDelete: () => void): { save: () => void } {
  const { store, site } = useCollectionEditing()
  const title = useCollectionState(({ document }) => document.title)
  const stored = useCollectionState((state) => state.stored)
  const save = useSaving()
  useTitle(title || 'New collection', site.title)
  useEditorKeys({ onSave: save, onUndo: store.undo, onRedo: store.redo })
  const view = (): void => {
    if (!stored) return
    window.open(publicCollectionAddress(site.url, stored.slug), '_blank', 'noopener')
  }
  useScreenActions([
    { label: stored ? 'Save' : 'Create', keys: ['Ctrl S', '⌘ S'], run: save },
    { label: 'Undo', keys: ['Ctrl Z', '⌘ Z'], run: store.undo },
    { label: 'Redo', keys: ['Ctrl Shift Z', '⇧ ⌘ Z'], run: store.redo },
    { label: 'Move a recipe', keys: ['Alt ↑', 'Alt ↓'] },
    ...(stored ? [{ label: 'View on the site', keys: [], run: view }] : []),
    ...(stored ? [{ label: 'Delete the collection', keys: [], run: onDelete }] : []),
  ])
  useRecordBackup(store)
  return { save }
}

/** Saves, updates the lists, and focuses the first field with a problem. */
function useSaving(): () => void {
  const { store, site } = useCollectionEditing()
  const run = async (): Promise<void> => {
    const isNew = store.getState().stored === null
    if (isNew && store.getState().document.title.trim() === '') {
      toast.error('Give the collection a title first.')
      document.querySelector<HTMLElement>('main textarea')?.focus()
      return
    }
    const status = await store.save()
    const { stored } = store.getState()
    await refreshCollections(site.slug)
    if (status === 'saved' && stored && isNew) {
      // Announced once, even if it was requested twice.
      toast.success('Created', { id: 'created' })
      navigate(collectionAddress(site.slug, stored.id), { isReplacing: true })
    }
    if (status === 'refused') {
      requestAnimationFrame(() =>
        document.querySelector<HTMLElement>('main [aria-invalid="true"]')?.focus(),
      )
    }
  }
  return () => void run()
}
