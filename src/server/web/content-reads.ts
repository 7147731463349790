import { currentNotes } from './answer-notes'

/** Kinds of content that belong to one recipe. */
type RecipeKind = 'recipe' | 'card' | 'rating' | 'comments'

/**
 * A part of a site's content whose changes clear only the responses that show it
 * (`collections/sql/content-changes.sql`):
 *
 * - `lists`: which recipes are published, and their order by title and time of publication
 * - `recipe:ID`: everything the page of a recipe shows of it, without comments and ratings
 * - `card:ID`: what lists show of a recipe, without its rating
 * - `rating:ID`: the average rating of a recipe
 * - `comments:ID`: comments, upvotes and cooked marks of a recipe
 *
 * A kind without an id stands for all recipes of the site. Every other change clears all responses of the site.
 * @see docs/architecture.md#what-a-change-clears
 */
export type ContentPart = 'lists' | RecipeKind | `${RecipeKind}:${string}`

/** The parts that a statement reads, which may depend on its values. */
export type StatementReads =
  readonly ContentPart[] | ((values: readonly unknown[]) => readonly ContentPart[])

/** Number of parts above which a response depends on everything of its site. */
const MAX_PARTS = 400

/**
 * Notes parts of a site that the current response shows. Responses always depend on what is in no part:
 * settings, terms, themes, pictures, letters, events and collections.
 */
export function noteReads(parts: Iterable<ContentPart>): void {
  const notes = currentNotes()
  if (!notes) return
  notes.reads ??= new Set()
  for (const part of parts) notes.reads.add(part)
  notes.readsAll ||= notes.reads.size > MAX_PARTS
}

/** Notes the cards that the current response shows. */
export const noteCards = (recipes: readonly { id: string }[]): void =>
  noteReads(recipes.flatMap(({ id }) => [`card:${id}`, `rating:${id}`] as const))

/** Notes what a statement reads: everything of the site unless it declares less. */
export function noteStatement(reads: StatementReads | undefined, values: readonly unknown[]): void {
  if (reads) return noteReads(typeof reads === 'function' ? reads(values) : reads)
  const notes = currentNotes()
  if (notes) notes.readsAll = true
}

/**
 * Bounds how long the current response is cached, for content that changes without a notification.
 * @param seconds the smallest of several applies
 */
export function limitCacheTime(seconds: number): void {
  const notes = currentNotes()
  if (notes) notes.maxSeconds = Math.min(notes.maxSeconds, seconds)
}
