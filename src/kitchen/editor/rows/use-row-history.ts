'use client'

import { useCallback, useMemo, useRef } from 'react'
import type { Row, RowGroups } from './row-groups'
import { emptyHistory, recordChange, redo, undo } from './row-history'

/** Options for remembering a change. */
export type ChangeNote = { key?: string; row?: string }

/** Changes a list of rows with undo. */
export type RowEditing<R extends Row> = {
  /** The current value, also in the middle of an event. */
  current: () => RowGroups<R>
  change: (next: RowGroups<R>, note?: ChangeNote) => void
  /** Changes the list without a step of undo. */
  replace: (next: RowGroups<R>) => void
  /** Undoes (-1) or redoes (1) the last change; returns the affected row. */
  travel: (step: -1 | 1) => { row: string | null } | null
}

/** The history of a controlled list, with stable functions. */
export function useRowHistory<R extends Row>(
  value: RowGroups<R>,
  onChange: (next: RowGroups<R>) => void,
): RowEditing<R> {
  const history = useRef(emptyHistory<R>())
  const latest = useRef({ value, shown: value, onChange })
  // A change made in this event is newer than the value that was passed last.
  if (latest.current.shown !== value) latest.current = { value, shown: value, onChange }
  latest.current.onChange = onChange
  const set = useCallback((next: RowGroups<R>) => {
    latest.current.value = next
    latest.current.onChange(next)
  }, [])
  const current = useCallback(() => latest.current.value, [])
  const change = useCallback(
    (next: RowGroups<R>, { key, row }: ChangeNote = {}) => {
      const before = latest.current.value
      if (next === before) return
      const noted = { before, after: next, key: key ?? null, row: row ?? null }
      history.current = recordChange(history.current, noted)
      set(next)
    },
    [set],
  )
  const replace = useCallback(
    (next: RowGroups<R>) => {
      if (next !== latest.current.value) set(next)
    },
    [set],
  )
  const travel = useCallback(
    (step: -1 | 1) => {
      const made = (step < 0 ? undo : redo)(history.current, latest.current.value)
      if (!made) return null
      history.current = made.history
      set(made.value)
      return { row: made.row }
    },
    [set],
  )
  return useMemo(() => ({ current, change, replace, travel }), [current, change, replace, travel])
}
