'use client'

import { createContext, use, useCallback, useSyncExternalStore } from 'react'
import type { EditorGlobals } from '@/src/contract/site/globals'
import type { ManagedSite } from '@/src/contract/site/site'
import type { CollectionDocument, CollectionState } from '../store/collection-state'
import type { CollectionStore } from '../store/collection-store'

type CollectionEditing = { store: CollectionStore; site: ManagedSite; globals: EditorGlobals }

const Context = createContext<CollectionEditing | null>(null)

/** Provides the edited collection to the parts below. */
export const CollectionEditingProvider = Context.Provider

/** The collection that is edited. */
export function useCollectionEditing(): CollectionEditing {
  const editing = use(Context)
  if (!editing) throw new Error('There is no collection editor around this part.')
  return editing
}

/** Selects a part of the state; the part must be the same object until it changes. */
export function useCollectionState<Part>(select: (state: CollectionState) => Part): Part {
  const { store } = useCollectionEditing()
  const read = (): Part => select(store.getState())
  return useSyncExternalStore(store.subscribe, read, read)
}

/** A field of the document, and a stable function that changes it. */
export function useCollectionField<Name extends keyof CollectionDocument>(
  name: Name,
): [CollectionDocument[Name], (value: CollectionDocument[Name]) => void] {
  const { store } = useCollectionEditing()
  const value = useCollectionState(({ document }) => document[name])
  const change = useCallback(
    (next: CollectionDocument[Name]): void =>
      store.change((document) => ({ ...document, [name]: next }), name),
    [store, name],
  )
  return [value, change]
}

/** The server's message about a field of the last save; null without one. */
export const useCollectionIssue = (path: string): string | null =>
  useCollectionState(({ issues }) => issues.find((issue) => issue.path === path)?.message ?? null)
