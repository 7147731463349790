'use client'

import type { NodeKey } from 'lexical'
import type { ReactElement } from 'react'
import { smallPicture } from '@/src/kitchen/pictures/picture-address'
import type { LexicalPicture } from '@/src/domain/rich-text/lexical'
import { BlockFrame } from '../block-frame'
import { OpeningBlock } from './opening-block'
import styles from './pictures.module.css'
import { useTextPictures } from './text-pictures'
import type { KnownPicture } from './text-pictures'

type Props = { nodeKey: NodeKey; fields: LexicalPicture }

/** A picture in the text with its caption; a press, or Enter where it is selected, opens its fields. */
export function PictureView({ nodeKey, fields }: Props): ReactElement {
  const image = useTextPictures()?.imageOf(fields.imageId)
  return (
    <BlockFrame nodeKey={nodeKey}>
      <figure className={styles.figure} data-is-wide={fields.width === 'wide' || undefined}>
        <OpeningBlock
          nodeKey={nodeKey}
          label={`Picture: ${pictureName(image, fields)}`}
          className={styles.picture}
        >
          <Shown image={image} />
        </OpeningBlock>
        {fields.caption ? <figcaption dir="auto">{fields.caption}</figcaption> : null}
        {image && isUndescribed(image) ? (
          <p className={styles.missing}>Press to describe it</p>
        ) : null}
      </figure>
    </BlockFrame>
  )
}

/** Whether a picture has no alternative text. */
export const isUndescribed = ({ alt }: KnownPicture): boolean => (alt ?? '').trim() === ''

const pictureName = (image: KnownPicture | undefined, { caption }: LexicalPicture): string =>
  image?.alt?.trim() || caption || 'without alt text'

function Shown({ image }: { image: KnownPicture | undefined }): ReactElement {
  if (!image) return <span className={styles.gone}>This picture was deleted.</span>
  const { key, width, height } = image
  return <img src={smallPicture(key, 800)} width={width} height={height} alt="" draggable={false} />
}
