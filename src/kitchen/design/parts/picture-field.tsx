'use client'

import type { ReactElement } from 'react'
import { PictureField as AnyPictureField } from '../../pictures/upload/picture-field'
import { useDesign, useDesigning, useDesignIssue } from '../design-context'

type Props = {
  label: string
  hint?: string
  /** The path of the field in the server's messages. */
  path: string
  value: string | null
  onChange: (id: string | null) => void
}

/** A picture of the design: uploaded, or chosen from the library. */
export function PictureField({ label, hint, path, value, onChange }: Props): ReactElement {
  const { store, site } = useDesigning()
  const image = useDesign(({ known }) => known.images.find(({ id }) => id === value))
  return (
    <AnyPictureField
      site={site.slug}
      isChosen={value !== null}
      issue={useDesignIssue(path)}
      {...{ label, hint, image }}
      onUse={(picture) => {
        store.addKnown({ images: [picture] })
        onChange(picture.id)
      }}
      onRemove={() => onChange(null)}
    />
  )
}
