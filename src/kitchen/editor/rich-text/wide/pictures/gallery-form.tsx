'use client'

import type { ReactElement } from 'react'
import { MAX_CAPTION, MAX_GALLERY } from '@/src/domain/rich-text/document'
import type { LexicalGalleryPicture } from '@/src/domain/rich-text/lexical'
import { OrderedRow, OrderedRows } from '@/src/kitchen/design/parts/ordered-rows'
import { moveEntry } from '@/src/kitchen/design/parts/row-buttons'
import { AltField } from '@/src/kitchen/pictures/details/alt-field'
import { smallPicture } from '@/src/kitchen/pictures/picture-address'
import { Button } from '@/src/ui/button'
import { TextField } from '@/src/ui/form/field'
import parts from '../../../parts/parts.module.css'
import type { GalleryFields } from '../fields-node'
import { captionField } from './picture-form'
import styles from './pictures.module.css'
import type { TextPictures } from './text-pictures'

type Props = {
  fields: GalleryFields
  pictures: TextPictures
  onChange: (fields: GalleryFields) => void
  /** Called when the pictures were reordered, or one was removed. */
  onArrange: (pictures: readonly LexicalGalleryPicture[]) => void
  onAdd: (from: 'files' | 'library') => void
  onRemove: () => void
  onDone: () => void
}

/** The pictures of a gallery; each change is one of the text at once. */
export function GalleryForm(props: Props): ReactElement {
  const { fields, onChange, onAdd, onRemove, onDone } = props
  const { caption, ...uncaptioned } = fields
  const isFull = fields.pictures.length >= MAX_GALLERY
  return (
    <form
      className={parts.form}
      onSubmit={(event) => {
        event.preventDefault()
        event.stopPropagation()
        onDone()
      }}
    >
      <Rows {...props} />
      <TextField
        label="Caption of the gallery"
        hint="Shown below all pictures."
        dir="auto"
        maxLength={MAX_CAPTION}
        value={caption ?? ''}
        onChange={({ target }) => onChange({ ...uncaptioned, ...captionField(target.value) })}
      />
      <div className={parts.actions}>
        <Button kind="quiet" disabled={isFull} onClick={() => onAdd('files')}>
          Add pictures
        </Button>
        <Button kind="quiet" disabled={isFull} onClick={() => onAdd('library')}>
          Add from the library
        </Button>
      </div>
      <div className={parts.actions}>
        <Button kind="quiet" onClick={onRemove}>
          Remove gallery
        </Button>
        <Button type="submit">Done</Button>
      </div>
    </form>
  )
}

function Rows({ fields, pictures, onChange, onArrange }: Props): ReactElement {
  const rows = fields.pictures
  const move = (from: number, to: number): void => onArrange(moveEntry(rows, from, to))
  return (
    <section className={styles.rows} aria-label="Pictures">
      <OrderedRows ids={rows.map(({ id }) => id)} noun="picture" onMove={move}>
        {rows.map((row, at) => (
          <OrderedRow
            key={row.id}
            id={row.id}
            name={`picture ${at + 1}`}
            at={at}
            count={rows.length}
            onMove={move}
            onRemove={() => onArrange(rows.toSpliced(at, 1))}
          >
            <Row
              row={row}
              pictures={pictures}
              onChange={(next) => onChange({ ...fields, pictures: rows.with(at, next) })}
            />
          </OrderedRow>
        ))}
      </OrderedRows>
    </section>
  )
}

type RowProps = {
  row: LexicalGalleryPicture
  pictures: TextPictures
  onChange: (row: LexicalGalleryPicture) => void
}

function Row({ row, pictures, onChange }: RowProps): ReactElement {
  const { id, imageId } = row
  const image = pictures.imageOf(imageId)
  return (
    <>
      {image ? (
        <img className={styles.thumb} src={smallPicture(image.key, 320)} alt="" draggable={false} />
      ) : (
        <p className={styles.gone}>This picture was deleted.</p>
      )}
      <TextField
        label="Caption"
        dir="auto"
        maxLength={MAX_CAPTION}
        value={row.caption ?? ''}
        onChange={({ target }) => onChange({ id, imageId, ...captionField(target.value) })}
      />
      {image ? (
        <AltField
          site={pictures.site}
          id={image.id}
          alt={image.alt}
          onSaved={(alt) => pictures.know({ ...image, alt })}
        />
      ) : null}
    </>
  )
}
