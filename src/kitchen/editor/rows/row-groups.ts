/** A row of a list that is edited. */
export type Row = { id: string }

/** A group of rows under an optional heading: the shape that ingredient lines and steps share. */
export type RowGroup<R extends Row> = {
  id: string
  title: string | null
  note: string | null
  rows: readonly R[]
}

/** All groups of a list, in order. */
export type RowGroups<R extends Row> = readonly RowGroup<R>[]

/** The position of a row. */
export type RowPlace = { group: number; row: number }

/** All rows, in order, without their groups. */
export const allRows = <R extends Row>(groups: RowGroups<R>): R[] =>
  groups.flatMap(({ rows }) => rows)

/** The position of the row with an id; undefined if there is none. */
export function findRowPosition<R extends Row>(
  groups: RowGroups<R>,
  id: string,
): RowPlace | undefined {
  for (const [group, { rows }] of groups.entries()) {
    const row = rows.findIndex((each) => each.id === id)
    if (row >= 0) return { group, row }
  }
  return undefined
}

/** The row with an id. */
export const findRow = <R extends Row>(groups: RowGroups<R>, id: string): R | undefined =>
  allRows(groups).find((row) => row.id === id)

/** The id of the previous (-1) or next (1) row, across groups. */
export function findNeighbour<R extends Row>(
  groups: RowGroups<R>,
  id: string,
  step: -1 | 1,
): string | undefined {
  const ids = allRows(groups).map((row) => row.id)
  const at = ids.indexOf(id)
  return at < 0 ? undefined : ids[at + step]
}

/** The groups with one row changed; every other row stays the very object it was. */
export function updateRow<R extends Row>(
  groups: RowGroups<R>,
  id: string,
  change: (row: R) => R,
): RowGroups<R> {
  const place = findRowPosition(groups, id)
  if (!place) return groups
  return withRows(groups, place.group, (rows) =>
    rows.map((row) => (row.id === id ? change(row) : row)),
  )
}

/** Replaces a row by others: none removes it, several split it. */
export function replaceRow<R extends Row>(
  groups: RowGroups<R>,
  id: string,
  by: readonly R[],
): RowGroups<R> {
  const place = findRowPosition(groups, id)
  if (!place) return groups
  return withRows(groups, place.group, (rows) => rows.toSpliced(place.row, 1, ...by))
}

/** Inserts rows after a row. */
export function insertAfter<R extends Row>(
  groups: RowGroups<R>,
  id: string,
  added: readonly R[],
): RowGroups<R> {
  const row = findRow(groups, id)
  return row ? replaceRow(groups, id, [row, ...added]) : groups
}

/** Inserts rows at a place of a group. */
export function insertAt<R extends Row>(
  groups: RowGroups<R>,
  { group, row }: RowPlace,
  added: readonly R[],
): RowGroups<R> {
  return withRows(groups, group, (rows) => rows.toSpliced(row, 0, ...added))
}

/** The groups without a row. */
export const removeRow = <R extends Row>(groups: RowGroups<R>, id: string): RowGroups<R> =>
  replaceRow(groups, id, [])

/** A row moved by one place: at the end of its group into the neighbouring group. */
export function moveRow<R extends Row>(
  groups: RowGroups<R>,
  id: string,
  step: -1 | 1,
): RowGroups<R> {
  const place = findRowPosition(groups, id)
  if (!place) return groups
  const { length } = groups[place.group]?.rows ?? []
  const target = place.row + step
  if (target >= 0 && target < length) return placeRow(groups, id, { ...place, row: target })
  const group = place.group + step
  const other = groups[group]
  if (!other) return groups
  return placeRow(groups, id, { group, row: step < 0 ? other.rows.length : 0 })
}

/** A row moved to a place, counted without the row itself. */
export function placeRow<R extends Row>(
  groups: RowGroups<R>,
  id: string,
  to: RowPlace,
): RowGroups<R> {
  const row = findRow(groups, id)
  if (!row || !groups[to.group]) return groups
  return insertAt(removeRow(groups, id), to, [row])
}

/** The groups with one group changed. */
export function updateGroup<R extends Row>(
  groups: RowGroups<R>,
  id: string,
  change: (group: RowGroup<R>) => RowGroup<R>,
): RowGroups<R> {
  return groups.map((group) => (group.id === id ? change(group) : group))
}

/**
 * Converts a row to a heading of the rows after it in its group. The first row of a group without a heading
 * becomes the heading of that group.
 */
export function rowToHeading<R extends Row>(
  groups: RowGroups<R>,
  id: string,
  heading: { id: string; title: string },
): RowGroups<R> {
  const place = findRowPosition(groups, id)
  const group = place && groups[place.group]
  if (!group) return groups
  const before = group.rows.slice(0, place.row)
  const after = group.rows.slice(place.row + 1)
  if (before.length === 0 && group.title === null) {
    return groups.with(place.group, { ...group, title: heading.title, rows: after })
  }
  return groups.toSpliced(
    place.group,
    1,
    { ...group, rows: before },
    { id: heading.id, title: heading.title, note: null, rows: after },
  )
}

/** A group without its heading: its rows join the group before; the first only loses its title. */
export function joinGroup<R extends Row>(groups: RowGroups<R>, id: string): RowGroups<R> {
  const at = groups.findIndex((group) => group.id === id)
  const group = groups[at]
  if (!group) return groups
  const before = groups[at - 1]
  if (!before) return groups.with(at, { ...group, title: null })
  const note = [before.note, group.note].filter(Boolean).join('\n') || null
  const joined = { ...before, note, rows: [...before.rows, ...group.rows] }
  return groups.toSpliced(at - 1, 2, joined)
}

function withRows<R extends Row>(
  groups: RowGroups<R>,
  at: number,
  change: (rows: readonly R[]) => readonly R[],
): RowGroups<R> {
  const group = groups[at]
  return group ? groups.with(at, { ...group, rows: change(group.rows) }) : groups
}
