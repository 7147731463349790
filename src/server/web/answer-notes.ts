import { AsyncLocalStorage } from 'node:async_hooks'

/** The content a response depends on: one site, all sites, or an immutable file. */
export type AnswerContent = { kind: 'site'; id: string } | { kind: 'all' } | { kind: 'file' }

/**
 * Counts that a response adds to a site: a view of a page, a search, or both.
 * @see docs/product/counting.md#what-is-counted
 */
export type CountedAnswer = {
  siteId: string
  /** Null for responses that are no pages. */
  page: { recipeId: string | null } | null
  search: { text: string; isEmpty: boolean } | null
}

/** Parts of a site that a response or a read depends on. */
export type ReadRecord = {
  /** Parts of the site (`content-reads.ts`); null while nothing said what it reads. */
  parts: Set<string> | null
  /** Whether everything of the site may have been read. */
  isEverything: boolean
  /** Seconds for which the result may be cached; Infinity without a bound. */
  maxSeconds: number
}

/** Creates an empty record. */
export const createReadRecord = (): ReadRecord => ({
  parts: null,
  isEverything: false,
  maxSeconds: Infinity,
})

/** Notes from a handler to the HTTP server about the response. */
export type AnswerNotes = {
  /** Counts that the response adds; null for none. */
  countsAs: CountedAnswer | null
  /** Set when the response is the same for every client. */
  forEveryone: AnswerContent | null
  /** The parts of its site that it shows (`content-reads.ts`). */
  readonly reads: ReadRecord
  /** The nonce of the page's scripts; null for other responses. */
  nonce: string | null
  /** External sources that the page loads from. */
  readonly needs: Set<ExternalSource>
  /** Other origins that the page loads pictures from. */
  readonly pictureOrigins: Set<string>
  /** Other origins whose pages it shows in frames. */
  readonly frameOrigins: Set<string>
  /** Whether something failed, even if a response was built. */
  hasFailed: boolean
  /** Whether it failed because the database was unreachable. */
  isDatabaseAway: boolean
  /** Whether it is a not-found page, with status 404. */
  isMissing: boolean
  /** Whether its site is suspended, with status 503. */
  isSuspended: boolean
  /** Whether it is for an anonymous client, and nothing of it had to be read from the primary yet. */
  mayReadReplica: boolean
}

/** Creates empty notes of a response. */
export const createNotes = (nonce: string | null): AnswerNotes => ({
  countsAs: null,
  forEveryone: null,
  reads: createReadRecord(),
  nonce,
  needs: new Set(),
  pictureOrigins: new Set(),
  frameOrigins: new Set(),
  hasFailed: false,
  isDatabaseAway: false,
  isMissing: false,
  isSuspended: false,
  mayReadReplica: false,
})

/** External sources: Google Analytics, videos in stored posts, the kitchen's preview frame. */
export type ExternalSource = 'analytics' | 'post-videos' | 'kitchen-frame'

declare global {
  /** One for the server and all bundles of Next: each has its own copy of this module. */
  var answerNotes: AsyncLocalStorage<AnswerNotes> | undefined
}

function storage(): AsyncLocalStorage<AnswerNotes> {
  globalThis.answerNotes ??= new AsyncLocalStorage()
  return globalThis.answerNotes
}

/** Returns the notes of the current response; undefined outside of the server. */
export const currentNotes = (): AnswerNotes | undefined => storage().getStore()

/** Runs a handler with notes, which are read when the response headers are complete. */
export const withNotes = <Result>(notes: AnswerNotes, make: () => Result): Result =>
  storage().run(notes, make)

/**
 * Marks the current response as the same for all clients that send the same request, and names the data it
 * depends on: only such a response is cached for others. For handlers that do not read the caller; does
 * nothing outside of the server.
 */
export function answerIsForEveryone(madeOf: AnswerContent): void {
  const notes = storage().getStore()
  if (notes) notes.forEveryone = madeOf
}

/**
 * Counts the current response for a site when it is sent, also from memory. Adds to what was noted before.
 * @see docs/product/counting.md#what-is-counted
 */
export function answerCountsAs(
  siteId: string,
  counted: Partial<Pick<CountedAnswer, 'page' | 'search'>>,
): void {
  const notes = storage().getStore()
  if (!notes) return
  const { page = null, search = null } = notes.countsAs ?? {}
  notes.countsAs = { siteId, page, search, ...counted }
}

/** Notes that the response failed, so that it is not cached. */
export function answerFailed(isDatabaseAway: boolean): void {
  const notes = storage().getStore()
  if (!notes) return
  notes.hasFailed = true
  notes.isDatabaseAway ||= isDatabaseAway
}

/** Marks the current page as missing, with status 404. */
export function answerIsMissing(): void {
  const notes = storage().getStore()
  if (notes) notes.isMissing = true
}

/**
 * Marks the current response as one of a suspended site, with status 503.
 * @see docs/product/overview.md#suspending-a-site
 */
export function answerIsSuspended(): void {
  const notes = storage().getStore()
  if (notes) notes.isSuspended = true
}

/** Whether the current response is one of a suspended site. */
export const isAnswerSuspended = (): boolean => storage().getStore()?.isSuspended === true

/** Returns the nonce for scripts of the current page (docs/decisions/010). */
export const scriptNonce = (): string | undefined => storage().getStore()?.nonce ?? undefined

/** Allows the current page to load from an external source. */
export function allowExternal(need: ExternalSource): void {
  storage().getStore()?.needs.add(need)
}

/**
 * Allows the current page to load pictures from other origins.
 * @param origins scheme, host and port, as a security policy names them
 */
export function allowPictureOrigins(origins: readonly string[]): void {
  const notes = storage().getStore()
  for (const origin of origins) notes?.pictureOrigins.add(origin)
}

/**
 * Allows the current page to show pages of other origins in frames.
 * @param origins scheme, host and port, as a security policy names them
 */
export function allowFrameOrigins(origins: readonly string[]): void {
  const notes = storage().getStore()
  for (const origin of origins) notes?.frameOrigins.add(origin)
}
