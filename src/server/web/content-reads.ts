import { AsyncLocalStorage } from 'node:async_hooks'
import { createReadRecord, currentNotes } from './answer-notes'
import type { ReadRecord } from './answer-notes'

/** Kinds of content that belong to one recipe. */
type RecipeKind = 'recipe' | 'card' | 'rating' | 'comments'

/**
 * A part of a site's content whose changes clear only the responses that show it
 * (`collections/sql/content-changes.sql`):
 *
 * - `lists`: which recipes are published, and their order by time of publication
 * - `titles`: the titles and slugs of recipes, for orders by title and addresses that lead nowhere
 * - `recipe:ID`: everything the page of a recipe shows of it, without comments and ratings
 * - `card:ID`: what lists show of a recipe, without its rating
 * - `rating:ID`: the average rating of a recipe
 * - `comments:ID`: comments, upvotes and cooked marks of a recipe
 *
 * A kind without an id means all recipes of the site. Every other change clears all responses of the site.
 * @see docs/architecture.md#what-a-change-clears
 */
export type ContentPart = 'lists' | 'titles' | RecipeKind | `${RecipeKind}:${string}`

/** The parts that a statement reads, which may depend on its values. */
export type StatementReads =
  readonly ContentPart[] | ((values: readonly unknown[]) => readonly ContentPart[])

/** Number of parts above which a response depends on everything of its site. */
const MAX_PARTS = 400

declare global {
  /** One for all bundles of Next: each has its own copy of this module. */
  var readRecords: AsyncLocalStorage<ReadRecord> | undefined
}

function storage(): AsyncLocalStorage<ReadRecord> {
  globalThis.readRecords ??= new AsyncLocalStorage()
  return globalThis.readRecords
}

const currentRecord = (): ReadRecord | undefined => storage().getStore() ?? currentNotes()?.reads

/**
 * Runs a read and records what it reads, in the place of the current response: the caller notes it
 * (`noteRecord`) for each response that shows the result.
 */
export async function recordReads<Value>(
  read: () => Promise<Value>,
): Promise<{ value: Value; record: ReadRecord }> {
  const record = createReadRecord()
  return { value: await storage().run(record, read), record }
}

/** Notes what a recorded read has read. */
export function noteRecord({ parts, isEverything, maxSeconds }: ReadRecord): void {
  if (isEverything || !parts) noteEverything()
  else addParts(parts)
  limitCacheTime(maxSeconds)
}

/**
 * Notes parts of a site that the current response shows. Responses always depend on what is in no part:
 * settings, terms, themes, pictures, letters, events and collections.
 */
export const noteReads = (parts: Iterable<ContentPart>): void => addParts(parts)

function addParts(parts: Iterable<string>): void {
  const record = currentRecord()
  if (!record) return
  record.parts ??= new Set()
  for (const part of parts) record.parts.add(part)
  record.isEverything ||= record.parts.size > MAX_PARTS
}

/** Notes the cards that the current response shows. */
export const noteCards = (recipes: readonly { id: string }[]): void =>
  noteReads(recipes.flatMap(({ id }) => [`card:${id}`, `rating:${id}`] as const))

/** Runs a read of cards whose ratings are not shown: a rating clears nothing. */
export async function withoutRatings<Value>(read: () => Promise<Value>): Promise<Value> {
  const { value, record } = await recordReads(read)
  const shown = [...(record.parts ?? [])].filter((part) => !part.startsWith('rating'))
  noteRecord({ ...record, parts: record.parts && new Set(shown) })
  return value
}

/** Notes what a statement reads: everything of the site unless it declares less. */
export function noteStatement(reads: StatementReads | undefined, values: readonly unknown[]): void {
  if (reads) noteReads(typeof reads === 'function' ? reads(values) : reads)
  else noteEverything()
}

function noteEverything(): void {
  const record = currentRecord()
  if (record) record.isEverything = true
}

/**
 * Bounds how long the current response is cached, for content that changes without a notification.
 * @param seconds the smallest of several applies
 */
export function limitCacheTime(seconds: number): void {
  const record = currentRecord()
  if (record) record.maxSeconds = Math.min(record.maxSeconds, seconds)
}
