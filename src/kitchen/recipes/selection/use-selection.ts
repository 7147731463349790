'use client'

import { useRef, useState } from 'react'
import { ALL_SELECTED, NONE_SELECTED, isSelected, select } from './selection'
import type { Selection } from './selection'

/** The selection of a list, with its actions. */
export type SelectionHandle = {
  selection: Selection
  /** Selects or deselects a row; `isRange` includes all rows from the last one changed. */
  toggle: (index: number, id: string, isRange?: boolean) => void
  selectAll: () => void
  clear: () => void
}

/** The ids of a range of rows, including those that are not loaded yet. */
export type IdsBetween = (first: number, last: number) => Promise<readonly string[]>

/** The selection of recipes of a filter; it is cleared when the filter changes. */
export function useSelection(filterKey: string, idsBetween: IdsBetween): SelectionHandle {
  const [kept, setKept] = useState({ filterKey, selection: NONE_SELECTED })
  const anchor = useRef<number | null>(null)
  if (kept.filterKey !== filterKey) setKept({ filterKey, selection: NONE_SELECTED })
  const set = (change: (before: Selection) => Selection): void =>
    setKept((before) => ({ ...before, selection: change(before.selection) }))

  const toggle = (index: number, id: string, isRange = false): void => {
    const isWanted = isRange || !isSelected(kept.selection, id)
    const from = isRange ? (anchor.current ?? index) : index
    if (!isRange || anchor.current === null) anchor.current = index
    set((before) => select(before, [id], isWanted))
    if (from === index) return
    void idsBetween(Math.min(from, index), Math.max(from, index)).then((ids) =>
      set((before) => select(before, ids, isWanted)),
    )
  }
  return {
    selection: kept.selection,
    toggle,
    selectAll: () => set(() => ALL_SELECTED),
    clear: () => {
      anchor.current = null
      set(() => NONE_SELECTED)
    },
  }
}
