'use client'

import type { ReactElement } from 'react'
import { getAnnotation, withAnnotation } from '../annotated-line'
import { useListContext } from '../list-context'
import { appendDetail, spanText, replaceSpanText } from '../writing/span-text'
import type { PartFormProps } from './form-props'
import { TypedForm } from './typed-form'

/** The form of a preparation's text. */
export const PreparationForm = (props: PartFormProps): ReactElement => (
  <DetailForm {...props} kind="preparation" label="Preparation" hint="sifted, finely chopped" />
)

/** The form of a note's text. */
export const NoteForm = (props: PartFormProps): ReactElement => (
  <DetailForm {...props} kind="note" label="Note" hint="optional, organic" />
)

type DetailFormProps = PartFormProps & {
  kind: 'preparation' | 'note'
  label: string
  hint: string
}

function DetailForm({ line, at, onDone, kind, label, hint }: DetailFormProps): ReactElement {
  const { catalogues } = useListContext()
  const annotated = getAnnotation(line)
  return (
    <TypedForm
      label={label}
      hint={hint}
      start={at === null ? '' : spanText(annotated, at)}
      error="Too long for a line"
      write={(typed) => {
        const written =
          at === null ? appendDetail(annotated, kind, typed) : replaceSpanText(annotated, at, typed)
        return withAnnotation(line, written, catalogues)
      }}
      onDone={onDone}
    />
  )
}
