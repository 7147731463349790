'use client'

import type { ReactElement } from 'react'
import { MAX_CAPTION } from '@/src/domain/rich-text/document'
import { AltField } from '@/src/kitchen/pictures/details/alt-field'
import { Button } from '@/src/ui/button'
import { CheckField, TextField } from '@/src/ui/form/field'
import parts from '../../../parts/parts.module.css'
import type { PictureFields } from '../fields-node'
import type { TextPictures } from './text-pictures'

type Props = {
  fields: PictureFields
  pictures: TextPictures
  onChange: (fields: PictureFields) => void
  onRemove: () => void
  onDone: () => void
}

/** The fields of a picture in a text; each change is one of the text at once. */
export function PictureForm({ fields, pictures, onChange, onRemove, onDone }: Props): ReactElement {
  const image = pictures.imageOf(fields.imageId)
  return (
    <form
      className={parts.form}
      onSubmit={(event) => {
        event.preventDefault()
        event.stopPropagation()
        onDone()
      }}
    >
      <TextField
        label="Caption"
        hint="Shown below the picture."
        dir="auto"
        maxLength={MAX_CAPTION}
        value={fields.caption ?? ''}
        onChange={({ target }) => onChange(withCaption(fields, target.value))}
      />
      {image ? (
        <AltField
          site={pictures.site}
          id={image.id}
          alt={image.alt}
          hint="For readers who cannot see it. Used wherever the picture is shown."
          onSaved={(alt) => pictures.know({ ...image, alt })}
        />
      ) : null}
      <CheckField
        label="Wider than the text"
        checked={fields.width === 'wide'}
        onChange={({ target }) => onChange(withWidth(fields, target.checked))}
      />
      <div className={parts.actions}>
        <Button kind="quiet" onClick={onRemove}>
          Remove
        </Button>
        <Button type="submit">Done</Button>
      </div>
    </form>
  )
}

/** The field of a caption as it is stored: none for a blank one. */
export const captionField = (caption: string): { caption?: string } =>
  caption.trim() === '' ? {} : { caption }

function withCaption(fields: PictureFields, caption: string): PictureFields {
  const { caption: _, ...rest } = fields
  return { ...rest, ...captionField(caption) }
}

function withWidth(fields: PictureFields, isWide: boolean): PictureFields {
  const { width: _, ...rest } = fields
  return isWide ? { ...rest, width: 'wide' } : rest
}
