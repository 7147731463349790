import type { ReactElement } from 'react'
import type { Image } from '@/src/contract/media/image'
import type { Picture as PictureBlock } from '@/src/domain/rich-text/document'
import { Picture } from '../media/picture'
import styles from './static-blocks.module.css'

const AS_TEXT = { sizes: '(min-width: 680px) 640px, 92vw', maxWidth: 736 }
const WIDE = { sizes: '(min-width: 1060px) 960px, 92vw', maxWidth: 960 }

/** Props of a picture in a text. */
export type PictureFigureProps = { picture: PictureBlock; images: readonly Image[] }

/**
 * A picture in a text, with its caption.
 * @see docs/product/rich-text.md#pictures
 */
export function PictureFigure({ picture, images }: PictureFigureProps): ReactElement | null {
  const image = images.find(({ id }) => id === picture.imageId)
  if (!image) return null
  const isWide = picture.width === 'wide'
  return (
    <figure className={styles.figure} data-is-wide={isWide || undefined}>
      <Picture
        image={image}
        alt={image.alt ?? ''}
        {...(isWide ? WIDE : AS_TEXT)}
        className={styles.picture}
      />
      {picture.caption ? (
        <figcaption className={styles.caption}>{picture.caption}</figcaption>
      ) : null}
    </figure>
  )
}
