'use client'

import type { NodeKey } from 'lexical'
import type { ReactElement } from 'react'
import type { LexicalGallery } from '@/src/domain/rich-text/lexical'
import { smallPicture } from '@/src/kitchen/pictures/picture-address'
import { BlockFrame } from '../block-frame'
import { OpeningBlock } from './opening-block'
import { isUndescribed } from './picture-view'
import styles from './pictures.module.css'
import { useTextPictures } from './text-pictures'

type Props = { nodeKey: NodeKey; fields: LexicalGallery }

/** A gallery in the text; a press, or Enter where it is selected, opens its pictures. */
export function GalleryView({ nodeKey, fields }: Props): ReactElement {
  const known = useTextPictures()
  const pictures = fields.pictures.map(({ id, imageId, caption }) => {
    const image = known?.imageOf(imageId)
    return { id, image, caption, gone: image ? undefined : 'This picture was deleted.' }
  })
  const words = pictures
    .flatMap(({ gone, caption }) => [gone, caption])
    .filter((text) => text !== undefined)
  return (
    <BlockFrame nodeKey={nodeKey}>
      <figure className={styles.figure} data-is-wide>
        <OpeningBlock
          nodeKey={nodeKey}
          // The name of a button has the text that is shown in it.
          label={[`Gallery: ${pictures.length} pictures`, ...words].join(' ')}
          className={styles.gallery}
        >
          {pictures.map(({ id, image, caption, gone }) => (
            <span key={id} className={styles.galleryPicture}>
              {image ? (
                <img src={smallPicture(image.key, 320)} alt="" draggable={false} />
              ) : (
                <span className={styles.gone}>{gone}</span>
              )}
              {caption ? <span dir="auto">{caption}</span> : null}
            </span>
          ))}
        </OpeningBlock>
        {fields.caption ? <figcaption dir="auto">{fields.caption}</figcaption> : null}
        {pictures.some(({ image }) => image && isUndescribed(image)) ? (
          <p className={styles.missing}>Press to describe its pictures</p>
        ) : null}
      </figure>
    </BlockFrame>
  )
}
