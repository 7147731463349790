'use client'

import type { EditorGlobals } from '@/src/contract/site/globals'
import { createRecordContext } from '../../record/record-context'
import type { CollectionDocument, CollectionEntities, StoredCollection } from '../collection-kind'

/** The context of every part of the collection editor, and its hooks. */
export const {
  EditingProvider: CollectionEditingProvider,
  useEditing: useCollectionEditing,
  useRecord: useCollectionState,
  useField: useCollectionField,
  useIssue: useCollectionIssue,
} = createRecordContext<
  CollectionDocument,
  StoredCollection,
  CollectionEntities,
  { globals: EditorGlobals }
>()
