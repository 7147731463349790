import type { Row, RowGroups } from './row-groups'
import { revertChange } from './take-back'

/** A change of a list that can be undone. */
export type RowChange<R extends Row> = {
  before: RowGroups<R>
  after: RowGroups<R>
  /** Consecutive changes with the same key are merged, such as typing in a line. */
  key: string | null
  /** The row to focus when the change is undone. */
  row: string | null
}

/** Done and undone changes of a list. */
export type RowHistory<R extends Row> = {
  done: readonly RowChange<R>[]
  undone: readonly RowChange<R>[]
}

/** Maximum number of changes in the history. */
const MAX_CHANGES = 200

/** A history without changes. */
export const emptyHistory = <R extends Row>(): RowHistory<R> => ({ done: [], undone: [] })

/** Adds a change to the history, merging it with the last one if it continues it. */
export function recordChange<R extends Row>(
  { done }: RowHistory<R>,
  change: RowChange<R>,
): RowHistory<R> {
  const last = done.at(-1)
  const continues = last && change.key !== null && last.key === change.key
  const joined = continues ? { ...change, before: last.before, row: last.row } : change
  return {
    done: [...(continues ? done.slice(0, -1) : done), joined].slice(-MAX_CHANGES),
    undone: [],
  }
}

/** A list and its history after undo or redo, and the affected row. */
export type HistoryStep<R extends Row> = {
  history: RowHistory<R>
  value: RowGroups<R>
  row: string | null
}

/** Undoes the last change in the current list; null if there is none. */
export function undo<R extends Row>(
  { done, undone }: RowHistory<R>,
  now: RowGroups<R>,
): HistoryStep<R> | null {
  const change = done.at(-1)
  if (!change) return null
  const value = revertChange(change, now)
  const back = { ...change, key: null }
  return { value, row: change.row, history: { done: done.slice(0, -1), undone: [...undone, back] } }
}

/** Redoes the last undone change; null if there is none. */
export function redo<R extends Row>(
  { done, undone }: RowHistory<R>,
  now: RowGroups<R>,
): HistoryStep<R> | null {
  const change = undone.at(-1)
  if (!change) return null
  const value = revertChange({ before: change.after, after: change.before }, now)
  return {
    value,
    row: change.row,
    history: { done: [...done, change], undone: undone.slice(0, -1) },
  }
}
