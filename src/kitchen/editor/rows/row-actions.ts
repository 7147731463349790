import type { Row, RowGroups, RowPlace } from './row-groups'
import {
  insertAt,
  joinGroup,
  moveRow,
  findNeighbour,
  findRowPosition,
  removeRow,
  replaceRow,
  findRow,
  updateGroup,
} from './row-groups'
import type { UndoOffer } from '../../parts/use-undo-offer'
import { newRowId } from './row-id'
import { dropRow, moveGroup } from './sequence'
import { revertChange } from './take-back'
import type { ChangeNote, RowEditing } from './use-row-history'

/** The position to focus after a change: a row or heading, at an offset of its text. */
export type RowFocus = {
  id: string
  at: 'start' | 'end' | number
  /** Whether a row with parts is shown as editable text. */
  isText: boolean
}

/** The parts of the list that actions on rows need. */
export type RowContext<R extends Row> = {
  editing: RowEditing<R>
  focus: (target: RowFocus) => void
  /** Announces a move to screen readers. */
  say: (text: string) => void
  /** Offers to undo a removal: without a keyboard there is no other way to undo it. */
  offerUndo: UndoOffer
}

/** The noun for a row of a list, and the functions that create an empty one and recognize it. */
export type RowKind<R extends Row> = {
  noun: string
  newRow: () => R
  isEmpty: (row: R) => boolean
}

/** The current list, and the function that changes it. */
export type RowListState<R extends Row> = {
  groups: () => RowGroups<R>
  change: (next: RowGroups<R>, note?: ChangeNote) => void
}

/** The current list of an editing state. */
export const rowListState = <R extends Row>({
  current,
  change,
}: RowEditing<R>): RowListState<R> => ({
  groups: current,
  change,
})

/**
 * Actions on the rows of any list and on their headings, for keys, buttons and dragging.
 * @see docs/product/kitchen.md#keys-in-lists
 */
export const rowActions = <R extends Row>(context: RowContext<R>, kind: RowKind<R>) => ({
  ...headingActions(context),
  ...addActions(context, kind),
  ...moveActions(context, kind),
  /** Removes a row and focuses the end of the previous one. */
  remove(id: string): void {
    const { groups } = rowListState(context.editing)
    const row = findRow(groups(), id)
    const to = findNeighbour(groups(), id, -1) ?? findNeighbour(groups(), id, 1)
    const remove = row && !kind.isEmpty(row) ? removeWithUndo : removeSilently
    remove(context, { next: removeRow(groups(), id), id, noun: kind.noun })
    if (to !== undefined) context.focus({ id: to, at: 'end', isText: false })
  },
  /** Undoes (-1) or redoes (1) the last change. */
  travel(step: -1 | 1): void {
    const row = context.editing.travel(step)?.row
    if (row) context.focus({ id: row, at: 'end', isText: false })
  },
})

type Removal<R extends Row> = { next: RowGroups<R>; id: string; noun: string }

function removeSilently<R extends Row>({ editing }: RowContext<R>, { next, id }: Removal<R>): void {
  editing.change(next, { row: id })
}

/** Removes a row and offers Undo, which leaves later changes alone. */
function removeWithUndo<R extends Row>(
  { editing, focus, offerUndo }: RowContext<R>,
  { next, id, noun }: Removal<R>,
): void {
  const before = editing.current()
  editing.change(next, { row: id })
  offerUndo(`${noun} removed`, () => {
    editing.change(revertChange({ before, after: next }, editing.current()), { row: id })
    focus({ id, at: 'end', isText: false })
  })
}

function addActions<R extends Row>({ editing, focus }: RowContext<R>, { newRow }: RowKind<R>) {
  const { groups, change } = rowListState(editing)
  const addAt = (place: RowPlace): void => {
    const row = newRow()
    const all = groups()
    if (all.length > 0) change(insertAt(all, place, [row]))
    else change([{ id: newRowId(), title: null, note: null, rows: [row] }])
    focus({ id: row.id, at: 'end', isText: true })
  }
  return {
    /** Adds a row at the end of the list. */
    add: (): void => addAt({ group: groups().length - 1, row: groups().at(-1)?.rows.length ?? 0 }),
    /** Adds the first row under a heading. */
    addFirst: (groupId: string): void =>
      addAt({ group: groups().findIndex(({ id }) => id === groupId), row: 0 }),
    double(id: string): void {
      const row = findRow(groups(), id)
      if (!row) return
      const copy = { ...row, id: newRowId() }
      change(replaceRow(groups(), id, [row, copy]), { row: id })
      focus({ id: copy.id, at: 'end', isText: false })
    },
  }
}

function moveActions<R extends Row>({ editing, focus, say }: RowContext<R>, { noun }: RowKind<R>) {
  const { groups, change } = rowListState(editing)
  return {
    move(id: string, step: -1 | 1): void {
      const moved = moveRow(groups(), id, step)
      change(moved, { row: id })
      focus({ id, at: 'start', isText: false })
      say(formatPosition(noun, moved, id))
    },
    drop: (id: string, over: string): void => change(dropRow(groups(), id, over), { row: id }),
    /** Focuses the row above (-1) or below (1); false where there is none. */
    step(id: string, by: -1 | 1, isText = false): boolean {
      const to = findNeighbour(groups(), id, by)
      const at = isText || by < 0 ? 'end' : 'start'
      if (to !== undefined) focus({ id: to, at, isText })
      return to !== undefined
    },
  }
}

function headingActions<R extends Row>(context: RowContext<R>) {
  const { editing, focus } = context
  const { groups, change } = rowListState(editing)
  return {
    addHeading(): void {
      const id = newRowId()
      change([...groups(), { id, title: '', note: null, rows: [] }], { row: id })
      focus({ id, at: 'end', isText: true })
    },
    renameGroup: (id: string, title: string): void =>
      change(
        updateGroup(groups(), id, (group) => ({ ...group, title })),
        { key: `title:${id}`, row: id },
      ),
    /** Removes the heading; its rows join the group above. */
    removeHeading(id: string): void {
      const heading = groups().find((group) => group.id === id)
      const row = heading?.rows[0]
      const remove = heading?.title ? removeWithUndo : removeSilently
      remove(context, { next: joinGroup(groups(), id), id, noun: 'Heading' })
      if (row) focus({ id: row.id, at: 'start', isText: false })
    },
    moveGroup(id: string, step: -1 | 1): void {
      change(moveGroup(groups(), id, step), { row: id })
      focus({ id, at: 'end', isText: true })
    },
  }
}

/** The position of a row, for screen readers: `Line 3 of 8, For the sauce`. */
function formatPosition<R extends Row>(noun: string, groups: RowGroups<R>, id: string): string {
  const place = findRowPosition(groups, id)
  const group = place && groups[place.group]
  if (!group) return ''
  const title = group.title ? `, ${group.title}` : ''
  return `${noun} ${place.row + 1} of ${group.rows.length}${title}`
}
