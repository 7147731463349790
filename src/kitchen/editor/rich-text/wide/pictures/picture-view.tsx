'use client'

import { useLexicalComposerContext } from '@lexical/react/LexicalComposerContext'
import { useLexicalNodeSelection } from '@lexical/react/useLexicalNodeSelection'
import { COMMAND_PRIORITY_LOW, KEY_ENTER_COMMAND } from 'lexical'
import type { NodeKey } from 'lexical'
import { useEffect, useRef } from 'react'
import type { ReactElement } from 'react'
import { smallPicture } from '@/src/kitchen/pictures/picture-address'
import type { LexicalPicture } from '@/src/domain/rich-text/lexical'
import { BlockFrame } from '../block-frame'
import { OPEN_PICTURE } from './picture-commands'
import styles from './pictures.module.css'
import { useTextPictures } from './text-pictures'
import type { KnownPicture } from './text-pictures'

type Props = { nodeKey: NodeKey; fields: LexicalPicture }

/** A picture in the text with its caption; a press, or Enter where it is selected, opens its fields. */
export function PictureView({ nodeKey, fields }: Props): ReactElement {
  const [editor] = useLexicalComposerContext()
  const [isSelected] = useLexicalNodeSelection(nodeKey)
  const button = useRef<HTMLButtonElement>(null)
  const image = useTextPictures()?.imageOf(fields.imageId)
  useEffect(() => {
    if (!isSelected) return
    return editor.registerCommand(
      KEY_ENTER_COMMAND,
      (event) => {
        if (!button.current) return false
        event?.preventDefault()
        return editor.dispatchCommand(OPEN_PICTURE, { key: nodeKey, anchor: button.current })
      },
      COMMAND_PRIORITY_LOW,
    )
  }, [editor, isSelected, nodeKey])
  return (
    <BlockFrame nodeKey={nodeKey}>
      <figure className={styles.figure} data-is-wide={fields.width === 'wide' || undefined}>
        <button
          ref={button}
          type="button"
          tabIndex={-1}
          className={styles.picture}
          aria-label={`Picture: ${nameOf(image, fields)}`}
          onClick={({ currentTarget }) =>
            editor.dispatchCommand(OPEN_PICTURE, { key: nodeKey, anchor: currentTarget })
          }
        >
          <Shown image={image} />
        </button>
        {fields.caption ? <figcaption dir="auto">{fields.caption}</figcaption> : null}
        {image && isUndescribed(image) ? (
          <p className={styles.missing}>Press it to say what it shows</p>
        ) : null}
      </figure>
    </BlockFrame>
  )
}

const isUndescribed = ({ alt }: KnownPicture): boolean => (alt ?? '').trim() === ''

const nameOf = (image: KnownPicture | undefined, { caption }: LexicalPicture): string =>
  image?.alt?.trim() || caption || 'without a description'

function Shown({ image }: { image: KnownPicture | undefined }): ReactElement {
  if (!image) return <span className={styles.gone}>This picture was deleted.</span>
  const { key, width, height } = image
  return <img src={smallPicture(key, 800)} width={width} height={height} alt="" draggable={false} />
}
