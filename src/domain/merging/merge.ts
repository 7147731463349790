/** A JSON value. */
export type Json = string | number | boolean | null | undefined | readonly Json[] | JsonObject
type JsonObject = { readonly [name: string]: Json }

/** A place that both sides changed differently. */
export type MergeConflict = {
  /** Names and row ids of its path, outermost first; empty for the whole. */
  path: readonly string[]
  base: Json
  mine: Json
  theirs: Json
}

/** The result of a merge; conflicts contain `mine`. */
export type MergeResult = { value: Json; conflicts: MergeConflict[] }

/**
 * Three-way merge of JSON values. Objects are merged by name, lists of objects with an `id` by these ids
 * (order included), lists of strings by value, other lists of objects, such as the blocks of a text, by
 * their unchanged parts; anything else is one value. An object with `spans` is one value too, apart from
 * its link: its other fields follow from its text. A change by one side wins over the other's unchanged
 * value. Deletions on one side never override changes on the other, and all additions stay: no text is
 * lost.
 * @see docs/product/recipes.md#drafts-of-published-recipes
 */
export function merge(
  base: Json,
  mine: Json,
  theirs: Json,
  path: readonly string[] = [],
): MergeResult {
  if (isSame(mine, theirs)) return only(mine)
  if (isSame(base, mine)) return only(theirs)
  if (isSame(base, theirs)) return only(mine)
  const inside = mergeInside(base, mine, theirs, path)
  return inside ?? { value: mine, conflicts: [{ path, base, mine, theirs }] }
}

/** Merges a value that both sides changed by its parts; null for single values. */
function mergeInside(
  base: Json,
  mine: Json,
  theirs: Json,
  path: readonly string[],
): MergeResult | null {
  if (isObject(mine) && isObject(theirs)) {
    const isText = 'spans' in mine || 'spans' in theirs
    const mergeBoth = isText ? mergeAnnotated : mergeObjects
    return mergeBoth(isObject(base) ? base : {}, mine, theirs, path)
  }
  return isList(mine) && isList(theirs)
    ? mergeLists(isList(base) ? base : [], mine, theirs, path)
    : null
}

function mergeLists(
  base: Rows,
  mine: Rows,
  theirs: Rows,
  path: readonly string[],
): MergeResult | null {
  if ([...base, ...mine, ...theirs].every(hasId)) return mergeRows(base, mine, theirs, path)
  const blocks = mergeBlocks(base, mine, theirs)
  return blocks && only(blocks)
}

const only = (value: Json): MergeResult => ({ value, conflicts: [] })
const isList = (value: Json): value is readonly Json[] => Array.isArray(value)
const isObject = (value: Json): value is JsonObject =>
  typeof value === 'object' && value !== null && !isList(value)
/** The key of a row: its `id`, or the value itself in lists of words and ids. */
const idOf = (row: Json): string | undefined => {
  const id = isObject(row) ? row['id'] : row
  return typeof id === 'string' ? id : undefined
}
const hasId = (row: Json): boolean => idOf(row) !== undefined

/** Whether two values are equal; a field that is missing equals one without a value. */
export function isSame(one: Json, other: Json): boolean {
  if (one === other || (one ?? null) === (other ?? null)) return true
  if (isList(one) && isList(other)) {
    return one.length === other.length && one.every((each, at) => isSame(each, other[at]))
  }
  if (!isObject(one) || !isObject(other)) return false
  return [...new Set([...Object.keys(one), ...Object.keys(other)])].every((name) =>
    isSame(one[name], other[name]),
  )
}

function mergeObjects(
  base: JsonObject,
  mine: JsonObject,
  theirs: JsonObject,
  path: readonly string[],
): MergeResult {
  const names = [...new Set([...Object.keys(mine), ...Object.keys(theirs)])]
  const merged = names.map((name): [string, MergeResult] => [
    name,
    merge(base[name], mine[name], theirs[name], [...path, name]),
  ])
  return {
    value: Object.fromEntries(merged.map(([name, { value }]) => [name, value])),
    conflicts: merged.flatMap(([, { conflicts }]) => conflicts),
  }
}

/** Fields of an annotated text that do not follow from it. */
const APART = ['link']

const apart = (object: JsonObject): JsonObject =>
  Object.fromEntries(Object.entries(object).filter(([name]) => APART.includes(name)))
