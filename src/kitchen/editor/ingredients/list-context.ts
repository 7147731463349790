'use client'

import { createContext, useContext } from 'react'
import type { LineCatalogues } from './catalogues'
import type { LineActions } from './line-actions'

/** A part of a line that opens for correction; `more` is what else can be done with the line. */
export type PartKind = 'amount' | 'unit' | 'name' | 'preparation' | 'note' | 'link' | 'more'

/** The context of every line of the list; changes with the catalogues alone. */
export type ListContext = {
  actions: LineActions
  catalogues: LineCatalogues
  open: (part: PartKind, id: string, anchor: HTMLElement) => void
  /** Shows a line as text, to type in, or null for none. */
  edit: (id: string | null) => void
}

const Context = createContext<ListContext | null>(null)

/** Provides the context to the lines below. */
export const ListContextProvider = Context.Provider

/** Returns the context of the list. */
export function useListContext(): ListContext {
  const context = useContext(Context)
  if (!context) throw new Error('A line of ingredients stands in a list')
  return context
}
