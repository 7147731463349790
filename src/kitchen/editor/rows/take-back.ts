import type { Row, RowGroup, RowGroups } from './row-groups'
import { allRows } from './row-groups'

/**
 * Undoes a change in the current list: rows and groups that the change touched are restored, later edits
 * elsewhere, by any user, stay.
 */
export function revertChange<R extends Row>(
  change: { before: RowGroups<R>; after: RowGroups<R> },
  now: RowGroups<R>,
): RowGroups<R> {
  if (now === change.after) return change.before
  const after = byId(allRows(change.after))
  const current = byId(allRows(now))
  const afterGroups = byId(change.after)
  const nowGroups = byId(now)
  const restored = change.before
    .filter(({ id }) => nowGroups.has(id) || !afterGroups.has(id))
    .map((group) => {
      const head = headOf(group, afterGroups.get(group.id), nowGroups.get(group.id))
      const rows = group.rows.flatMap((row) => rowNow(row, after.get(row.id), current))
      return { ...head, rows }
    })
  return withAdded(restored, now, { after, afterGroups, before: byId(change.before) })
}

const byId = <T extends { id: string }>(list: readonly T[]): Map<string, T> =>
  new Map(list.map((each) => [each.id, each]))

/** A row that the change left alone keeps its current state, or is gone if somebody removed it. */
function rowNow<R extends Row>(row: R, after: R | undefined, current: ReadonlyMap<string, R>): R[] {
  if (after !== row) return [row]
  const now = current.get(row.id)
  return now ? [now] : []
}

function headOf<R extends Row>(
  before: RowGroup<R>,
  after: RowGroup<R> | undefined,
  now: RowGroup<R> | undefined,
): RowGroup<R> {
  if (!after || !now) return before
  return {
    ...now,
    title: before.title === after.title ? now.title : before.title,
    note: before.note === after.note ? now.note : before.note,
  }
}

/** Inserts what others added since, after the row or group that it follows now. */
function withAdded<R extends Row>(
  restored: RowGroups<R>,
  now: RowGroups<R>,
  known: {
    after: ReadonlyMap<string, R>
    afterGroups: ReadonlyMap<string, RowGroup<R>>
    before: ReadonlyMap<string, RowGroup<R>>
  },
): RowGroups<R> {
  const result = restored.map((group) => ({ ...group, rows: [...group.rows] }))
  for (const [at, group] of now.entries()) {
    const isNewGroup = !known.afterGroups.has(group.id) && !known.before.has(group.id)
    if (isNewGroup) result.splice(at, 0, { ...group, rows: [] })
    const home = result.find(({ id }) => id === group.id) ?? result[Math.min(at, result.length - 1)]
    if (!home) continue
    for (const [place, row] of group.rows.entries()) {
      const isPlaced = result.some(({ rows }) => rows.some(({ id }) => id === row.id))
      if (isPlaced || known.after.has(row.id)) continue
      const previous = group.rows[place - 1]?.id
      home.rows.splice(home.rows.findIndex(({ id }) => id === previous) + 1, 0, row)
    }
  }
  return result
}
