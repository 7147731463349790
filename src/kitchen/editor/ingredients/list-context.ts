'use client'

import { createContext, useContext } from 'react'
import type { LineTools } from './annotated-line'
import type { LineCatalogues } from './catalogues'
import type { LineActions } from './line-actions'
import type { LinePart } from './line-parts'

/** What opens at a line: a part of its text, its link, or what else can be done with it. */
export type PartKind = LinePart['kind'] | 'link' | 'more'

/** Something that is open at a line: of a part, the index of its span; null for one to add. */
export type OpenPart = { kind: PartKind; at: number | null }

/** The context of every line of the list; changes with the catalogues alone. */
export type ListContext = {
  actions: LineActions
  catalogues: LineCatalogues
  /** The catalogues and the parser as they are now. */
  tools: () => LineTools
  open: (part: OpenPart, id: string, anchor: HTMLElement) => void
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
