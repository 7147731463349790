import type { RecipeDraft } from '@/src/contract/recipe/draft'
import { isSame, merge } from '@/src/domain/merging/merge'
import type { Json, MergeConflict } from '@/src/domain/merging/merge'
import { stateOf } from './draft-state'
import type { DraftDocument, DraftState } from './draft-state'

/** Documents are JSON in their own type. */
const asJson = (document: DraftDocument): Json => document as Json
const asDocument = (value: Json): DraftDocument => value as DraftDocument

/** Whether two documents say the same. */
export const isSameDocument = (one: DraftDocument, other: DraftDocument): boolean =>
  isSame(asJson(one), asJson(other))

/** A merged document, with the places where a choice is left. */
export type MergedDocument = { document: DraftDocument; conflicts: MergeConflict[] }

/** Merges two copies of a document by the copy that both come from. */
export function mergeDocuments(
  base: DraftDocument,
  mine: DraftDocument,
  theirs: DraftDocument,
): MergedDocument {
  const { value, conflicts } = merge(asJson(base), asJson(mine), asJson(theirs))
  return { document: asDocument(value), conflicts }
}

/**
 * What is edited here, with what is stored now: the draft of others, then what the stored recipe
 * became since that draft began. `synced` is the draft as it was read here.
 */
export function mergeStored(
  synced: DraftDocument,
  mine: DraftDocument,
  { draft, base, published, recipe }: RecipeDraft,
): MergedDocument {
  const ofDraft = mergeDocuments(synced, mine, draft.document)
  if (draft.basedOn === recipe.updatedAt) return ofDraft
  const ofRecipe = mergeDocuments(base, ofDraft.document, published)
  return {
    document: ofRecipe.document,
    conflicts: [...ofDraft.conflicts, ...ofRecipe.conflicts],
  }
}

/** The state of an editor after it took in what is stored now. */
export function stateMergedWith(
  state: DraftState,
  synced: DraftDocument,
  current: RecipeDraft,
): DraftState {
  const { document, conflicts } = mergeStored(synced, state.document, current)
  const next = stateOf(current)
  return {
    ...next,
    document,
    wasRestored: state.wasRestored,
    references: withOlder(next.references, state.references),
    conflicts: [...state.conflicts, ...conflicts],
  }
}

/** A document with another value at a place that a conflict names. */
export function replaceAt(
  document: DraftDocument,
  path: readonly string[],
  value: Json,
): DraftDocument {
  return asDocument(replacedAt(asJson(document), path, value))
}

/** JSON with another value at a place: names and row ids that lead there, outermost first. */
export function replacedAt(within: Json, [name, ...rest]: readonly string[], value: Json): Json {
  if (name === undefined) return value
  if (typeof within !== 'object' || within === null) return within
  if (isList(within)) {
    return within.map((row) => (idOf(row) === name ? replacedAt(row, rest, value) : row))
  }
  return { ...within, [name]: replacedAt(within[name], rest, value) }
}

// `Array.isArray` does not tell read-only lists from objects.
const isList = (value: Json): value is readonly Json[] => Array.isArray(value)

const idOf = (row: Json): Json =>
  typeof row === 'object' && row !== null && 'id' in row ? row.id : undefined

/** Pictures and videos of both: undo may bring back what is no longer named. */
export function withOlder(
  now: DraftState['references'],
  older: DraftState['references'],
): DraftState['references'] {
  return {
    images: union(now.images, older.images),
    videos: union(now.videos, older.videos),
    people: now.people,
  }
}

const union = <Entry extends { id: string }>(
  now: readonly Entry[],
  older: readonly Entry[],
): Entry[] => [...now, ...older.filter(({ id }) => !now.some((each) => each.id === id))]
