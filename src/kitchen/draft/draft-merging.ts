import { isSame, merge } from '@/src/domain/merging/merge'
import type { Json, MergeConflict } from '@/src/domain/merging/merge'
import type { DraftAnswer } from './draft-kind'

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
 * Merges the local edits with the stored state: first the draft of other users, then the changes of the
 * published object since that draft was created, up to version `updatedAt`. `synced` is the draft as it was
 * last read here.
 */
export function mergeStored<Document>(
  synced: Document,
  mine: Document,
  { draft, base, published }: Omit<DraftAnswer<Document, unknown>, 'references'>,
  updatedAt: string,
): MergedDocument<Document> {
  const ofDraft = mergeDocuments(synced, mine, draft.document)
  if (draft.basedOn === updatedAt) return ofDraft
  const ofStored = mergeDocuments(base, ofDraft.document, published)
  // A stored value that equals the draft's came from the draft, such as the title of an unpublished recipe.
  const ofOthers = ofStored.conflicts.filter(
    ({ path, theirs }) => !isSame(theirs, valueAt(asJson(draft.document), path)),
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
export function replaceValueAt(
  within: Json,
  [name, ...rest]: readonly string[],
  value: Json,
): Json {
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

/** Entries of both lists, each once. */
export const union = <Entry extends { id: string }>(
  now: readonly Entry[],
  older: readonly Entry[],
): Entry[] => [...now, ...older.filter(({ id }) => !now.some((each) => each.id === id))]
