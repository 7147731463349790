import type { Row, RowGroups } from './row-groups'
import { takeBack } from './take-back'

/** A change of a list that can be taken back. */
export type RowChange<R extends Row> = {
  before: RowGroups<R>
  after: RowGroups<R>
  /** Changes with the same key that follow each other are one, such as typing in a line. */
  key: string | null
  /** The row the focus goes to when the change is taken back. */
  row: string | null
}

/** Changes of a list, and those of them that were undone. */
export type RowHistory<R extends Row> = {
  done: readonly RowChange<R>[]
  undone: readonly RowChange<R>[]
}

/** Number of changes kept. */
const MOST_CHANGES = 200

/** A history without changes. */
export const emptyHistory = <R extends Row>(): RowHistory<R> => ({ done: [], undone: [] })

/** The history with one more change, joined to the last one if it continues it. */
export function recordChange<R extends Row>(
  { done }: RowHistory<R>,
  change: RowChange<R>,
): RowHistory<R> {
  const last = done.at(-1)
  const continues = last && change.key !== null && last.key === change.key
  const joined = continues ? { ...change, before: last.before, row: last.row } : change
  return {
    done: [...(continues ? done.slice(0, -1) : done), joined].slice(-MOST_CHANGES),
    undone: [],
  }
}

/** A list and its history after a step back or forth, and the row that the step concerns. */
export type HistoryStep<R extends Row> = {
  history: RowHistory<R>
  value: RowGroups<R>
  row: string | null
}

/** The last change taken back in what stands now; null if there is none. */
export function undo<R extends Row>(
  { done, undone }: RowHistory<R>,
  now: RowGroups<R>,
): HistoryStep<R> | null {
  const change = done.at(-1)
  if (!change) return null
  const value = takeBack(change, now)
  const back = { ...change, key: null }
  return { value, row: change.row, history: { done: done.slice(0, -1), undone: [...undone, back] } }
}

/** The change that was taken back last made again; null if there is none. */
export function redo<R extends Row>(
  { done, undone }: RowHistory<R>,
  now: RowGroups<R>,
): HistoryStep<R> | null {
  const change = undone.at(-1)
  if (!change) return null
  const value = takeBack({ before: change.after, after: change.before }, now)
  return {
    value,
    row: change.row,
    history: { done: [...done, change], undone: undone.slice(0, -1) },
  }
}
