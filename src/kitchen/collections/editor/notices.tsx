import type { ReactElement } from 'react'
import type { Json } from '@/src/domain/merging/merge'
import { readableText } from '../../recipe/differences'
import { RecordNotices } from '../../record/record-notices'
import { SEO_TITLE } from '../../seo/seo-words'
import type { CollectionDocument, KnownRecords } from '../store/collection-state'
import { useCollectionEditing, useCollectionState } from './collection-context'

/** Labels of the parts of a collection. */
const LABELS: Readonly<Record<keyof CollectionDocument, string>> = {
  title: 'Title',
  slug: 'Address',
  description: 'Description',
  imageId: 'Cover',
  videoId: 'Video',
  seo: SEO_TITLE,
  recipeIds: 'Recipes',
  rule: 'Rule',
}

/** Notices for the editor, above the collection. */
export function CollectionNotices(): ReactElement {
  const { store } = useCollectionEditing()
  const state = useCollectionState((whole) => whole)
  return (
    <RecordNotices
      state={state}
      noun="collection"
      labels={LABELS}
      conflictWords={(path, value) => conflictWords(path, value, state.known)}
      onUndo={store.undo}
      onSettle={store.settle}
    />
  )
}

/** Formats a side of a conflict: a picture by its alternative text, not its id. */
function conflictWords([name]: readonly string[], value: Json, known: KnownRecords): string {
  if (typeof value !== 'string') return readableText(value)
  if (name === 'imageId') return known.images.get(value)?.alt ?? 'A picture'
  return name === 'videoId' ? 'A video' : value
}
