'use client'

import { closestCenter, DndContext } from '@dnd-kit/core'
import type { DragEndEvent } from '@dnd-kit/core'
import { rectSortingStrategy, SortableContext } from '@dnd-kit/sortable'
import { useId, useState } from 'react'
import type { ReactElement } from 'react'
import { dragAnnouncements } from '../../parts/dragging/drag-announcements'
import { useDragSensors } from '../../parts/dragging/use-drag-sensors'
import styles from '../../pictures/pictures.module.css'
import { UploadTile } from '../../pictures/upload/upload-tile'
import { EditPicture } from './edit-picture'
import { nameOfPicture, PictureTile } from './picture-tile'
import type { useRecipePictures } from './use-recipe-pictures'

type RecipePictures = ReturnType<typeof useRecipePictures>
type Props = { pictures: RecipePictures; isDragging: boolean; onChoose: () => void }

/** Pictures in their order, which dragging, keys and buttons change, and those on their way. */
export function PictureList({ pictures, isDragging, onChoose }: Props): ReactElement {
  const { written, uploads } = pictures
  if (written.length + uploads.length > 0) return <Tiles pictures={pictures} />
  return (
    <button type="button" className={styles.empty} data-is-target={isDragging} onClick={onChoose}>
      <strong>Drop pictures here, paste them, or choose some</strong>
      <span>The first one is the cover.</span>
    </button>
  )
}

function Tiles({ pictures }: Pick<Props, 'pictures'>): ReactElement {
  const { written, uploads, imageOf, move, remove } = pictures
  const id = useId()
  const [opened, setOpened] = useState<number | null>(null)
  const sensors = useDragSensors()
  const tiles = written.map((picture, at) => `${picture.id} ${at}`)
  const drop = ({ active, over }: DragEndEvent): void => {
    if (over) move(tiles.indexOf(String(active.id)), tiles.indexOf(String(over.id)))
  }
  return (
    <DndContext
      id={id}
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={{ announcements: dragAnnouncements('picture', tiles) }}
      onDragEnd={drop}
    >
      <SortableContext items={tiles} strategy={rectSortingStrategy}>
        <ol className={styles.pictures} aria-label="Pictures">
          {written.map((picture, at) => (
            <PictureTile
              key={picture.id}
              tileId={tiles[at] ?? picture.id}
              image={imageOf(picture.id)}
              crop={picture.crop ?? null}
              at={at}
              count={written.length}
              onMove={move}
              onOpen={() => setOpened(at)}
              onRemove={() => remove(at)}
            />
          ))}
          {uploads.map((upload) => (
            <UploadTile key={upload.id} upload={upload} />
          ))}
        </ol>
      </SortableContext>
      {opened === null ? null : (
        <Opened pictures={pictures} at={opened} onClose={() => setOpened(null)} />
      )}
    </DndContext>
  )
}

type OpenedProps = { pictures: RecipePictures; at: number; onClose: () => void }

function Opened({ pictures, at, onClose }: OpenedProps): ReactElement | null {
  const { site, written, imageOf, describe, crop } = pictures
  const picture = written[at]
  const image = picture && imageOf(picture.id)
  if (!image) return null
  return (
    <EditPicture
      {...{ site, image, onClose }}
      name={nameOfPicture(at)}
      crops={{ crop: picture.crop ?? null, shareCrop: picture.shareCrop ?? null }}
      onAlt={(alt) => describe(image, alt)}
      onCrops={(crops) => crop(at, crops)}
    />
  )
}
