import type { DraftServer } from './draft-saving'
import type { EditedDraft, SavedDraft } from './draft-state'
import type { DraftBackup, UnsavedDraft } from './keep'

/** A draft as the server answers it. */
export type DraftAnswer<Document, References> = {
  draft: { document: Document; basedOn: string }
  published: Document
  /** The stored state that both `draft` and `published` derive from. */
  base: Document
  references: References
}

/** Functions and values that a draft store needs for one kind of draft. */
export type DraftKind<
  Document,
  References,
  Saved extends SavedDraft,
  Answer extends DraftAnswer<Document, References>,
  State extends EditedDraft<Document, References, Saved>,
> = {
  /** The state of a draft just read, with nothing left to save. */
  stateOf: (answer: Answer) => State
  /** The `updatedAt` of the published object. */
  versionOf: (current: Answer | State) => string
  /** References of both, the former first: undo may restore references. */
  withOlder: (now: Partial<References>, older: References) => References
}

/** The options of a draft store. */
export type DraftOptions<
  Document,
  References,
  Saved extends SavedDraft,
  Answer extends DraftAnswer<Document, References>,
  State extends EditedDraft<Document, References, Saved>,
> = {
  kind: DraftKind<Document, References, Saved, Answer, State>
  initial: Answer
  /** Words of earlier visits that did not reach the server. */
  lost: readonly UnsavedDraft<Document>[]
  server: DraftServer<Document, Answer, Saved>
  keep: DraftBackup<Document>
}
