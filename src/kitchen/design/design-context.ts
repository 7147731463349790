'use client'

import { createContext, use, useCallback, useSyncExternalStore } from 'react'
import type { ManagedSite } from '@/src/contract/site/site'
import type { DesignDocument, DesignState, DesignStore } from './store/design-kind'

/** The context of every part of the design panel. */
export type Designing = {
  store: DesignStore
  site: ManagedSite
  /** The path of the page that is beside the panel. */
  shownPage: string
  /** Shows another page of the site beside the panel, on phones in its place. */
  showPage: (path: string) => void
  /** Texts that readers have to see and that the style sheet hides, on the page beside the panel. */
  hiddenDuties: readonly string[]
}

const Context = createContext<Designing | null>(null)

/** Provides the edited design to the parts below. */
export const DesigningProvider = Context.Provider

/** The design that is edited. */
export function useDesigning(): Designing {
  const designing = use(Context)
  if (!designing) throw new Error('There is no design panel around this part.')
  return designing
}

/** Selects a part of the draft's state; the part must be the same object until it changes. */
export function useDesign<Part>(select: (state: DesignState) => Part): Part {
  const { store } = useDesigning()
  const read = (): Part => select(store.getState())
  return useSyncExternalStore(store.subscribe, read, read)
}

/**
 * A field of the document, and a function that changes it. Changes in quick succession are one undo step.
 */
export function useDesignField<Name extends keyof DesignDocument>(
  name: Name,
): [DesignDocument[Name], (value: DesignDocument[Name]) => void] {
  const { store } = useDesigning()
  const value = useDesign(({ document }) => document[name])
  const change = useCallback(
    (next: DesignDocument[Name]): void =>
      store.change((document) => ({ ...document, [name]: next }), name),
    [store, name],
  )
  return [value, change]
}

/** The server's message about a field, from the last save or publication; null without one. */
export const useDesignIssue = (path: string): string | null =>
  useDesign(({ issues }) => issues.find((issue) => issue.path === path)?.message ?? null)
