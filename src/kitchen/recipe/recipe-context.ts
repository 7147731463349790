'use client'

import { createContext, use, useCallback, useSyncExternalStore } from 'react'
import type { EditorGlobals } from '@/src/contract/site/globals'
import type { ManagedSite } from '@/src/contract/site/site'
import type { DraftDocument, DraftState } from '../draft/draft-state'
import type { RecipeDraftStore } from '../draft/recipe-draft-kind'

/** The context of every part of the recipe editor. */
export type RecipeEditing = { store: RecipeDraftStore; site: ManagedSite; globals: EditorGlobals }

const Context = createContext<RecipeEditing | null>(null)

/** Provides the edited recipe to the parts below. */
export const RecipeEditingProvider = Context.Provider

/** The recipe that is edited. */
export function useEditing(): RecipeEditing {
  const editing = use(Context)
  if (!editing) throw new Error('There is no recipe editor around this part.')
  return editing
}

/** Selects a part of the draft's state; the part must be the same object until it changes. */
export function useDraft<Part>(select: (state: DraftState) => Part): Part {
  const { store } = useEditing()
  const read = (): Part => select(store.getState())
  return useSyncExternalStore(store.subscribe, read, read)
}

/**
 * A field of the document, and a stable function that changes it. Changes in quick succession are one undo
 * step.
 */
export function useField<Name extends keyof DraftDocument>(
  name: Name,
): [DraftDocument[Name], (value: DraftDocument[Name]) => void] {
  const { store } = useEditing()
  const value = useDraft(({ document }) => document[name])
  const change = useCallback(
    (next: DraftDocument[Name]): void =>
      store.change((document) => ({ ...document, [name]: next }), name),
    [store, name],
  )
  return [value, change]
}

/** The server's message about a field, from the last save or publication; null without one. */
export const useIssue = (path: string): string | null =>
  useDraft(({ issues }) => issues.find((issue) => issue.path === path)?.message ?? null)
