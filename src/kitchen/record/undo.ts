const MAX_STEPS = 100

/** Undo and redo steps; documents share their unchanged parts. */
export type Steps<Document> = {
  past: readonly Document[]
  future: readonly Document[]
  /** The subject of the last change; further changes of it within a second join its step. */
  last: { subject: string; at: number } | null
}

/** No steps. */
export const NO_STEPS: Steps<never> = { past: [], future: [], last: null }
const SAME_STEP_MS = 1000

/** The steps after a change of `before`. A subject such as `title` joins changes that follow closely. */
export function stepAfter<Document>(
  { past, last }: Steps<Document>,
  before: Document,
  subject: string | null,
  now: number,
): Steps<Document> {
  const isSame = subject !== null && last?.subject === subject && now - last.at < SAME_STEP_MS
  return {
    past: isSame ? past : [...past, before].slice(-MAX_STEPS),
    future: [],
    last: subject === null ? null : { subject, at: now },
  }
}

/** One step back, with the document there; null at the beginning. */
export function stepBack<Document>(
  { past, future }: Steps<Document>,
  now: Document,
): { document: Document; steps: Steps<Document> } | null {
  const document = past.at(-1)
  if (document === undefined) return null
  return { document, steps: { past: past.slice(0, -1), future: [now, ...future], last: null } }
}

/** One step forth again. */
export function stepForth<Document>(
  { past, future }: Steps<Document>,
  now: Document,
): { document: Document; steps: Steps<Document> } | null {
  const [document, ...rest] = future
  return document !== undefined
    ? { document, steps: { past: [...past, now], future: rest, last: null } }
    : null
}

/** Applies an external change to every step. */
export const applyToSteps = <Document>(
  { past, future }: Steps<Document>,
  change: (document: Document) => Document,
): Steps<Document> => ({ past: past.map(change), future: future.map(change), last: null })
