import type { ReactElement } from 'react'
import { OnePicture } from '../../pictures/upload/one-picture'
import { useCollectionEditing, useCollectionField, useCollectionState } from './collection-context'

/** The cover of a collection. @see docs/product/kitchen.md#pictures */
export function Cover(): ReactElement {
  const { store, site } = useCollectionEditing()
  const [id, onChange] = useCollectionField('imageId')
  const images = useCollectionState(({ known }) => known.images)
  return (
    <OnePicture
      site={site.slug}
      title="Cover"
      without="Without a cover, only the title is shown."
      {...{ id, images, onChange }}
      onKnow={(image) => store.addKnown({ images: [image] })}
    />
  )
}
