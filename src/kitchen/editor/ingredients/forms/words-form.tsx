'use client'

import type { ReactElement } from 'react'
import { annotationOf, withAnnotation } from '../annotated-line'
import { useListContext } from '../list-context'
import { appendWords, wordsAt, writeWords } from '../writing/write-words'
import type { PartFormProps } from './form-props'
import { TypedForm } from './typed-form'

/** The words of a preparation. */
export const PreparationForm = (props: PartFormProps): ReactElement => (
  <WordsForm {...props} kind="preparation" label="Preparation" hint="sifted, finely chopped" />
)

/** The words of a note. */
export const NoteForm = (props: PartFormProps): ReactElement => (
  <WordsForm {...props} kind="note" label="Note" hint="optional, organic" />
)

type WordsFormProps = PartFormProps & {
  kind: 'preparation' | 'note'
  label: string
  hint: string
}

function WordsForm({ line, at, onDone, kind, label, hint }: WordsFormProps): ReactElement {
  const { catalogues } = useListContext()
  const annotated = annotationOf(line)
  return (
    <TypedForm
      label={label}
      hint={hint}
      start={at === null ? '' : wordsAt(annotated, at)}
      error="Too long for a line"
      write={(typed) => {
        const written =
          at === null ? appendWords(annotated, kind, typed) : writeWords(annotated, at, typed)
        return withAnnotation(line, written, catalogues)
      }}
      onDone={onDone}
    />
  )
}
