'use client'

import { toast } from 'sonner'
import { useScreenActions } from '../shell/actions/use-screen-actions'
import { navigate } from '../shell/navigation/navigate'
import { useTitle } from '../shell/use-title'
import type { SaveStatus } from './record-state'
import { useEditorKeys } from './use-editor-keys'
import { useSafeLeaving } from './use-safe-leaving'
import { useStore } from './use-store'
import type { Subscribable } from './use-store'

type State = { status: SaveStatus; stored: { id: string } | null; document: { title: string } }

type EditedStore = Omit<Parameters<typeof useSafeLeaving>[0], 'getState'> &
  Subscribable<State> & {
    kind: { noun: string }
    undo: () => void
    redo: () => void
  }

type Options = {
  siteTitle: string
  /** The address of the editor of a record. */
  addressOf: (id: string) => string
  /** Updates the lists after a save. */
  refresh: () => Promise<unknown>
  /** Further actions of the screen. */
  actions: Parameters<typeof useScreenActions>[0]
}

/**
 * Registers the actions of an editor that is saved explicitly in keyboard shortcuts and palette, with its
 * title. Returns the function that saves.
 */
export function useExplicitSaving(store: EditedStore, options: Options): () => void {
  const title = useStore(store, ({ document }) => document.title)
  const isNew = useStore(store, ({ stored }) => stored === null)
  const save = (): void => void saveRecord(store, options)
  useTitle(title || `New ${store.kind.noun}`, options.siteTitle)
  useEditorKeys({ onSave: save, onUndo: store.undo, onRedo: store.redo })
  useScreenActions([
    { label: isNew ? 'Create' : 'Save', keys: ['Ctrl S', '⌘ S'], run: save },
    { label: 'Undo', keys: ['Ctrl Z', '⌘ Z'], run: store.undo },
    { label: 'Redo', keys: ['Ctrl Shift Z', '⇧ ⌘ Z'], run: store.redo },
    ...options.actions,
  ])
  useSafeLeaving(store)
  return save
}

/** Saves, updates the lists, and focuses the first field with a problem. */
async function saveRecord(
  store: EditedStore,
  { addressOf, refresh }: Pick<Options, 'addressOf' | 'refresh'>,
): Promise<void> {
  const before = store.getState()
  const isNew = before.stored === null
  if (isNew && before.document.title.trim() === '') {
    toast.error(`Give the ${store.kind.noun} a title first.`)
    focusFirst('main textarea')
    return
  }
  const status = await store.save()
  const { stored } = store.getState()
  await refresh()
  if (status === 'saved' && stored && isNew) {
    // Announced once, even if it was requested twice.
    toast.success('Created', { id: 'created' })
    navigate(addressOf(stored.id), { isReplacing: true })
  }
  if (status === 'refused') requestAnimationFrame(() => focusFirst('main [aria-invalid="true"]'))
}

const focusFirst = (selector: string): void =>
  document.querySelector<HTMLElement>(selector)?.focus()
