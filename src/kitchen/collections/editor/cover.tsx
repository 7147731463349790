import type { ReactElement } from 'react'
import type { Image } from '@/src/contract/media/image'
import { OnePicture } from '../../pictures/upload/one-picture'
import { useCollectionEditing, useCollectionField, useCollectionState } from './collection-context'

/** The cover of a collection. @see docs/product/kitchen.md#pictures */
export function Cover(): ReactElement {
  const { store, site } = useCollectionEditing()
  const [id, change] = useCollectionField('imageId')
  const image = useCollectionState(({ known }) => known.images.find((each) => each.id === id))
  const know = (known: Image): void => store.addKnown({ images: [known] })
  return (
    <OnePicture
      site={site.slug}
      title="Cover"
      without="Without a cover, only the title is shown."
      {...{ id, image }}
      onKnow={know}
      onUse={(picture) => {
        know(picture)
        store.change((document) => ({ ...document, imageId: picture.id }))
      }}
      onRemove={() => change(null)}
    />
  )
}
