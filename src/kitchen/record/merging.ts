import { isSame, merge } from '@/src/domain/merging/merge'
import type { Json, MergeConflict } from '@/src/domain/merging/merge'
import type { KnownEntities, PublishedChanges } from './record-kind'

/** Documents are JSON in their own type. */
const asJson = (document: unknown): Json => document as Json

/** Whether two documents are equal. */
export const isSameDocument = <Document>(one: Document, other: Document): boolean =>
  isSame(asJson(one), asJson(other))

/** A merged document, with the places where a choice is left. */
export type MergedDocument<Document> = { document: Document; conflicts: MergeConflict[] }

/** Three-way merge of two copies of a document with their common base. */
export function mergeDocuments<Document>(
  base: Document,
  mine: Document,
  theirs: Document,
): MergedDocument<Document> {
  const { value, conflicts } = merge(asJson(base), asJson(mine), asJson(theirs))
  return { document: value as Document, conflicts }
}

/**
 * Merges the local edits with the stored document of other users, and then with the changes of the published
 * object that it lacks. `synced` is the document as it was last read here.
 */
export function mergeStored<Document>(
  synced: Document,
  mine: Document,
  theirs: Document,
  changes: PublishedChanges<Document> | null,
): MergedDocument<Document> {
  const ofDraft = mergeDocuments(synced, mine, theirs)
  if (changes === null) return ofDraft
  const ofStored = mergeDocuments(changes.base, ofDraft.document, changes.published)
  // A stored value that equals the draft's came from the draft, such as the title of an unpublished recipe.
  const ofOthers = ofStored.conflicts.filter(
    ({ path, theirs: value }) => !isSame(value, valueAt(asJson(theirs), path)),
  )
  return { document: ofStored.document, conflicts: [...ofDraft.conflicts, ...ofOthers] }
}

/** The value at a place that a conflict names; null where there is none. */
function valueAt(within: Json, [name, ...rest]: readonly string[]): Json {
  if (name === undefined) return within
  if (typeof within !== 'object' || within === null) return null
  const next = isList(within) ? within.find((row) => idOf(row) === name) : within[name]
  return next === undefined ? null : valueAt(next, rest)
}

/** Replaces a value in a document at the path of a conflict. */
export function replaceAt<Document>(
  document: Document,
  path: readonly string[],
  value: Json,
): Document {
  return replaceValueAt(asJson(document), path, value) as Document
}

/** Replaces a value in JSON at a path of names and row ids, outermost first. */
function replaceValueAt(within: Json, [name, ...rest]: readonly string[], value: Json): Json {
  if (name === undefined) return value
  if (typeof within !== 'object' || within === null) return within
  if (isList(within)) {
    return within.map((row) => (idOf(row) === name ? replaceValueAt(row, rest, value) : row))
  }
  return { ...within, [name]: replaceValueAt(within[name], rest, value) }
}

// `Array.isArray` does not narrow read-only lists.
const isList = (value: Json): value is readonly Json[] => Array.isArray(value)

const idOf = (row: Json): Json =>
  typeof row === 'object' && row !== null && 'id' in row ? row.id : undefined

/** The fields of a document that differ from those of another one. */
export function changedFields<Document extends object>(
  from: Document,
  to: Document,
): Partial<Document> {
  const before = new Map(Object.entries(from))
  const changed = Object.entries(to).filter(
    ([name, value]) => !isSame(asJson(value), asJson(before.get(name))),
  )
  // Fields of the document itself, under their own names.
  return Object.fromEntries(changed) as Partial<Document>
}

/** Adds the earlier entries that were dropped, which undo may restore, to the current known entities. */
export function addOlder<Known extends KnownEntities>(
  now: Partial<Known>,
  older: Partial<Known>,
): Known {
  const names = Object.keys({ ...older, ...now })
  const lists = names.map((name) => [name, union(listOf(now, name), listOf(older, name))])
  // The lists of both, under their own names.
  return Object.fromEntries(lists) as Known
}

type Known = KnownEntities[string][number]

/** A list of known entities; empty if there is none, and for a backup of another shape. */
const listOf = (known: Partial<KnownEntities>, name: string): readonly Known[] => {
  const list: unknown = known[name]
  return isKnownList(list) ? list : []
}

const isKnownList = (list: unknown): list is readonly Known[] => Array.isArray(list)

/** Entries of both lists, each once. */
function union<Entry extends { id: string }>(
  now: readonly Entry[],
  older: readonly Entry[],
): Entry[] {
  const ids = new Set(now.map(({ id }) => id))
  return [...now, ...older.filter(({ id }) => !ids.has(id))]
}
