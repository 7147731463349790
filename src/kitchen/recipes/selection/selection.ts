/**
 * The selected recipes of a list: some by their ids, or all that the filter finds but a few.
 * @see docs/product/kitchen.md#selection
 */
export type Selection =
  { kind: 'some'; ids: ReadonlySet<string> } | { kind: 'all'; except: ReadonlySet<string> }

/** The empty selection. */
export const NONE_SELECTED: Selection = { kind: 'some', ids: new Set() }

/** The selection of all recipes that match the filter. */
export const ALL_SELECTED: Selection = { kind: 'all', except: new Set() }

/** Whether a recipe is selected. */
export const isSelected = (selection: Selection, id: string): boolean =>
  selection.kind === 'some' ? selection.ids.has(id) : !selection.except.has(id)

/** The number of selected recipes, among all that the filter finds. */
export const countSelected = (selection: Selection, total: number): number =>
  selection.kind === 'some' ? selection.ids.size : Math.max(0, total - selection.except.size)

/** The selection with some recipes selected, or not. */
export function select(selection: Selection, ids: readonly string[], isWanted: boolean): Selection {
  if (selection.kind === 'some') return { kind: 'some', ids: changed(selection.ids, ids, isWanted) }
  return { kind: 'all', except: changed(selection.except, ids, !isWanted) }
}

function changed(
  known: ReadonlySet<string>,
  ids: readonly string[],
  isMember: boolean,
): ReadonlySet<string> {
  const next = new Set(known)
  for (const id of ids) {
    if (isMember) next.add(id)
    else next.delete(id)
  }
  return next
}
