import type { Row, RowGroup, RowGroups } from './row-groups'

/** A heading or a row of a flat list. */
export type Entry<R extends Row> = { heading: RowGroup<R> } | { row: R }

type NumberedEntry<R extends Row> = { heading: RowGroup<R> } | { row: R; number: number }

/** The groups as one sequence; a first group without a title has no heading to be seen. */
export const toSequence = <R extends Row>(groups: RowGroups<R>): Entry<R>[] =>
  toNumberedSequence(groups)

/** The flat list with the number of each row: every group counts from 1, as on the site. */
export const toNumberedSequence = <R extends Row>(groups: RowGroups<R>): NumberedEntry<R>[] =>
  groups.flatMap((group, at): NumberedEntry<R>[] => [
    ...(at === 0 && group.title === null ? [] : [{ heading: group }]),
    ...group.rows.map((row, index) => ({ row, number: index + 1 })),
  ])

/** Converts a flat list to groups; rows before the first heading are a separate group, `first`. */
export function fromSequence<R extends Row>(
  entries: readonly Entry<R>[],
  first: RowGroup<R>,
): RowGroups<R> {
  const groups: (RowGroup<R> & { rows: R[] })[] = []
  for (const entry of entries) {
    if ('heading' in entry) groups.push({ ...entry.heading, rows: [] })
    else if (groups.length === 0) groups.push({ ...first, title: null, rows: [entry.row] })
    else groups.at(-1)?.rows.push(entry.row)
  }
  return groups
}

/** The id of an entry. */
export const entryId = <R extends Row>(entry: Entry<R>): string =>
  'heading' in entry ? entry.heading.id : entry.row.id

/** Moves a row to the place of another entry, shifting those in between. */
export function dropRow<R extends Row>(
  groups: RowGroups<R>,
  id: string,
  overId: string,
): RowGroups<R> {
  const entries = toSequence(groups)
  const from = entries.findIndex((entry) => entryId(entry) === id)
  const to = entries.findIndex((entry) => entryId(entry) === overId)
  const [first] = groups
  const moved = entries[from]
  if (!first || !moved || to < 0 || from === to) return groups
  const next = entries.toSpliced(from, 1).toSpliced(to, 0, moved)
  // Nothing can be above the first heading: the row becomes the first of its group instead.
  const isAbove = to === 0 && 'heading' in (entries[0] ?? moved)
  const settled = isAbove ? entries.toSpliced(from, 1).toSpliced(1, 0, moved) : next
  return fromSequence(settled, first)
}

/** Moves a group with its rows before the previous one or after the next. */
export function moveGroup<R extends Row>(
  groups: RowGroups<R>,
  id: string,
  step: -1 | 1,
): RowGroups<R> {
  const at = groups.findIndex((group) => group.id === id)
  const group = groups[at]
  if (!group || !groups[at + step]) return groups
  return groups.toSpliced(at, 1).toSpliced(at + step, 0, group)
}
