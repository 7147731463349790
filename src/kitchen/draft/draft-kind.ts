import type { DraftServer } from './draft-saving'
import type { EditedDraft, SavedDraft } from './draft-state'
import type { DraftKeep, KeptDraft } from './keep'

/** A draft as the server answers it. */
export type DraftAnswer<Document, References> = {
  draft: { document: Document; basedOn: string }
  published: Document
  /** What both `draft` and `published` come from. */
  base: Document
  references: References
}

/** What a store has to know of the kind of drafts it holds. */
export type DraftKind<
  Document,
  References,
  Saved extends SavedDraft,
  Answer extends DraftAnswer<Document, References>,
  State extends EditedDraft<Document, References, Saved>,
> = {
  /** The state of a draft just read, with nothing left to save. */
  stateOf: (answer: Answer) => State
  /** The `updatedAt` of what is stored beside the draft. */
  versionOf: (current: Answer | State) => string
  /** References of both, the former first: undo may bring back what is no longer named. */
  withOlder: (now: Partial<References>, older: References) => References
}

/** What a store of drafts is opened with. */
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
  lost: readonly KeptDraft<Document>[]
  server: DraftServer<Document, Answer, Saved>
  keep: DraftKeep<Document>
}
