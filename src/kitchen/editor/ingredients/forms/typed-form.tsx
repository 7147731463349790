'use client'

import { useState } from 'react'
import type { ReactElement, ReactNode } from 'react'
import { MAX_LINE_LENGTH } from '@/src/domain/recipes/recipe-limits'
import { TextField } from '@/src/ui/form/field'
import { PartForm } from '../../parts/part-form'
import type { IngredientLine } from '../ingredient-line'

type TypedProps = {
  label: string
  hint?: string
  start: string
  error?: string
  /** The line with the typed text; undefined if it is invalid. */
  write: (typed: string) => IngredientLine | undefined
  onDone: (line: IngredientLine) => void
  /** Whether something else of the form is changed. */
  isChanged?: boolean
  /** More of the form, below the field. */
  children?: ReactNode
}

/** A text field for a part of a line, with validation. */
export function TypedForm(props: TypedProps): ReactElement {
  const { label, hint, start, error = 'Invalid input', isChanged = false } = props
  const { write, onDone, children } = props
  const [typed, setTyped] = useState(start)
  const [isWrong, setWrong] = useState(false)
  return (
    <PartForm
      isChanged={isChanged || typed !== start}
      onApply={() => {
        const line = write(typed)
        if (line && line.text.length <= MAX_LINE_LENGTH) onDone(line)
        else setWrong(true)
      }}
    >
      <TextField
        label={label}
        hint={hint}
        dir="auto"
        value={typed}
        error={isWrong ? error : null}
        onFocus={(event) => event.target.select()}
        onChange={(event) => {
          setTyped(event.target.value)
          setWrong(false)
        }}
      />
      {children}
    </PartForm>
  )
}
