'use client'

import type { ManagedSite } from '@/src/contract/site/site'
import type { RecipeDraftStore } from './recipe-kind'
import { TEXT_KEYS } from '../editor/rich-text/text-keys'
import { useEditorKeys } from '../record/use-editor-keys'
import { useSafeLeaving } from '../record/use-safe-leaving'
import { useScreenActions } from '../shell/actions/use-screen-actions'
import { useTitle } from '../shell/use-title'
import type { Legacy } from './legacy/use-legacy'
import { useLegacyKeys } from './legacy/use-legacy-keys'
import { useDraft } from './recipe-context'

type Props = {
  store: RecipeDraftStore
  site: ManagedSite
  legacy: Legacy
  onPreview: () => void
}

/**
 * Registers the editor's actions in keyboard shortcuts and palette, with its title, and saves before the page
 * is left.
 */
export function useEditorActions({ store, site, legacy, onPreview }: Props): void {
  const title = useDraft(({ document }) => document.title)
  const save = (): void => void store.save()
  useTitle(title || 'New recipe', site.title)
  useSafeLeaving(store)
  useEditorKeys({ onSave: save, onUndo: store.undo, onRedo: store.redo, onPreview })
  const ofLegacy = useLegacyKeys(legacy)
  useScreenActions([
    { label: 'Save now', keys: ['Ctrl S', '⌘ S'], run: save },
    { label: 'Show or hide the preview', keys: ['Ctrl P', '⌘ P'], run: onPreview },
    { label: 'Undo', keys: ['Ctrl Z', '⌘ Z'], run: store.undo },
    { label: 'Redo', keys: ['Ctrl Shift Z', '⇧ ⌘ Z'], run: store.redo },
    ...ofLegacy,
    ...TEXT_KEYS,
  ])
}
