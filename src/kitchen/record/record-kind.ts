/** Display data of the entities that the ids in a document refer to, in lists by type. */
export type KnownEntities = { readonly [list: string]: readonly { id: string }[] }

/** The changes of the published object since its draft was created. */
export type PublishedChanges<Document> = { base: Document; published: Document }

/**
 * A kind of record: everything that the editor's engine needs to know about recipes, designs, collections
 * or events. Its calls are in a `RecordCalls`, its texts in the components.
 */
export type RecordKind<Document, Stored, Known extends KnownEntities> = {
  /** The noun for it in the middle of a sentence: `collection`. */
  noun: string
  /**
   * - `automatic`: each edit is saved, as a draft that readers do not see
   * - `explicit`: edits are saved when the user requests it, which publishes them
   */
  saves: 'automatic' | 'explicit'
  /** Returns the document of a stored record; that of a new one for null. */
  documentOf: (stored: Stored) => Document
  /** Lists the entities in the document of a stored record. */
  knownOf: (stored: Stored) => Known
  /** Returns the changes of the published object that a draft lacks; null for none. */
  publishedChanges?: (stored: Stored) => PublishedChanges<Document> | null
  /** Describes a saved record; `Saved` without it. */
  savedText?: (stored: Stored) => string
}
