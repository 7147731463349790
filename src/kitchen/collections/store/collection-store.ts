import type { ManagedCollection } from '@/src/contract/recipe/collection'
import { RecordStore } from '../../record/record-store'
import type { RecordOptions } from '../../record/record-store'
import {
  documentOf,
  EMPTY_COLLECTION,
  mergeKnownEntities,
  addKnownEntities,
  NO_KNOWN_ENTITIES,
} from './collection-state'
import type { CollectionDocument, KnownRecords } from './collection-state'

const KIND = {
  empty: EMPTY_COLLECTION,
  documentOf,
  nothingKnown: NO_KNOWN_ENTITIES,
  addKnownEntities,
  mergeKnownEntities,
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

  /** Adds references of the document. */
  readonly addKnown = (added: Parameters<typeof addKnownEntities>[1]): void =>
    this.know((known) => addKnownEntities(known, added))
}
