'use client'

import { createContext, use, useCallback, useSyncExternalStore } from 'react'
import type { ManagedSite } from '@/src/contract/site/site'
import type { EventDocument, EventState, EventStore } from '../event-store'

type EventEditing = { store: EventStore; site: ManagedSite }

const Context = createContext<EventEditing | null>(null)

/** Provides the edited event to the parts below. */
export const EventEditingProvider = Context.Provider

/** The event that is edited. */
export function useEventEditing(): EventEditing {
  const editing = use(Context)
  if (!editing) throw new Error('There is no event editor around this part.')
  return editing
}

/** Selects a part of the state; the part must be the same object until it changes. */
export function useEventState<Part>(select: (state: EventState) => Part): Part {
  const { store } = useEventEditing()
  const read = (): Part => select(store.getState())
  return useSyncExternalStore(store.subscribe, read, read)
}

/** A field of the document, and a stable function that changes it. */
export function useEventField<Name extends keyof EventDocument>(
  name: Name,
): [EventDocument[Name], (value: EventDocument[Name]) => void] {
  const { store } = useEventEditing()
  const value = useEventState(({ document }) => document[name])
  const change = useCallback(
    (next: EventDocument[Name]): void =>
      store.change((document) => ({ ...document, [name]: next }), name),
    [store, name],
  )
  return [value, change]
}

/** The server's message about a field of the last save; null without one. */
export const useEventIssue = (path: string): string | null =>
  useEventState(({ issues }) => issues.find((issue) => issue.path === path)?.message ?? null)
