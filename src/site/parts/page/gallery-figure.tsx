import type { ReactElement } from 'react'
import type { Image } from '@/src/contract/media/image'
import type { Gallery } from '@/src/domain/rich-text/document'
import { Picture } from '../media/picture'
import styles from './static-blocks.module.css'

/** All pictures have this ratio, so that the rows of the grid are even. */
const RATIO = 1
const SIZES = '(min-width: 680px) 240px, 46vw'
const MAX_WIDTH = 360

type Props = { gallery: Gallery; images: readonly Image[] }

/**
 * Pictures in a grid, each with its caption, and a caption of all.
 * @see docs/product/rich-text.md#galleries
 */
export function GalleryFigure({ gallery, images }: Props): ReactElement {
  const known = new Map(images.map((image) => [image.id, image]))
  return (
    <figure className={styles.figure}>
      <div className={styles.gallery}>
        {gallery.pictures.map(({ imageId, caption }) => {
          const image = known.get(imageId)
          return image ? (
            <figure key={imageId} className={styles.galleryPicture}>
              <Picture
                image={image}
                alt={image.alt ?? ''}
                ratio={RATIO}
                sizes={SIZES}
                maxWidth={MAX_WIDTH}
              />
              {caption ? <figcaption className={styles.caption}>{caption}</figcaption> : null}
            </figure>
          ) : null
        })}
      </div>
      {gallery.caption ? (
        <figcaption className={styles.caption}>{gallery.caption}</figcaption>
      ) : null}
    </figure>
  )
}
