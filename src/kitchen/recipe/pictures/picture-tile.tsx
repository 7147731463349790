'use client'

import { useSortable } from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import type { ReactElement } from 'react'
import type { Image } from '@/src/contract/media/image'
import { cropToRatio, imageAddress } from '@/src/domain/addresses/image-address'
import type { CropBox } from '@/src/domain/addresses/image-address'
import { Button } from '@/src/ui/button'
import { Icon } from '@/src/ui/icons/icon'
import { Grip } from '../../editor/parts/grip'
import styles from '../../pictures/pictures.module.css'

type Props = {
  /** Names the tile among the others while it is dragged. */
  tileId: string
  image: Omit<Image, 'crop'> | undefined
  crop: CropBox | null
  at: number
  count: number
  onMove: (from: number, to: number) => void
  onOpen: () => void
  onRemove: () => void
}

/** The name of a recipe's picture that has no description. */
export const nameOfPicture = (at: number): string => (at === 0 ? 'Cover' : `Picture ${at + 1}`)

const TILE_RATIO = 4 / 3

/** A picture that opens, with its buttons to move and remove it. */
export function PictureTile(props: Props): ReactElement {
  const { tileId, image, crop, at, onOpen } = props
  const {
    attributes,
    listeners,
    setNodeRef,
    setActivatorNodeRef,
    transform,
    transition,
    isDragging,
  } = useSortable({ id: tileId })
  const name = nameOfPicture(at)
  return (
    <li
      ref={setNodeRef}
      className={styles.tile}
      data-is-dragged={isDragging || undefined}
      style={{ transform: CSS.Translate.toString(transform), transition }}
    >
      {image ? (
        <button type="button" className={styles.open} aria-label={`Edit ${name}`} onClick={onOpen}>
          <img
            className={styles.image}
            src={imageAddress(image.key, {
              width: 320,
              crop: cropToRatio({ ...image, crop }, TILE_RATIO),
            })}
            alt={image.alt ?? name}
            loading="lazy"
          />
        </button>
      ) : (
        <span className={styles.image} role="img" aria-label={`${name}, missing`} />
      )}
      {at === 0 ? <span className={styles.cover}>Cover</span> : null}
      <button
        type="button"
        {...attributes}
        {...listeners}
        ref={setActivatorNodeRef}
        className={styles.grip}
        aria-label={`Drag ${name} to move it`}
      >
        <Grip />
      </button>
      <TileTools {...props} name={name} />
    </li>
  )
}

function TileTools({ at, count, onMove, onRemove, name }: Props & { name: string }): ReactElement {
  return (
    <span className={styles.tools}>
      <Button
        kind="icon"
        aria-label={`Move ${name} forward`}
        disabled={at === 0}
        onClick={() => onMove(at, at - 1)}
      >
        <Icon name="arrow-left" size={18} />
      </Button>
      <Button
        kind="icon"
        aria-label={`Move ${name} back`}
        disabled={at === count - 1}
        onClick={() => onMove(at, at + 1)}
      >
        <Icon name="arrow-right" size={18} />
      </Button>
      <Button kind="icon" aria-label={`Remove ${name}`} onClick={onRemove}>
        <Icon name="close" size={18} />
      </Button>
    </span>
  )
}
