import { AsyncLocalStorage } from 'node:async_hooks'

/** The content a response depends on: one site, all sites, or an immutable file. */
export type AnswerContent = { kind: 'site'; id: string } | { kind: 'all' } | { kind: 'file' }

/** Notes from a handler to the HTTP server about the response. */
export type AnswerNotes = {
  /** Set when the response is the same for every client. */
  forEveryone: AnswerContent | null
  /** Scripts of the page that may run carry it; null where no page is made. */
  nonce: string | null
  /** External sources that the page loads from. */
  readonly needs: Set<ExternalSource>
  /** Other origins that the page loads pictures from. */
  readonly pictureOrigins: Set<string>
  /** Other origins whose pages it shows in frames. */
  readonly frameOrigins: Set<string>
  /** Whether something went wrong on the way, though an answer may have come of it. */
  hasFailed: boolean
  /** Whether it went wrong for want of the database. */
  isDatabaseAway: boolean
  /** Whether it is a page that says that nothing is there: its status is 404. */
  isMissing: boolean
}

/** Notes of an answer that nothing has been said about. */
export const createNotes = (nonce: string | null): AnswerNotes => ({
  forEveryone: null,
  nonce,
  needs: new Set(),
  pictureOrigins: new Set(),
  frameOrigins: new Set(),
  hasFailed: false,
  isDatabaseAway: false,
  isMissing: false,
})

/** Google's analytics; videos in stored posts; the kitchen, which shows a preview in a frame. */
export type ExternalSource = 'analytics' | 'post-videos' | 'kitchen-frame'

declare global {
  /** One for the server and the bundles that Next makes of the product: each has this module. */
  var answerNotes: AsyncLocalStorage<AnswerNotes> | undefined
}

function storage(): AsyncLocalStorage<AnswerNotes> {
  globalThis.answerNotes ??= new AsyncLocalStorage()
  return globalThis.answerNotes
}

/** Runs a handler with notes, which are read when the response headers are complete. */
export const withNotes = <Result>(notes: AnswerNotes, make: () => Result): Result =>
  storage().run(notes, make)

/**
 * Marks the response under way as the same for everyone who sends the same request, and names the data that
 * it is made of: only such a response is kept for others. For handlers that read nothing of their caller;
 * outside of the server it does nothing.
 */
export function answerIsForEveryone(madeOf: AnswerContent): void {
  const notes = storage().getStore()
  if (notes) notes.forEveryone = madeOf
}

/** Notes that the response failed, so that it is not cached. */
export function answerFailed(isDatabaseAway: boolean): void {
  const notes = storage().getStore()
  if (!notes) return
  notes.hasFailed = true
  notes.isDatabaseAway ||= isDatabaseAway
}

/** Marks the page under way as missing: nothing is at its address. */
export function answerIsMissing(): void {
  const notes = storage().getStore()
  if (notes) notes.isMissing = true
}

/** The nonce for scripts of the current page (docs/decisions/010). */
export const scriptNonce = (): string | undefined => storage().getStore()?.nonce ?? undefined

/** Lets the page under way take something from elsewhere. */
export function allowExternal(need: ExternalSource): void {
  storage().getStore()?.needs.add(need)
}

/**
 * Lets the page under way load pictures from other origins.
 * @param origins scheme, host and port, as a security policy names them
 */
export function allowPictureOrigins(origins: readonly string[]): void {
  const notes = storage().getStore()
  for (const origin of origins) notes?.pictureOrigins.add(origin)
}

/**
 * Lets the page under way show pages of other origins in frames.
 * @param origins scheme, host and port, as a security policy names them
 */
export function allowFrameOrigins(origins: readonly string[]): void {
  const notes = storage().getStore()
  for (const origin of origins) notes?.frameOrigins.add(origin)
}