const annotation = (object: JsonObject): JsonObject =>
  Object.fromEntries(Object.entries(object).filter(([name]) => !APART.includes(name)))

/**
 * Merges two states of a text with spans: never the text of one with the spans of the other.
 * @see docs/product/ingredient-lines.md#two-people-at-one-line
 */
function mergeAnnotated(
  base: JsonObject,
  mine: JsonObject,
  theirs: JsonObject,
  path: readonly string[],
): MergeResult {
  const others = mergeObjects(apart(base), apart(mine), apart(theirs), path)
  const merged = isObject(others.value) ? others.value : {}
  const [before, own, other] = [base, mine, theirs].map(annotation)
  if (isSame(own, other) || isSame(before, other))
    return { ...others, value: { ...own, ...merged } }
  if (isSame(before, own)) return { ...others, value: { ...other, ...merged } }
  // The chosen line determines the link too, unless that was merged.
  const chosen = others.conflicts.length > 0 ? {} : merged
  const conflict = { path, base, mine: { ...mine, ...chosen }, theirs: { ...theirs, ...chosen } }
  return { value: conflict.mine, conflicts: [conflict] }
}

type Rows = readonly Json[]

function mergeRows(base: Rows, mine: Rows, theirs: Rows, path: readonly string[]): MergeResult {
  const [before, ours, others] = [base, mine, theirs].map(byId)
  const order = mergedOrder(base, mine, theirs)
  const merged = order.flatMap((id): MergeResult[] => {
    const [old, own, other] = [before?.get(id), ours?.get(id), others?.get(id)]
    if (own !== undefined && other !== undefined) return [merge(old, own, other, [...path, id])]
    const left = own ?? other
    // Deleted on one side: stays only when the other side has changed it, or added it.
    return left === undefined || isSame(old, left) ? [] : [only(left)]
  })
  return {
    value: merged.map(({ value }) => value),
    conflicts: merged.flatMap(({ conflicts }) => conflicts),
  }
}

const byId = (rows: Rows): Map<string, Json> => new Map(rows.map((row) => [idOf(row) ?? '', row]))
const idsOf = (rows: Rows): string[] => rows.map((row) => idOf(row) ?? '')

/**
 * The order of the rows of both sides: that of the side which moved rows (mine when both did), with
 * rows that only the other side has after the row they follow there.
 */
function mergedOrder(base: Rows, mine: Rows, theirs: Rows): string[] {
  const [before, ours, others] = [idsOf(base), idsOf(mine), idsOf(theirs)]
  const [leading, following] = hasMoved(before, ours) ? [ours, others] : [others, ours]
  const order = [...leading]
  following.forEach((id, at) => {
    if (order.includes(id)) return
    const previous = following.slice(0, at).findLast((each) => order.includes(each))
    order.splice(previous === undefined ? 0 : order.indexOf(previous) + 1, 0, id)
  })
  return order
}

/** Whether the rows that both sides have are in a different order. */
function hasMoved(before: readonly string[], after: readonly string[]): boolean {
  const kept = before.filter((id) => after.includes(id))
  const now = after.filter((id) => before.includes(id))
  return kept.some((id, at) => now[at] !== id)
}

/**
 * The blocks of a text that both sides changed, when they changed different stretches of it; null when
 * the stretches touch. Between the common beginning and end each side has one changed stretch.
 */
function mergeBlocks(base: Rows, mine: Rows, theirs: Rows): Rows | null {
  const own = changedStretch(base, mine)
  const other = changedStretch(base, theirs)
  const [first, second] = own.start <= other.start ? [own, other] : [other, own]
  if (first.end > second.start || (first.end === second.start && first.start === second.start))
    return null
  return [
    ...base.slice(0, first.start),
    ...first.blocks,
    ...base.slice(first.end, second.start),
    ...second.blocks,
    ...base.slice(second.end),
  ]
}

/** The blocks of `base` from `start` to `end` that became `blocks`. */
type Stretch = { start: number; end: number; blocks: Rows }

function changedStretch(base: Rows, after: Rows): Stretch {
  const shorter = Math.min(base.length, after.length)
  let start = 0
  while (start < shorter && isSame(base[start], after[start])) start += 1
  let same = 0
  while (same < shorter - start && isSame(base.at(-1 - same), after.at(-1 - same))) same += 1
  return {
    start,
    end: base.length - same,
    blocks: after.slice(start, after.length - same),
  }
}
