import type { ManagedCollection } from '@/src/contract/recipe/collection'
import { RecordStore } from '../../record/record-store'
import type { RecordOptions } from '../../record/record-store'
import {
  documentOf,
  EMPTY_COLLECTION,
  knownInBoth,
  knownWith,
  NOTHING_KNOWN,
} from './collection-state'
import type { CollectionDocument, KnownRecords } from './collection-state'

const KIND = {
  empty: EMPTY_COLLECTION,
  documentOf,
  nothingKnown: NOTHING_KNOWN,
  knownWith,
  knownInBoth,
}

/** A collection in an open editor. @see docs/product/kitchen.md#collection-editor */
export class CollectionStore extends RecordStore<
  CollectionDocument,
  ManagedCollection,
  KnownRecords
> {
  constructor(options: RecordOptions<CollectionDocument, ManagedCollection, KnownRecords>) {
    super(KIND, options)
  }

  /** Adds what the document names from now on. */
  readonly addKnown = (added: Parameters<typeof knownWith>[1]): void =>
    this.know((known) => knownWith(known, added))
}
